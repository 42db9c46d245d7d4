import './prose-page.css';
import './prose-text.css';
import './prose-print.css';
import type { PublicationId } from '@vayl/domain';
import type { ComponentType, ReactNode } from 'react';
import { NAVIGATION } from '../../content/navigation.content.ts';
import type { FrontMatter } from '../../prose/front-matter.ts';
import type { ContentsEntry } from '../../prose/headings.ts';
import { CitationDialog } from './citation-dialog.tsx';
import { Contents } from './contents.tsx';
import { type ProseComponents, proseComponents } from './prose-components.tsx';
import { ProseHead } from './prose-head.tsx';
import { References } from './references.tsx';

export interface ProsePageProps {
  /** The default export of the page's `.mdx`, and its three others. */
  readonly Content: ComponentType<{ readonly components: ProseComponents }>;
  readonly frontmatter: FrontMatter;
  readonly contents: readonly ContentsEntry[];
  readonly words: number;
  /** The publications that the page numbers; a legal page has none. */
  readonly references?: readonly PublicationId[];
  /** Where the versions of this text lie that the build makes: plain text and PDF. */
  readonly versionsAt?: string;
}

/** A page for reading. It needs no scripts; `enhance.ts` adds progress, the way up and the citation's dialog. */
export function ProsePage(props: ProsePageProps): ReactNode {
  const { Content, frontmatter, contents, words, references = [], versionsAt } = props;
  const hasReferences = references.length > 0;
  return (
    <article className="prose" data-kind={frontmatter.kind}>
      <div
        className="prose-progress"
        role="progressbar"
        aria-label="Reading progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
      >
        <i />
      </div>
      <ProseHead frontmatter={frontmatter} words={words} referenceCount={references.length} />
      <div className="wrap">
        <div className="prose-frame">
          <Contents entries={contents} hasReferences={hasReferences} versionsAt={versionsAt} />
          <div className="prose-text">
            <Content components={proseComponents(references)} />
          </div>
        </div>
        {hasReferences && <References ids={references} />}
      </div>
      {hasReferences && <CitationDialog />}
      <button type="button" className="back-to-top prose-up" aria-label={NAVIGATION.backToTop} hidden>
        ↑
      </button>
    </article>
  );
}
