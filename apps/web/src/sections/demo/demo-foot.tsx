import './demo-foot.css';
import { ButtonLink } from '@vayl/ui/primitives/button-link';
import { Heading } from '@vayl/ui/primitives/heading';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DEMO } from '../../../content/demo.content.ts';

const { safety, full, final } = DEMO;

/** What has to be known, and where to go from here. */
export function DemoFoot(): ReactNode {
  return (
    <>
      <div className="demo-foot">
        <section aria-labelledby="safety-note">
          <Heading level={2} size="part" id="safety-note">
            {safety.title}
          </Heading>
          <p>{safety.text}</p>
          <p>
            {safety.privacy}{' '}
            <Link to="/privacy-policy" reloadDocument>
              {safety.privacyLink}
            </Link>
          </p>
        </section>
        <section aria-labelledby="full-experience">
          <Heading level={2} size="part" id="full-experience">
            {full.title}
          </Heading>
          <p>{full.text}</p>
          <p>
            <ButtonLink look="line" render={<Link to="/" />}>
              {full.action}
            </ButtonLink>
          </p>
        </section>
      </div>
      <section className="demo-final" aria-labelledby="demo-final">
        <Heading level={2} size="section" id="demo-final">
          {final.title}
        </Heading>
        <ButtonLink render={<Link to="/" />}>{final.action}</ButtonLink>
      </section>
    </>
  );
}
