import './evidence.css';
import type { ClaimId, PublicationId } from '@vayl/domain';
import type { ReactNode } from 'react';
import { useClaim } from './evidence-context.tsx';
import { SourceLinks } from './source-links.tsx';

/** What a claim stands on: publications for and against, or the mark that it is ours alone. */
export function ClaimSources({ claim }: { readonly claim: ClaimId }): ReactNode {
  const { mark, sources, see, against } = useClaim(claim);
  return (
    <span className="evidence-sources" data-claim={claim}>
      {mark !== undefined && <b>{mark}</b>}
      <Side name="Source" ids={sources} />
      <Side name="See" ids={see} />
      <Side name="Against" ids={against} />
    </span>
  );
}

function Side({ name, ids }: { readonly name: string; readonly ids: readonly PublicationId[] }): ReactNode {
  if (ids.length === 0) return null;
  return (
    <span>
      {name}: <SourceLinks ids={ids} />.
    </span>
  );
}
