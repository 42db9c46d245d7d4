import './cycle.css';
import type { ClaimId } from '@vayl/domain';
import { Heading } from '@vayl/ui/primitives/heading';
import type { ReactNode } from 'react';
import { CYCLE } from '../../../content/research-shared.content.ts';
import { ClaimSources } from '../evidence/claim-sources.tsx';
import { ClaimText } from '../evidence/claim-text.tsx';
import { useClaim } from '../evidence/evidence-context.tsx';

/** From the interruption back to the task, with the time we state for each step. */
export function Cycle(): ReactNode {
  return (
    <section id="cycle" className="section section-joined">
      <div className="wrap cycle">
        <div className="cycle-head">
          <Heading level={2}>{CYCLE.title}</Heading>
          <ClaimText claim={CYCLE.claim} />
        </div>
        <ol className="cycle-steps">
          {CYCLE.steps.map((step) => (
            <Step key={step.name} {...step} />
          ))}
        </ol>
        <p className="cycle-note">{CYCLE.note}</p>
      </div>
    </section>
  );
}

interface StepProps {
  readonly name: string;
  readonly claim: ClaimId;
  /** What stands large where the claim has no number. */
  readonly instead?: string;
}

function Step({ name, claim, instead }: StepProps): ReactNode {
  const { text, figure } = useClaim(claim);
  return (
    <li>
      <h3>{name}</h3>
      <p className="cycle-figure">{figure ?? instead}</p>
      <p>{text}</p>
      <ClaimSources claim={claim} />
    </li>
  );
}
