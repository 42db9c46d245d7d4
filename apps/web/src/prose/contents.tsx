import type { ReactNode } from 'react';
import type { ContentsEntry } from '../../prose/headings.ts';

interface ContentsProps {
  readonly entries: readonly ContentsEntry[];
  readonly hasReferences: boolean;
  readonly versionsAt: string | undefined;
}

export function Contents({ entries, hasReferences, versionsAt }: ContentsProps): ReactNode {
  return (
    <nav className="prose-contents" aria-label="Contents">
      <b>Contents</b>
      <ol>
        {entries.map(({ id, text }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{index + 1}</span>
              {text}
            </a>
          </li>
        ))}
        {hasReferences && (
          <li>
            <a href="#references">
              <span />
              References
            </a>
          </li>
        )}
      </ol>
      {versionsAt !== undefined && (
        <p className="prose-versions">
          <a href={`${versionsAt}.txt`}>Plain-text version</a>
          <a href={`${versionsAt}.pdf`}>PDF</a>
        </p>
      )}
    </nav>
  );
}
