import './article-reader.css';
import type { Article } from '@vayl/domain';
import type { ReactNode } from 'react';
import { Button } from '../primitives/button.tsx';
import { ArticleSheet } from './article-sheet.tsx';
import type { ArticleSource } from './client/load-article.ts';
import { useArticle } from './client/use-article.ts';

export type { ArticleFailure, ArticlePost } from './client/load-article.ts';

export interface ArticleReaderProps extends ArticleSource {
  /** Tells what is being read: its words are counted by whoever shows the count. */
  readonly onArticle?: (article: Article) => void;
  readonly titleLevel?: 2 | 3;
  /** One quiet line below the sheet. */
  readonly note?: ReactNode;
}

/** Something to read under the light, and a way to the next. */
export function ArticleReader({ onArticle, titleLevel = 3, note, ...source }: ArticleReaderProps): ReactNode {
  const { article, renew } = useArticle(source, onArticle);
  return (
    <div className="v-reader">
      <ArticleSheet article={article} titleLevel={titleLevel} />
      <div className="v-reader-foot">
        <p>{note}</p>
        <Button look="line" size="small" isDisabled={article === undefined} keepsFocus onClick={renew}>
          New article
        </Button>
      </div>
    </div>
  );
}
