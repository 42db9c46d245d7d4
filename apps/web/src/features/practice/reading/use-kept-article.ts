import type { ArticleResponse } from '@vayl/domain';
import { type RefObject, useRef } from 'react';
import type { ArticleSource } from './article-source.ts';

/** Outlives the reader, so that whoever comes back to the tab finds the article they left. */
export type KeptAnswer = RefObject<ArticleResponse | undefined>;

interface KeptArticleOptions {
  readonly source: ArticleSource;
  readonly kept: KeptAnswer;
  /** A new one is being written. */
  readonly onAsked: () => void;
}

/** A reader asks when it appears: the first time here that is answered from what was kept. Every further one is new. */
export function useKeptArticle({ source, kept, onAsked }: KeptArticleOptions): ArticleSource {
  const hasAsked = useRef(false);
  return {
    ...source,
    call: async (endpoint, post) => {
      const known = hasAsked.current ? undefined : kept.current;
      hasAsked.current = true;
      if (known !== undefined) return known;
      onAsked();
      const answer = await source.call(endpoint, post);
      if (answer.ok) kept.current = answer;
      return answer;
    },
  };
}
