import './recovery-comparison.css';
import type { ClaimId } from '@vayl/domain';
import { Heading } from '@vayl/ui/primitives/heading';
import type { ReactNode } from 'react';
import { RECOVERY_COMPARISON } from '../../../content/neuroscience.content.ts';
import { ClaimSources } from '../evidence/claim-sources.tsx';
import { ClaimText } from '../evidence/claim-text.tsx';
import { useClaim } from '../evidence/evidence-context.tsx';

const { title, claim, scaleMinutes, sides } = RECOVERY_COMPARISON;

/** Two quantities of different kinds on one scale of minutes; the caption says which is whose. */
export function RecoveryComparison(): ReactNode {
  return (
    <section id="recovery" className="section">
      <div className="wrap">
        <Heading level={2}>{title}</Heading>
        <figure className="before-after">
          <div className="before-after-sides">
            {sides.map((side) => (
              <Side key={side.name} {...side} />
            ))}
          </div>
          <figcaption>
            <ClaimText claim={claim} />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

interface SideProps {
  readonly name: string;
  readonly whose: string;
  readonly claim: ClaimId;
  readonly minutes: number;
  readonly solidMinutes: number;
}

function Side({ name, whose, claim: own, minutes, solidMinutes }: SideProps): ReactNode {
  const { figure, text } = useClaim(own);
  return (
    <>
      <div className="before-after-side" data-side={name.toLowerCase()}>
        <p className="before-after-whose">
          <b>{name}</b> {whose}
        </p>
        <p className="before-after-figure">{figure}</p>
        <div
          className="before-after-scale"
          style={{ '--to': minutes / scaleMinutes, '--solid': solidMinutes / minutes, '--minutes': scaleMinutes }}
          aria-hidden="true"
        >
          <i />
          <span>0</span>
          <span>{scaleMinutes} min</span>
        </div>
      </div>
      <div className="before-after-words">
        <p>{text}</p>
        <ClaimSources claim={own} />
      </div>
    </>
  );
}
