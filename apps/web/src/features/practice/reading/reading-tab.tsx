import './reading-tab.css';
import { type Article, readingTimeText, wordCount } from '@vayl/domain';
import { ArticleReader } from '@vayl/ui/article/article-reader';
import { Quantity } from '@vayl/ui/primitives/quantity';
import { type ReactNode, useState } from 'react';
import { READING } from '../../../../content/practice.content.ts';
import type { ArticleSource } from './article-source.ts';
import { type KeptAnswer, useKeptArticle } from './use-kept-article.ts';

interface ReadingTabProps {
  readonly articles: ArticleSource;
  readonly kept: KeptAnswer;
  readonly seconds: number;
}

/** Something to read under the light: for how long, and how much of it there is. */
export function ReadingTab({ articles, kept, seconds }: ReadingTabProps): ReactNode {
  const [article, setArticle] = useState<Article>();
  const source = useKeptArticle({ source: articles, kept, onAsked: () => setArticle(undefined) });
  return (
    <>
      <div className="reading-figures">
        <span role="timer">
          {READING.timer} <Quantity value={readingTimeText(seconds)} />
        </span>
        {article !== undefined && <WordCount count={wordCount(article.content)} />}
      </div>
      <ArticleReader {...source} onArticle={setArticle} note={READING.note} />
    </>
  );
}

function WordCount({ count }: { readonly count: number }): ReactNode {
  return (
    <span>
      <Quantity value={String(count)} /> {count === 1 ? READING.words.one : READING.words.many}
    </span>
  );
}
