import './market.css';
import type { ClaimId } from '@vayl/domain';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import type { ReactNode } from 'react';
import { MARKET } from '../../../content/research-shared.content.ts';
import { ClaimText } from '../evidence/claim-text.tsx';
import { useClaim } from '../evidence/evidence-context.tsx';
import { KindsTable } from './kinds-table.tsx';

/** Figures that could be traced to a document, and as many words on what nobody knows. */
export function Market(): ReactNode {
  return (
    <section id="market" className="section section-joined">
      <div className="wrap market">
        <Heading level={2}>{MARKET.title}</Heading>
        <Text look="lead">{MARKET.lead}</Text>
        <ul className="market-figures">
          {MARKET.claims.map((claim) => (
            <MarketFigure key={claim} claim={claim} />
          ))}
        </ul>
        <div className="research-split market-unknown">
          <Heading level={3}>{MARKET.unknown.title}</Heading>
          <ul className="research-rules">
            {MARKET.unknown.rows.map((row) => (
              <li key={row}>{row}</li>
            ))}
          </ul>
        </div>
        <KindsTable />
      </div>
    </section>
  );
}

function MarketFigure({ claim }: { readonly claim: ClaimId }): ReactNode {
  const { figure } = useClaim(claim);
  return (
    <li>
      <p className="market-figure">{figure}</p>
      <ClaimText claim={claim} />
    </li>
  );
}
