import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { untilAlive } from '../harness/alive.ts';
import { newPage, openPage } from '../harness/browser.ts';
import { PLATFORMS } from '../harness/platforms.ts';

const PATH = '/memecoin-bailout';

describe('what the page says', () => {
  let page: Page;
  let finish: () => Promise<void>;
  let text: string;
  beforeAll(async () => {
    ({ page, finish } = await openPage(PLATFORMS.mac));
    await page.goto(PATH);
    await untilAlive(page);
    text = ((await page.getByRole('main').textContent()) ?? '').replaceAll(/\s+/g, ' ');
  });
  afterAll(() => finish());

  it('[TOK-01] has a headline', async () => {
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('');
  });

  it('[TOK-07] [TOK-08] tells the plan in four steps: an address first, then the tokens', async () => {
    const steps = await page.getByRole('main').locator('ol > li').allInnerTexts();
    expect(steps).toHaveLength(4);
    expect(steps[0]).toMatch(/unique deposit address/);
    expect(steps[1]).toMatch(/send the tokens/);
  });

  it('[TOK-09] [TOK-10] then the credit, then access once it meets the price', async () => {
    const steps = await page.getByRole('main').locator('ol > li').allInnerTexts();
    expect(steps[2]).toMatch(/Credit is computed/);
    expect(steps[3]).toMatch(/Subscription access activates once your credit meets the subscription price/);
  });

  it('[TOK-11] has nothing that takes a deposit: only the two forms, and words that say so', async () => {
    const buttons = await page.getByRole('main').getByRole('button').allInnerTexts();
    expect(buttons.filter((name) => /deposit|connect|send|claim/i.test(name) && !/\?/.test(name))).toEqual([]);
    expect(text).toMatch(/none of them can be taken yet/);
    expect(text).toMatch(/There is no deposit address/);
  });

  it('[TOK-12] [TOK-30] [RD-22] has examples against a subscription of about $20 a month', async () => {
    const table = page.getByRole('table');
    expect(await table.getByRole('row').count()).toBeGreaterThanOrEqual(4);
    expect(await table.textContent()).toMatch(/= \$20\.00/);
    expect(text).toMatch(/about \$20 a month/);
    expect(text).not.toMatch(/\$20 per person|team price/);
  });

  it('[TOK-13] has a grid of what one would get', async () => {
    expect(await page.locator('dl', { hasText: 'No card' }).locator('dt').count()).toBe(6);
  });

  it('[TOK-27] [TOK-28] names the chains and the sum', () => {
    expect(text).toMatch(/Ethereum \(ERC-20\) and Solana/);
    expect(text).toMatch(/Credit equals units times all-time-high price/);
  });

  it('[TOK-29] [TOK-31] [TOK-32] says what activates access, that no payment data is asked, and what gives nothing', () => {
    expect(text).toMatch(/Any credit at or above the subscription price activates access/);
    expect(text).toMatch(/No payment information is required/);
    expect(text).toMatch(/Tokens without all-time-high data give no credit/);
  });

  it('[TOK-14] answers questions, one by one', async () => {
    const question = page.getByRole('button', { name: 'Is this an investment?' });
    const answer = page.getByText('Nothing is sold, promised or paid out.');
    expect(await answer.isVisible()).toBe(false);
    await question.click();
    await answer.waitFor();
  });

  it('[TOK-06] [TOK-15] has the form twice, with an email and a wallet that may stay empty', async () => {
    const forms = page.getByRole('form', { name: /Token waitlist/ });
    expect(await forms.count()).toBe(2);
    for (const form of await forms.all()) {
      expect(
        await form.getByLabel('Email', { exact: true }).evaluate((input: HTMLInputElement) => input.required),
      ).toBe(true);
      expect(await form.getByLabel('Wallet address').evaluate((input: HTMLInputElement) => input.required)).toBe(false);
    }
  });
});

describe('the questions', () => {
  it('[TOK-14] are all answered where there are no scripts', async () => {
    const page = await newPage({ javaScript: false, expects: [/failed: csp .*[.]js$/] });
    await page.goto(PATH);
    expect(await page.getByText('Nothing is sold, promised or paid out.').isVisible()).toBe(true);
  });
});

describe('the countdown', () => {
  const numbers = (page: Page) =>
    page.getByRole('region', { name: 'Countdown to launch' }).locator('dd').allInnerTexts();
  const note = (page: Page) => page.getByRole('region', { name: 'Countdown to launch' }).locator('p').textContent();

  it('[TOK-02] [TOK-03] [TOK-04] runs to 2026-01-01 00:00 Pacific, second by second', async () => {
    const page = await newPage();
    await page.clock.install({ time: new Date('2025-12-30T05:00:00Z') });
    await page.clock.pauseAt(new Date('2025-12-30T05:57:00Z'));
    await page.goto(PATH);
    await untilAlive(page);
    await expect.poll(() => numbers(page)).toEqual(['02', '02', '03', '00']);
    await page.clock.runFor(1000);
    await expect.poll(() => numbers(page)).toEqual(['02', '02', '02', '59']);
    expect(await note(page)).not.toMatch(/passed/);
  });

  it('[TOK-05] [RD-09] ends at zeros and says that the date has passed', async () => {
    const page = await newPage();
    await page.clock.install({ time: new Date('2026-01-01T07:00:00Z') });
    await page.clock.pauseAt(new Date('2026-01-01T07:59:59Z'));
    await page.goto(PATH);
    await untilAlive(page);
    await expect.poll(() => numbers(page)).toEqual(['00', '00', '00', '01']);
    await page.clock.runFor(5000);
    await expect.poll(() => numbers(page)).toEqual(['00', '00', '00', '00']);
    expect(await note(page)).toMatch(/has passed, and no launch has been announced/);
  });

  it('[TOK-05] shows zeros long after', async () => {
    const page = await newPage();
    await page.goto(PATH);
    await untilAlive(page);
    expect(await numbers(page)).toEqual(['00', '00', '00', '00']);
  });
});

describe('its modals', () => {
  it('[TOK-16] the demo video opens and closes', async () => {
    const page = await newPage();
    await page.goto(PATH);
    await untilAlive(page);
    await page.getByRole('button', { name: 'Watch the demo' }).click();
    await page.getByRole('dialog').locator('video').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it.each([
    ['a Mac', PLATFORMS.mac, 'Vayl for macOS'],
    ['Windows', PLATFORMS.windows, 'Vayl for Windows'],
    ['Linux', PLATFORMS.linux, 'Linux support is coming soon'],
    ['a phone', PLATFORMS.android, 'Vayl is a desktop app'],
    ['something unknown', { userAgent: 'Surfer/1.0' }, 'Vayl for Mac and Windows'],
  ])('[TOK-17] [DL-19] the download modal knows %s, opens and closes', async (_name, platform, title) => {
    const page = await newPage(platform);
    await page.goto(PATH);
    await untilAlive(page);
    await page.getByRole('button', { name: 'Get Vayl' }).click();
    await page.getByRole('dialog', { name: title }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('[TOK-17] leads a computer to its download', async () => {
    const page = await newPage(PLATFORMS.mac);
    await page.goto(PATH);
    await untilAlive(page);
    await page.getByRole('button', { name: 'Get Vayl' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Go to the download' }).click();
    await page.getByRole('link', { name: 'Download for macOS' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/download');
  });
});
