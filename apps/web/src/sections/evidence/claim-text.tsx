import './evidence.css';
import type { ClaimId } from '@vayl/domain';
import type { ReactNode } from 'react';
import { ClaimSources } from './claim-sources.tsx';
import { useClaim } from './evidence-context.tsx';

/** The wording of a claim, and beside it what it stands on. */
export function ClaimText({ claim }: { readonly claim: ClaimId }): ReactNode {
  const { text } = useClaim(claim);
  return (
    <div className="evidence-claim">
      <p>{text}</p>
      <ClaimSources claim={claim} />
    </div>
  );
}
