import './costs.css';
import type { ClaimId } from '@vayl/domain';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import type { ResearchContent } from '../../../content/research-page.content.ts';
import { COSTS } from '../../../content/research-shared.content.ts';
import { ClaimSources } from '../evidence/claim-sources.tsx';
import { useClaim } from '../evidence/evidence-context.tsx';
import { TwoSides } from '../evidence/two-sides.tsx';

/** What an interruption costs, one figure to a row, with what it stands on beside it at every width. */
export function Costs({ title, lead, claims }: ResearchContent['costs']): ReactNode {
  return (
    <section id="interruption-cost" className="section">
      <div className="wrap costs">
        <Heading level={2}>{title}</Heading>
        <Text look="lead">{lead}</Text>
        <p className="costs-columns" aria-hidden="true">
          {COSTS.columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </p>
        <ul className="costs-rows">
          {claims.map((claim) => (
            <CostRow key={claim} claim={claim} />
          ))}
        </ul>
        <Heading level={3} size="small">
          {COSTS.sidesTitle}
        </Heading>
        <TwoSides {...COSTS.sides} />
      </div>
    </section>
  );
}

function CostRow({ claim }: { readonly claim: ClaimId }): ReactNode {
  const { text, figure } = useClaim(claim);
  return (
    <li>
      <p className="costs-figure">{figure}</p>
      <p>{text}</p>
      <ClaimSources claim={claim} />
    </li>
  );
}
