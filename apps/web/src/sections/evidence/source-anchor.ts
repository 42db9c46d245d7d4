import type { PublicationId } from '@vayl/domain';

/** Where a publication stands in the list of sources of a page. */
export function sourceAnchor(id: PublicationId): string {
  return `source-${id.toLowerCase()}`;
}
