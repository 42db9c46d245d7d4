import './neuro-call.css';
import { ButtonLink } from '@vayl/ui/primitives/button-link';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NEURO_CALL } from '../../../content/neuroscience.content.ts';
import { BOOK_DEMO_URL } from '../../site/settings.ts';

export function NeuroCall(): ReactNode {
  return (
    <section id="call-to-action" className="section section-joined">
      <div className="wrap neuro-call">
        <Heading level={2} size="page">
          {NEURO_CALL.title}
        </Heading>
        <div>
          <Text look="lead">{NEURO_CALL.lead}</Text>
          <div className="neuro-call-actions">
            <ButtonLink href={BOOK_DEMO_URL}>{NEURO_CALL.book}</ButtonLink>
            <ButtonLink look="line" render={<Link to="/" />}>
              {NEURO_CALL.home}
            </ButtonLink>
          </div>
          <p className="neuro-call-more">
            <Link to="/research">{NEURO_CALL.research}</Link>
          </p>
        </div>
      </div>
    </section>
  );
}
