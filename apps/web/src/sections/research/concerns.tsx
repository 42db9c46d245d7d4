import { Heading } from '@vayl/ui/primitives/heading';
import type { ReactNode } from 'react';
import type { Concern } from '../../../content/research-page.content.ts';
import { CONCERNS } from '../../../content/research-words.content.ts';
import { ClaimText } from '../evidence/claim-text.tsx';

/** What people ask first. Nothing is folded away. */
export function Concerns({ concerns }: { readonly concerns: readonly Concern[] }): ReactNode {
  return (
    <section id="concerns" className="section">
      <div className="wrap research-split">
        <Heading level={2}>{CONCERNS.title}</Heading>
        <ul className="research-rules">
          {concerns.map(({ question, answer, claim }) => (
            <li key={question}>
              <h3>{question}</h3>
              <p>{answer}</p>
              {claim !== undefined && <ClaimText claim={claim} />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
