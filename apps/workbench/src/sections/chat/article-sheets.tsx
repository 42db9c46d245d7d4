import { ArticleReader } from '@vayl/ui/article/article-reader';
import { ArticleSheet } from '@vayl/ui/article/article-sheet';
import type { ReactNode } from 'react';
import { Specimen } from '../instruments/specimen.tsx';
import { ARTICLE_SAMPLES } from './article-samples.ts';

const ignore = () => undefined;

/** The sheet in every state, and the reader around it, here without a key. */
export function ArticleSheets(): ReactNode {
  return (
    <div className="chat-articles">
      {ARTICLE_SAMPLES.map(({ name, article }) => (
        <Specimen key={name} name={name}>
          <ArticleSheet article={article} />
        </Specimen>
      ))}
      <Specimen name="Reader, without a key">
        <ArticleReader
          endpoint="/api/demo/v1/chat/completions"
          siteKey={undefined}
          call={() => Promise.resolve({ ok: false, body: undefined })}
          draw={() => 0}
          log={ignore}
          note="You can select, click and scroll through the veil."
        />
      </Specimen>
    </div>
  );
}
