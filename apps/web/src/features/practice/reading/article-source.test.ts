import { CALLS } from '@vayl/contract';
import { expect, it, vi } from 'vitest';
import { ARTICLE_ENDPOINT, siteArticles } from './article-source.ts';

it('[ART-01] articles are asked for where the contract has them', () => {
  expect(ARTICLE_ENDPOINT).toBe(CALLS.writeArticle.path);
});

it('an answer is handed on as it came', async () => {
  const post = { method: 'POST', headers: { authorization: 'Bearer k', 'content-type': 'x' }, body: '{}' } as const;
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response('{"choices":[]}', { status: 502 })));
  vi.stubGlobal('fetch', fetched);
  const { call, endpoint } = siteArticles('k');
  expect(await call(endpoint, post)).toEqual({ ok: false, body: { choices: [] } });
  expect(fetched).toHaveBeenCalledExactlyOnceWith(ARTICLE_ENDPOINT, post);
  vi.unstubAllGlobals();
});
