import './references.css';
import { doubtOf, type PublicationId, publicationOf, sourceText } from '@vayl/domain';
import type { ReactNode } from 'react';
import { STANCE_WORDS } from './stance-words.ts';

/** What the page cites, for and against, each with where it stands and where it can be read. */
export function References({ ids }: { readonly ids: readonly PublicationId[] }): ReactNode {
  return (
    <section className="prose-references" aria-labelledby="references">
      <h2 id="references">References</h2>
      <p className="prose-references-note">
        The word behind each says where it stands towards what we would like to say, not towards its own thesis. No
        study here tested Vayl, or any layer of light over a screen during work.
      </p>
      <ol>
        {ids.map((id, index) => (
          <Reference key={id} id={id} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function Reference({ id, number }: { readonly id: PublicationId; readonly number: number }): ReactNode {
  const publication = publicationOf(id);
  const { title, url, finding, sample, stance, reason } = publication;
  const doubt = doubtOf(publication);
  return (
    <li id={`ref${number}`} className="prose-reference">
      <span className="prose-reference-number">{number}</span>
      <div>
        <p className="prose-reference-title">{title}</p>
        <p className="prose-reference-source">{sourceText(publication)}</p>
        <p className="prose-reference-finding">
          {finding}
          {sample !== undefined && ` Based on: ${sample}.`}
        </p>
        <p className="prose-reference-stance">
          <span className="prose-stance" data-stance={stance}>
            {STANCE_WORDS[stance]}
          </span>{' '}
          {reason}
        </p>
        <p className="prose-reference-links">
          {url !== undefined && (
            <a className="prose-full-text" href={url} target="_blank" rel="noopener noreferrer">
              View Full Text
            </a>
          )}
          {doubt !== undefined && <span>{doubt}</span>}
        </p>
      </div>
    </li>
  );
}
