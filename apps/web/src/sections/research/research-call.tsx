import './research-call.css';
import { ButtonLink } from '@vayl/ui/primitives/button-link';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CALL } from '../../../content/research-words.content.ts';
import { BOOK_DEMO_URL, RESEARCH_EMAIL } from '../../site/settings.ts';

/** What to do next. */
export function ResearchCall(): ReactNode {
  return (
    <section id="call-to-action" className="section section-joined">
      <div className="wrap research-call">
        <Heading level={2} size="page">
          {CALL.title}
        </Heading>
        <div>
          <Text look="lead">{CALL.lead}</Text>
          <div className="research-call-actions">
            <ButtonLink href={BOOK_DEMO_URL}>{CALL.book}</ButtonLink>
            <ButtonLink look="line" render={<Link to="/download" />}>
              {CALL.download}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Whom to write to, and the way home. */
export function ResearchFoot(): ReactNode {
  return (
    <footer className="research-foot">
      <div className="wrap">
        <p>
          {CALL.contact} <a href={`mailto:${RESEARCH_EMAIL}`}>{RESEARCH_EMAIL}</a>
        </p>
        <Link to="/">{CALL.home}</Link>
      </div>
    </footer>
  );
}
