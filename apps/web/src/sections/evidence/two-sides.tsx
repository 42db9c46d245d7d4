import './evidence.css';
import type { PublicationId } from '@vayl/domain';
import type { ReactNode } from 'react';
import { usePublications } from './evidence-context.tsx';
import { SourceLinks } from './source-links.tsx';

export interface Sides {
  readonly for: readonly PublicationId[];
  readonly against: readonly PublicationId[];
}

/** Findings for and against: the same room, type and weight for both. */
export function TwoSides({ for: supporting, against }: Sides): ReactNode {
  return (
    <div className="evidence-sides">
      <Side name="For" ids={supporting} />
      <Side name="Against" ids={against} />
    </div>
  );
}

function Side({ name, ids }: { readonly name: string; readonly ids: readonly PublicationId[] }): ReactNode {
  const publications = usePublications(ids);
  return (
    <div className="evidence-side">
      <p className="evidence-side-name">{name}</p>
      <ul>
        {publications.map(({ id, finding }) => (
          <li key={id}>
            {finding}
            <cite>
              <SourceLinks ids={[id]} />
            </cite>
          </li>
        ))}
      </ul>
    </div>
  );
}
