import './final-call.css';
import { ButtonLink } from '@vayl/ui/primitives/button-link';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { APPLY, AVAILABILITY, FINAL_CALL } from '../../../content/landing.content.ts';
import { BetaWaitlist } from '../../features/beta-waitlist/beta-waitlist.tsx';
import { applicationFormUrl } from '../../site/settings.ts';

export function FinalCall(): ReactNode {
  return (
    <section id="apply" className="section" data-surface="night">
      <div className="wrap final-call">
        <Heading level={2} size="landing">
          {FINAL_CALL.title} <em>{FINAL_CALL.turned}</em> {FINAL_CALL.rest}
        </Heading>
        <div className="final-call-ways">
          <Text look="lead">{FINAL_CALL.lead}</Text>
          <div className="final-call-actions">
            <ButtonLink href={applicationFormUrl('final-cta')}>{APPLY}</ButtonLink>
            <ButtonLink look="line" render={<Link to="/download" />}>
              {FINAL_CALL.download}
            </ButtonLink>
          </div>
          <p className="final-call-note">
            {AVAILABILITY} {FINAL_CALL.free}
          </p>
          <BetaWaitlist />
        </div>
      </div>
    </section>
  );
}
