import type { ReactNode } from 'react';
import type { FrontMatter } from '../../prose/front-matter.ts';
import { dateText } from './date-text.ts';

const WORDS_PER_MINUTE = 230;

interface ProseHeadProps {
  readonly frontmatter: FrontMatter;
  readonly words: number;
  readonly referenceCount: number;
}

export function ProseHead({ frontmatter, words, referenceCount }: ProseHeadProps): ReactNode {
  const { kind, title, subject, updated } = frontmatter;
  return (
    <header className="wrap prose-head">
      {kind === 'legal' && (
        <a className="prose-home" href="/">
          Back to Home
        </a>
      )}
      <h1>{title}</h1>
      <ul className="prose-meta">
        {subject !== undefined && <li>{subject}</li>}
        {referenceCount > 0 && (
          <li>
            <span className="prose-num">{referenceCount}</span> references
          </li>
        )}
        <li>
          <span className="prose-num">{Math.ceil(words / WORDS_PER_MINUTE)}</span> min
        </li>
        <li>
          Updated <time dateTime={updated}>{dateText(updated)}</time>
        </li>
        {kind === 'whitepaper' && <li>Not peer reviewed. Not medical advice.</li>}
      </ul>
    </header>
  );
}
