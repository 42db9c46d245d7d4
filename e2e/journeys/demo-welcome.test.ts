import type { Route } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newPage } from '../harness/browser.ts';
import {
  answer,
  closed,
  FOUR_TIMES_NO,
  hold,
  isSessionHere,
  lightStatus,
  type OpenDemo,
  openDemo,
  pass,
  sessionSwitch,
  welcome,
} from '../harness/demo.ts';
import { lightOf } from '../harness/demo-light.ts';
import { demoSoundOf } from '../harness/demo-sound.ts';

describe('who comes to the demo', () => {
  let demo: OpenDemo;
  beforeAll(async () => {
    demo = await openDemo();
  });
  afterAll(() => demo.finish());

  it('[RTE-19] [DEMO-01] finds it at /demo, in the tab', async () => {
    expect(new URL(demo.page.url()).pathname).toBe('/demo');
    expect(await demo.page.title()).toMatch(/demo/i);
    expect(await demo.page.locator('main').count()).toBe(1);
  });

  it('[DEMO-02] [DEMO-03] [RD-76] is welcomed first, in three steps', async () => {
    expect(await welcome(demo.page).isVisible()).toBe(true);
    expect(await welcome(demo.page).locator('ol > li').count()).toBe(3);
    const behind = demo.page.getByRole('button', { name: 'Send' });
    expect(await behind.count(), 'what lies behind is out of reach').toBe(0);
  });

  it('[DEMO-04] [RD-40] [RD-83] finds one button, below four questions of which none is answered', async () => {
    const dialog = welcome(demo.page);
    expect(await demo.page.getByText(/^Start Demo/).allTextContents()).toEqual(['Start Demo Experience']);
    expect(await dialog.getByRole('radiogroup').count()).toBe(4);
    expect(await dialog.getByRole('radio').count()).toBe(8);
    expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(0);
    expect(await dialog.getByText('So far: sound and a still tint, no flicker.').isVisible()).toBe(true);
    const questions = await dialog.getByRole('radiogroup').last().boundingBox();
    const button = await dialog.getByRole('button', { name: 'Start Demo Experience' }).boundingBox();
    expect(questions?.y).toBeLessThan(button?.y ?? 0);
  });

  it('[DEMO-05] [DEMO-08] gets neither sound nor light by looking, answering and going back to the page', async () => {
    const { page } = demo;
    await answer(page, FOUR_TIMES_NO);
    await pass(page, 500);
    expect(await demoSoundOf(page)).toMatchObject({ contexts: 0, peak: 0 });
    expect((await lightOf(page)).frames).toEqual([]);
    await welcome(page).getByRole('button', { name: 'Close' }).click();
    await closed(page);
    expect(await sessionSwitch(page).getAttribute('aria-checked')).toBe('false');
    expect(await lightStatus(page).textContent()).toBe('Veil off');
    expect(await demoSoundOf(page)).toMatchObject({ contexts: 0, peak: 0 });
    expect((await lightOf(page)).frames).toEqual([]);
  });

  it('[DEMO-09] [DEMO-10] [DEMO-11] finds everything on one page', async () => {
    for (const name of ['AI Brain Optimizer', 'Session Controls', 'Try It Out', 'Safety note', 'Practice area']) {
      const part = demo.page.getByRole('region', { name, exact: true });
      expect(await part.isVisible(), name).toBe(true);
      expect(await part.getByRole('heading', { name, exact: true, level: 2 }).count(), name).toBe(1);
    }
    expect(await demo.page.getByRole('textbox', { name: "Tell me what you're working on" }).isVisible()).toBe(true);
  });

  it('[DEMO-13] [DEMO-14] finds a safety note and a place to practise', async () => {
    expect(await demo.page.getByRole('region', { name: 'Practice area' }).isVisible()).toBe(true);
    const note = demo.page.getByRole('region', { name: 'Safety note' });
    expect(await note.textContent()).toMatch(/epilepsy.*press Esc and look away.*not a medical device/s);
  });

  it('[DEMO-12] [DEMO-15] is led to the landing page by a card, and by the download at the end', async () => {
    const { page } = demo;
    const card = page.getByRole('region', { name: 'Get the Full Experience' }).getByRole('link');
    expect(await card.getAttribute('href')).toBe('/');
    const last = page.getByRole('main').getByRole('link').last();
    expect([await last.getAttribute('href'), await last.textContent()]).toEqual([
      '/',
      expect.stringMatching(/^Download/),
    ]);
    await card.click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goBack();
    await welcome(page).waitFor();
  });
});

describe('the button', () => {
  let demo: OpenDemo;
  beforeAll(async () => {
    demo = await openDemo();
  });
  afterAll(() => demo.finish());

  it('[DEMO-05] [DEMO-06] [DEMO-07] begins sound and light and closes, also with nothing answered', async () => {
    const { page } = demo;
    await page.getByRole('button', { name: 'Start Demo Experience' }).click();
    await page.waitForLoadState('networkidle');
    await closed(page);
    expect(await welcome(page).count()).toBe(0);
    expect(await sessionSwitch(page).getAttribute('aria-checked')).toBe('true');
    await expect.poll(async () => (await demoSoundOf(page)).peak).toBeGreaterThan(0.005);
    expect(await demoSoundOf(page)).toMatchObject({ contexts: 1, isRunning: true });
    expect((await lightOf(page)).frames.at(-1)?.is).toBe('lit');
  });
});

describe('the button, where the rest of the page is still on its way', () => {
  let demo: OpenDemo;
  let letCome: () => void;
  beforeEach(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    letCome = resolve;
    const delay = async (route: Route): Promise<void> => {
      await promise;
      await route.continue();
    };
    demo = await openDemo({ isTouched: false, prepare: (page) => page.route('**/assets/demo-experience-*.js', delay) });
    await demo.page.getByRole('button', { name: 'Start Demo Experience' }).click();
    await hold(demo.page);
  });
  afterEach(() => demo.finish());

  /** Until the page is alive, and the welcome is gone. */
  const untilHere = async (): Promise<void> => {
    const isHere = async (): Promise<boolean> => {
      await pass(demo.page, 100);
      return (await isSessionHere(demo.page)) && (await welcome(demo.page).count()) === 0;
    };
    await expect.poll(isHere).toBe(true);
  };

  it('[DEMO-05] [DEMO-06] [DEMO-07] begins it as soon as it is here', async () => {
    const { page } = demo;
    expect(await demoSoundOf(page)).toMatchObject({ contexts: 1 });
    expect(await welcome(page).isVisible()).toBe(true);
    letCome();
    await untilHere();
    expect(await sessionSwitch(page).getAttribute('aria-checked')).toBe('true');
    await expect.poll(async () => (await demoSoundOf(page)).peak).toBeGreaterThan(0.005);
  });

  it('[RD-48] begins nothing any more after Esc', async () => {
    const { page } = demo;
    await page.keyboard.press('Escape');
    letCome();
    await untilHere();
    expect(await sessionSwitch(page).getAttribute('aria-checked')).toBe('false');
    expect((await lightOf(page)).frames.filter(({ is }) => is === 'lit')).toEqual([]);
    expect((await demoSoundOf(page)).peak).toBe(0);
  });
});

describe('the demo without scripts', () => {
  it('says that it needs them, and still shows the safety note', async () => {
    const page = await newPage({ javaScript: false });
    await page.goto('/demo');
    expect(await page.getByRole('heading', { name: 'Safety note' }).isVisible()).toBe(true);
    expect(
      await page
        .getByText(/JavaScript/)
        .first()
        .isVisible(),
    ).toBe(true);
  });
});
