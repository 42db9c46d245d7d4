import type { Page, Request, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_KEY } from '../../tools/site/site-key.ts';
import { type RunningSite, startSite } from '../../tools/site/start-site.ts';
import { type OpenDemo, openUnstarted, pass } from '../harness/demo.ts';
import { articleAbout, type ScriptedProvider, startDemoProvider } from '../harness/demo-provider.ts';

const ENDPOINT = '/api/demo/v1/chat/completions';
/** Of fifteen. */
const FIRST_TOPIC = 'how attention moves between tasks';
const THIRD_TOPIC = 'why interruptions cost more than their length';

describe('an article that is written for the reader', () => {
  let provider: ScriptedProvider;
  let running: RunningSite;
  let demo: OpenDemo;
  let page: Page;
  const posts: Request[] = [];

  beforeAll(async () => {
    provider = await startDemoProvider();
    running = await startSite({ hasRelease: false, provider });
    demo = await openUnstarted({ site: running.addresses, expects: [/failed: .*completions/], prepare: watch });
    ({ page } = demo);
  }, 120_000);

  afterAll(async () => {
    await demo.finish();
    await running.stop();
    provider.stop();
  });

  async function watch(fresh: Page): Promise<void> {
    fresh.on('request', (request) => request.url().endsWith(ENDPOINT) && posts.push(request));
    // Chance draws the topic, and it is in the journey's hand.
    await fresh.addInitScript(() => {
      Object.assign(globalThis, { drawn: 0 });
      Math.random = () => Number(Reflect.get(globalThis, 'drawn'));
    });
  }

  const panel = () => page.getByRole('tabpanel');
  const title = () => panel().getByRole('article').getByRole('heading');
  const paragraphs = () => panel().locator('.v-article-body p').allTextContents();
  const button = () => panel().getByRole('button', { name: 'New article' });
  const wordCount = () => panel().getByText(/^\d+ words?$/);
  const wordsOf = (content: string): number => content.split(/\s+/).length;

  it('[PRAC-10] [ART-01] [ART-02] is asked of our own server with the public key, and shown with its words', async () => {
    await expect.poll(() => title().textContent()).toBe(`On ${FIRST_TOPIC}`);
    const { title: _, content } = articleAbout(FIRST_TOPIC);
    expect(await paragraphs()).toEqual(content.split('\n\n'));
    expect(await wordCount().textContent()).toBe(`${wordsOf(content)} words`);
    expect(posts.map((post) => post.method())).toEqual(['POST']);
    expect(new URL(posts[0]?.url() ?? '').origin).toBe(running.addresses.site);
    expect(await posts[0]?.headerValue('authorization')).toBe(`Bearer ${SITE_KEY}`);
    expect(posts[0]?.postDataJSON()).toMatchObject({
      messages: [{ role: 'system' }, { role: 'user', content: `Write an article about: ${FIRST_TOPIC}` }],
    });
    expect(provider.askedCount()).toBe(1);
  });

  it('[PRAC-08] [PRAC-09] [PRAC-10] gives way to a new one: until that is here it says so, and cannot be asked again', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const delay = async (route: Route): Promise<void> => {
      await promise;
      await route.continue();
    };
    await page.route(`**${ENDPOINT}`, delay);
    await page.evaluate(() => Object.assign(globalThis, { drawn: 2.5 / 15 }));
    await button().click();
    await panel().getByText('Generating new content...', { exact: true }).waitFor();
    expect(await button().isDisabled()).toBe(true);
    expect([await title().count(), await wordCount().count()]).toEqual([0, 0]);
    resolve();
    await expect.poll(() => title().textContent()).toBe(`On ${THIRD_TOPIC}`);
    const { content } = articleAbout(THIRD_TOPIC);
    expect(await paragraphs()).toEqual(content.split('\n\n'));
    expect(await wordCount().textContent()).toBe(`${wordsOf(content)} words`);
    expect(await button().isEnabled()).toBe(true);
    expect([posts.length, provider.askedCount()]).toEqual([2, 2]);
    await page.unrouteAll();
  });

  it('is still there for whoever comes back to its tab', async () => {
    for (const name of ['Video Demo', 'Focus Reading']) {
      await page.getByRole('tab', { name }).click();
      await pass(page, 100);
    }
    await expect.poll(() => title().textContent()).toBe(`On ${THIRD_TOPIC}`);
    expect(posts).toHaveLength(2);
  });

  it('[PRAC-10] [ERR-11] [ERR-13] is replaced by the one that is always there where nobody answers, without a word of it', async () => {
    const before = demo.warnings.length;
    await page.route(`**${ENDPOINT}`, (route) => route.abort());
    await button().click();
    await expect.poll(() => title().textContent()).toBe('Understanding Neural Oscillations');
    const shown = (await paragraphs()).join(' ');
    expect(shown).toContain('Nerve cells in the brain rarely act alone.');
    expect(await wordCount().textContent()).toBe(`${wordsOf(shown)} words`);
    expect(posts).toHaveLength(3);
    expect(demo.warnings.slice(before)).toEqual([expect.stringContaining('article.failed')]);
    expect((await page.getByRole('alert').count()) + (await page.getByText(/Failed to generate/).count())).toBe(0);
    expect(await button().isEnabled()).toBe(true);
    await page.unrouteAll();
  });
});
