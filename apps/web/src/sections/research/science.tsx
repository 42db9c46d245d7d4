import './science.css';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SCIENCE } from '../../../content/research-shared.content.ts';
import { ClaimText } from '../evidence/claim-text.tsx';
import { TwoSides } from '../evidence/two-sides.tsx';

/** Each question with its answer, and what speaks for and against it in equal columns. */
export function Science(): ReactNode {
  return (
    <section id="science" className="section section-joined">
      <div className="wrap science">
        <Heading level={2}>{SCIENCE.title}</Heading>
        <Text look="lead">{SCIENCE.lead}</Text>
        {SCIENCE.rows.map(({ question, claim, text, for: supporting, against }) => (
          <article key={question} className="science-row">
            <div>
              <Heading level={3} size="small">
                {question}
              </Heading>
              {claim === undefined ? <p>{text}</p> : <ClaimText claim={claim} />}
            </div>
            <TwoSides for={supporting} against={against} />
          </article>
        ))}
        <div className="science-remarks">
          {SCIENCE.claims.map((claim) => (
            <ClaimText key={claim} claim={claim} />
          ))}
        </div>
        <p className="science-more">
          <Link to="/neuroscience" reloadDocument>
            {SCIENCE.more}
          </Link>
        </p>
      </div>
    </section>
  );
}
