import './cite.css';
import { isPublicationId, type PublicationId, publicationOf, shortName } from '@vayl/domain';
import { Fragment, type ReactNode } from 'react';
import { STANCE_WORDS } from './stance-words.ts';

interface CiteProps {
  /** The publications that the page numbers: the first is `ref1`. */
  readonly references: readonly PublicationId[];
  readonly ids: readonly PublicationId[];
  /** Those that are cited here for the first time, and have their note in the margin. */
  readonly first: readonly PublicationId[];
}

/** Numbers behind a statement. Each leads to its reference; with scripts it opens it where the reader is. */
export function Cite({ references, ids, first }: CiteProps): ReactNode {
  return (
    <span className="prose-cites">
      {ids.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && <span className="prose-cites-comma">,</span>}
          <CiteLink id={id} number={references.indexOf(id) + 1} />
        </Fragment>
      ))}
      {first.map((id) => (
        <SideNote key={id} id={id} number={references.indexOf(id) + 1} />
      ))}
    </span>
  );
}

function CiteLink({ id, number }: { readonly id: PublicationId; readonly number: number }): ReactNode {
  return (
    <a
      className="prose-cite"
      href={`#ref${number}`}
      aria-label={`Reference ${number}: ${shortName(publicationOf(id))}`}
    >
      {number}
    </a>
  );
}

/** The same words stand in the list of references, so a screen reader is not stopped in the middle of a sentence. */
function SideNote({ id, number }: { readonly id: PublicationId; readonly number: number }): ReactNode {
  const publication = publicationOf(id);
  return (
    <span className="prose-note" aria-hidden="true">
      <span>
        <span className="prose-note-number">{number}</span> <b>{shortName(publication)}.</b>{' '}
        {sentence(publication.title)}
      </span>
      <span className="prose-stance" data-stance={publication.stance}>
        {STANCE_WORDS[publication.stance]}
      </span>
      <span>{publication.reason}</span>
    </span>
  );
}

/** A title that ends with a mark of its own gets no second one. */
function sentence(title: string): string {
  return /[.?!]$/.test(title) ? title : `${title}.`;
}

/** `E3 E4`, as prose writes it; the build has checked the ids. */
export function publicationIds(text: string): readonly PublicationId[] {
  return text.split(' ').filter(isPublicationId);
}
