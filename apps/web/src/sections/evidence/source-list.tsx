import './evidence.css';
import { Heading } from '@vayl/ui/primitives/heading';
import type { ReactNode } from 'react';
import { STANCE_WORDS } from '../../prose/stance-words.ts';
import { useEvidence } from './evidence-context.tsx';
import { sourceAnchor } from './source-anchor.ts';

interface SourceListProps {
  readonly title: string;
  readonly lead: string;
}

/** Everything that the page cites, with the side it stands on and what we could not check. */
export function SourceList({ title, lead }: SourceListProps): ReactNode {
  const { publications } = useEvidence();
  return (
    <section id="sources" className="section section-joined">
      <div className="wrap">
        <div className="evidence-list-head">
          <Heading level={2}>{title}</Heading>
          <p>{lead}</p>
        </div>
        <ul className="evidence-list">
          {publications.map(({ id, title: work, line, url, stance, reason, doubt }) => (
            <li key={id} id={sourceAnchor(id)}>
              {url === undefined ? <span>{work}</span> : <a href={url}>{work}</a>} <span>{line}.</span>{' '}
              <i data-stance={stance}>{STANCE_WORDS[stance]}</i> <span>{reason}</span>
              {doubt !== undefined && <em>{doubt}.</em>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
