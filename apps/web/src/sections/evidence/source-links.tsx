import './evidence.css';
import type { PublicationId } from '@vayl/domain';
import { Fragment, type ReactNode } from 'react';
import { usePublications } from './evidence-context.tsx';
import { sourceAnchor } from './source-anchor.ts';

/** Names of publications, each leading to its entry at the end of the page. */
export function SourceLinks({ ids }: { readonly ids: readonly PublicationId[] }): ReactNode {
  return usePublications(ids).map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <a href={`#${sourceAnchor(id)}`}>{name}</a>
    </Fragment>
  ));
}
