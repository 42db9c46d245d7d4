import { ARTICLE_PARAGRAPHS, ARTICLE_TOPICS, type ArticleResponse, FALLBACK_ARTICLE } from '@vayl/domain';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { ArticleReader, type ArticleReaderProps } from './article-reader.tsx';

type Call = ArticleReaderProps['call'];

const ENDPOINT = '/api/demo/v1/chat/completions';
const LOADING = 'Generating new content...';
const renew = page.getByRole('button', { name: 'New article' });

const says = (content: string): ArticleResponse => ({ ok: true, body: { choices: [{ message: { content } }] } });
const writes = (title: string, content: string) => says(JSON.stringify({ title, content }));

function reader(call: Call, more: Partial<ArticleReaderProps> = {}) {
  return (
    <ArticleReader endpoint={ENDPOINT} siteKey="site-key" call={call} draw={() => 0} log={() => undefined} {...more} />
  );
}

const callFor = (response: ArticleResponse) => vi.fn<Call>(() => Promise.resolve(response));

describe('an article is asked for', () => {
  it('[ART-01] [ART-02] by POST to the gateway, with the site key as bearer', async () => {
    const call = callFor(writes('T', 'C'));
    await render(reader(call));
    await expect.element(page.getByText('C', { exact: true })).toBeVisible();
    expect(call).toHaveBeenCalledExactlyOnceWith(
      '/api/demo/v1/chat/completions',
      expect.objectContaining({
        method: 'POST',
        headers: { authorization: 'Bearer site-key', 'content-type': 'application/json' },
      }),
    );
  });

  const bodyOf = async (draw: number): Promise<unknown> => {
    const call = callFor(writes('T', 'C'));
    await render(reader(call, { draw: () => draw }));
    return JSON.parse(call.mock.calls[0]?.[1].body ?? '');
  };

  it('[ART-03] with model, messages, temperature and max_tokens, and nothing else', async () => {
    const body = await bodyOf(0);
    expect(Object.keys(body ?? {}).toSorted()).toEqual(['max_tokens', 'messages', 'model', 'temperature']);
  });

  it('[ART-04] [ART-12] with a system message that asks for four paragraphs, and a user message', async () => {
    const body = await bodyOf(0);
    expect(body).toMatchObject({ messages: [{ role: 'system' }, { role: 'user' }] });
    expect(JSON.stringify(body)).toContain(`exactly ${ARTICLE_PARAGRAPHS} paragraphs`);
    expect(ARTICLE_PARAGRAPHS).toBe(4);
  });

  it.each([
    { id: 'ART-05', field: { model: 'gpt-4o-mini' } },
    { id: 'ART-06', field: { temperature: 0.8 } },
    { id: 'ART-07', field: { max_tokens: 500 } },
  ])('[$id] with $field', async ({ field }) => {
    expect(await bodyOf(0)).toMatchObject(field);
  });

  it('[ART-11] about one of 15 topics, as chance draws', async () => {
    expect(ARTICLE_TOPICS).toHaveLength(15);
    for (const [index, topic] of [...ARTICLE_TOPICS.entries()].filter(([at]) => at % 7 === 0)) {
      const user = { role: 'user', content: `Write an article about: ${topic}` };
      expect(await bodyOf((index + 0.5) / 15)).toMatchObject({ messages: [{}, user] });
    }
  });

  it('[ART-18] not at all without a key: the fallback is there', async () => {
    const call = callFor(writes('T', 'C'));
    const log = vi.fn<() => void>();
    await render(reader(call, { siteKey: undefined, log }));
    await expect.element(page.getByRole('heading', { name: FALLBACK_ARTICLE.title })).toBeVisible();
    expect(call).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });
});

