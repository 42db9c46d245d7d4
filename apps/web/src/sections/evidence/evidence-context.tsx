import type { BandName, ClaimId, PublicationId } from '@vayl/domain';
import { createContext, type ReactNode, useContext } from 'react';
import type { EvidenceOnPage, ShownBand, ShownClaim, ShownPublication } from './evidence-on-page.ts';

const Evidence = createContext<EvidenceOnPage>({ claims: {}, bands: {}, publications: [] });

interface EvidenceProviderProps {
  readonly evidence: EvidenceOnPage;
  readonly children: ReactNode;
}

/** What a page cites, for all of its sections. */
export function EvidenceProvider({ evidence, children }: EvidenceProviderProps): ReactNode {
  return <Evidence value={evidence}>{children}</Evidence>;
}

export function useEvidence(): EvidenceOnPage {
  return useContext(Evidence);
}

export function useClaim(id: ClaimId): ShownClaim {
  return found(useEvidence().claims[id], id);
}

export function useBand(name: BandName): ShownBand {
  return found(useEvidence().bands[name], name);
}

export function usePublications(ids: readonly PublicationId[]): readonly ShownPublication[] {
  const { publications } = useEvidence();
  return ids.map((id) =>
    found(
      publications.find((one) => one.id === id),
      id,
    ),
  );
}

// The pages are written down by the build, so a page that cites what it does not carry is never published.
function found<Value>(value: Value | undefined, id: string): Value {
  if (value === undefined) throw new Error(`the page does not carry ${id}`);
  return value;
}
