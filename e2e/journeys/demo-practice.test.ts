import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  choice,
  controls,
  type OpenDemo,
  openDemo,
  openFineTune,
  pass,
  passSeconds,
  sessionSwitch,
  start,
} from '../harness/demo.ts';
import { unreleased } from '../harness/stack.ts';

let demo: OpenDemo;
let page: Page;
beforeAll(async () => {
  // Without a provider there is one article, whatever chance draws.
  demo = await openDemo({ site: unreleased, expects: [/\/video\//] });
  ({ page } = demo);
  await start(page);
});
afterAll(() => demo.finish());

const practice = () => page.getByRole('region', { name: 'Practice area' });
const tab = (name: string) => practice().getByRole('tab', { name, exact: true });
/** The tab that is left takes a moment of the page's own time to go. */
const openTab = async (name: string): Promise<void> => {
  await tab(name).click();
  await pass(page, 100);
};
const panel = () => practice().getByRole('tabpanel');
const timer = async (): Promise<string> =>
  ((await practice().getByRole('timer').textContent()) ?? '').replace(/\D*/, '');
const article = () => panel().getByRole('article');
const bytesOf = (pattern: RegExp) => demo.asked.filter((path) => pattern.test(path));

describe('Focus Reading', () => {
  it('[PRAC-01] [PRAC-02] is the first of three tabs, and the one that is shown', async () => {
    expect(await practice().getByRole('tab').allTextContents()).toEqual(['Focus Reading', 'Video Demo', 'Code Editor']);
    expect(await tab('Focus Reading').getAttribute('aria-selected')).toBe('true');
    expect(await article().isVisible()).toBe(true);
    expect((await panel().locator('video').count()) + (await panel().getByRole('textbox').count())).toBe(0);
  });

  it('[PRAC-04] [PRAC-07] counts the time under the light, as minutes and seconds', async () => {
    await pass(page, 700);
    await expect.poll(timer).toBe('0:01');
    await passSeconds(page, 64);
    await expect.poll(timer).toBe('1:05');
  });

  it('[PRAC-05] begins anew when the light goes off and comes back', async () => {
    await sessionSwitch(page).click();
    await expect.poll(timer).toBe('0:00');
    await passSeconds(page, 4);
    expect(await timer()).toBe('0:00');
    await sessionSwitch(page).click();
    await passSeconds(page, 4);
    await expect.poll(timer).toBe('0:04');
  });

  it('[PRAC-10] counts the words of the article', async () => {
    const parts = await article().locator('.v-article-body').locator('p, li, h4, h5, h6').allTextContents();
    const words = parts.join('\n').match(/[\p{L}\p{N}]\S*/gu) ?? [];
    expect(words.length).toBeGreaterThan(50);
    expect(
      await panel()
        .getByText(/^\d+ words?$/)
        .textContent(),
    ).toBe(`${words.length} words`);
  });

  it('[PRAC-08] [PRAC-09] says that a new article is on its way, during which its button is not to be pressed', async () => {
    await article().evaluate((sheet) => {
      const seen: string[] = [];
      new MutationObserver(() => {
        const button = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'New article',
        );
        const isDisabled = button?.disabled === true || button?.getAttribute('aria-disabled') === 'true';
        seen.push(`${sheet.textContent.slice(0, 25)}|${isDisabled}`);
      }).observe(sheet, { childList: true, subtree: true, characterData: true });
      Object.assign(globalThis, { seenOfArticle: seen });
    });
    await panel().getByRole('button', { name: 'New article' }).click();
    await article().getByRole('heading').waitFor();
    const seen = await page.evaluate<readonly string[]>('seenOfArticle');
    expect(seen[0]).toBe('Generating new content...|true');
    expect(await panel().getByRole('button', { name: 'New article' }).isEnabled()).toBe(true);
  });
});

describe('Video Demo', () => {
  it('and the editor are not asked for before their tabs are opened', () => {
    expect(bytesOf(/^\/video\/|coding-panel/)).toEqual([]);
  });

  it('[PRAC-03] [PRAC-11] plays a film of the site’s own, with captions, and nothing else is shown', async () => {
    await openTab('Video Demo');
    const film = panel().locator('video');
    expect(await film.isVisible()).toBe(true);
    expect(await practice().getByRole('article').count()).toBe(0);
    expect(await film.locator('track[kind=captions]').getAttribute('srclang')).toBe('en');
    await film.evaluate((video: HTMLVideoElement) => video.play());
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 30_000 })
      .toBeGreaterThan(0.1);
    const source = await film.evaluate((video: HTMLVideoElement) => video.currentSrc);
    expect(new URL(source).origin).toBe(new URL(page.url()).origin);
    expect(new URL(source).pathname).toMatch(/^\/video\//);
  });

  it('has the guard strict while it plays, and not a moment longer', async () => {
    await openFineTune(page);
    const said = controls(page).getByText('On while the video plays, whatever is set here.');
    await expect.poll(() => said.count()).toBe(1);
    await openTab('Focus Reading');
    await expect.poll(() => said.count()).toBe(0);
    expect(await choice(page, 'Shape of the veil', 'Everywhere').isVisible()).toBe(true);
  });

  it('[PRAC-06] leaves a timer that begins anew', async () => {
    await expect.poll(timer).toBe('0:00');
    await passSeconds(page, 2);
    await expect.poll(timer).toBe('0:02');
    await openTab('Code Editor');
    expect(await practice().getByRole('timer').count()).toBe(0);
    await openTab('Focus Reading');
    await expect.poll(timer).toBe('0:00');
  });
});

describe('Code Editor', () => {
  it('[PRAC-03] [PRAC-12] comes when its tab is opened, and can be typed in', async () => {
    await openTab('Code Editor');
    const editor = panel().getByRole('textbox', { name: 'Your code' });
    await editor.waitFor();
    expect(bytesOf(/coding-panel/)).not.toEqual([]);
    expect((await panel().locator('video').count()) + (await practice().getByRole('article').count())).toBe(0);
    await editor.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('const movingAverage = (list, size) => list.slice(size - 1).map((_, at) => ');
    await page.keyboard.type('list.slice(at, at + size).reduce((sum, one) => sum + one) / size);');
    expect(await editor.textContent()).toContain('movingAverage = (list, size)');
  });

  it('[PRAC-12] runs what was typed, where it can reach nothing, and judges it', async () => {
    await panel().getByRole('button', { name: 'Run', exact: true }).click();
    await panel().getByText('All checks pass.').waitFor();
    expect(await page.locator('iframe').count(), 'the sandbox is gone again').toBe(0);
  });
});
