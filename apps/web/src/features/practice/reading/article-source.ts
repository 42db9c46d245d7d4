import type { ArticleReaderProps } from '@vayl/ui/article/article-reader';
import { logProblem } from '../../../site/log-problem.ts';

export type ArticleSource = Pick<ArticleReaderProps, 'endpoint' | 'siteKey' | 'call' | 'draw' | 'log'>;

/** Articles of our own server. The key is public and comes from the build; without one nothing is asked (RD-05). */
export function siteArticles(siteKey: string | undefined): ArticleSource {
  return {
    endpoint: ARTICLE_ENDPOINT,
    siteKey,
    call: async (endpoint, post) => {
      const response = await fetch(endpoint, post);
      return { ok: response.ok, body: await response.json() };
    },
    draw: Math.random,
    log: (failure) => logProblem('article.failed', failure),
  };
}

/**
 * As in the contract, whose schemas no page needs for one address.
 *
 * @internal
 */
export const ARTICLE_ENDPOINT = '/api/demo/v1/chat/completions';
