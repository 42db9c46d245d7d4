import './mechanism-panel.css';
import { Heading } from '@vayl/ui/primitives/heading';
import type { ReactNode } from 'react';
import { MECHANISMS, type Mechanism } from '../../../content/neuroscience.content.ts';
import { ClaimText } from '../evidence/claim-text.tsx';
import { TwoSides } from '../evidence/two-sides.tsx';

const { words } = MECHANISMS;

/** One mechanism: the question, what is known, both sides, what is disputed, what we do. */
export function MechanismPanel({ title, question, claims, disputed, weDo, ...sides }: Mechanism): ReactNode {
  return (
    <div className="mechanism">
      <div className="mechanism-head">
        <Heading level={3}>{title}</Heading>
        <p>{question}</p>
      </div>
      <div className="mechanism-body">
        <h4>{words.known}</h4>
        <div className="mechanism-claims">
          {claims.map((claim) => (
            <ClaimText key={claim} claim={claim} />
          ))}
        </div>
        <h4>{words.disputed}</h4>
        <p>{disputed}</p>
        <TwoSides for={sides.for} against={sides.against} />
        <h4>{words.weDo}</h4>
        <p>{weDo}</p>
      </div>
    </div>
  );
}
