import { citedBy, claimMark, claimOf, isClaimId, type PublicationId } from '@vayl/domain';
import type { ReactNode } from 'react';
import { Cite } from './cite.tsx';

interface ClaimTextProps {
  readonly id: string;
  readonly references: readonly PublicationId[];
}

/** A claim in its one wording, with its sources on this page, or with the mark of one that has none. */
export function ClaimText({ id, references }: ClaimTextProps): ReactNode {
  // The build has refused every id that there is no claim for.
  if (!isClaimId(id)) return null;
  const claim = claimOf(id);
  const sources = citedBy(claim);
  // In the order of their numbers.
  const cited = references.filter((reference) => sources.includes(reference));
  const mark = claimMark(claim);
  return (
    <>
      {claim.text}
      {cited.length > 0 && <Cite references={references} ids={cited} first={[]} />}
      {mark !== undefined && (
        <>
          {' '}
          <small className="prose-mark">{mark}</small>
        </>
      )}
    </>
  );
}