describe('an article is read', () => {
  it('[ART-08] [ART-09] [ART-13] from the first choice: its JSON gives title and content', async () => {
    const onArticle = vi.fn<() => void>();
    await render(reader(callFor(writes('On rivers', 'They bend.')), { onArticle }));
    await expect.element(page.getByRole('heading', { name: 'On rivers' })).toBeVisible();
    await expect.element(page.getByText('They bend.')).toBeVisible();
    expect(onArticle).toHaveBeenCalledExactlyOnceWith({ title: 'On rivers', content: 'They bend.' });
  });

  it('[ART-10] [ERR-12] as it is where it is no JSON, under the title for that', async () => {
    await render(reader(callFor(says('Rivers bend.'))));
    await expect.element(page.getByText('Rivers bend.')).toBeVisible();
    const title = 'Focus Enhancement Through Neural Entrainment';
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  });

  const MARKED = '# First\n\nOne **strong** word.\n\nTwo.\n\n- a\n- b';

  it('[ART-14] as separate blocks', async () => {
    await render(reader(callFor(writes('T', MARKED))));
    await expect.element(page.getByText('Two.')).toBeVisible();
    const tags = [...(document.querySelector('.v-article-body')?.children ?? [])].map(({ tagName }) => tagName);
    expect(tags).toEqual(['H4', 'P', 'P', 'UL']);
  });

  it('[ART-15] [ART-16] [ART-17] with headings, bullets and bold, and nothing of their marks', async () => {
    await render(reader(callFor(writes('T', MARKED))));
    await expect.element(page.getByRole('heading', { name: 'First', exact: true })).toBeVisible();
    const items = page.getByRole('listitem').elements();
    expect(items.map(({ textContent }) => textContent)).toEqual(['a', 'b']);
    expect(document.querySelector('.v-article-body strong')?.textContent).toBe('strong');
    expect(document.querySelector('.v-article-body')?.textContent).not.toMatch(/[#*]|- /);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });

  it('[RD-44] also where it has another number of paragraphs', async () => {
    await render(reader(callFor(writes('T', 'One.\n\nTwo.\n\nThree.\n\nFour.\n\nFive.'))));
    await expect.element(page.getByText('Five.')).toBeVisible();
    expect(document.querySelectorAll('.v-article-body > p')).toHaveLength(5);
  });
});

describe('an article that does not come', () => {
  it.each([
    ['a response that is not OK', () => Promise.resolve({ ok: false, body: { error: { message: 'quota' } } })],
    ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a response of another shape', () => Promise.resolve({ ok: true, body: { choices: [] } })],
  ] satisfies readonly (readonly [string, Call])[])(
    '[ERR-10] [ERR-13] [RD-43] is logged and replaced by the fallback: %s',
    async (_, call) => {
      const log = vi.fn<ArticleReaderProps['log']>();
      await render(reader(call, { log }));
      await expect.element(page.getByRole('heading', { name: FALLBACK_ARTICLE.title })).toBeVisible();
      const failure = { code: 'article/failed', message: 'Failed to generate content' };
      expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(failure));
      await expect.element(page.getByText('Failed to generate content')).not.toBeInTheDocument();
    },
  );

  it('[ERR-11] is titled Understanding Neural Oscillations, has four paragraphs and is accessible', async () => {
    await render(reader(callFor({ ok: false, body: undefined })));
    await expect.element(page.getByRole('heading', { name: 'Understanding Neural Oscillations' })).toBeVisible();
    expect(document.querySelectorAll('.v-article-body > p')).toHaveLength(4);
    await expect(expectAccessible()).resolves.toBeUndefined();
  });
});

describe('a new article', () => {
  it('[PRAC-08] [PRAC-09] is announced, its button disabled and focused, and the sheet keeps its height', async () => {
    const next = Promise.withResolvers<ArticleResponse>();
    const call = vi.fn<Call>(() => next.promise).mockResolvedValueOnce(writes('One', 'Line.\n\n'.repeat(20)));
    await render(reader(call));
    await expect.element(page.getByRole('heading', { name: 'One' })).toBeVisible();
    const heightPx = () => page.getByRole('article').element().getBoundingClientRect().height;
    await new Promise(requestAnimationFrame);
    const before = heightPx();
    renew.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(LOADING)).toBeVisible();
    expect(heightPx()).toBeCloseTo(before, 0);
    await expect.element(renew).toHaveAttribute('aria-disabled', 'true');
    await expect.element(renew).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(call).toHaveBeenCalledTimes(2);
    await expect(expectAccessible()).resolves.toBeUndefined();
    next.resolve(writes('Two', 'Short.'));
    await expect.element(page.getByRole('heading', { name: 'Two' })).toBeVisible();
    expect(heightPx()).toBeLessThan(before);
    await expect.element(renew).toBeEnabled();
  });
});
