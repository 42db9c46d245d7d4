import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPage, openPage, PHONE } from '../harness/browser.ts';

const PAGES = [
  { path: '/research', id: 'RTE-15', title: /teams/ },
  { path: '/research-dev', id: 'RTE-16', title: /developers/ },
] as const;

type Opened = Awaited<ReturnType<typeof openPage>>;

const opened = new Map<string, Opened>();

beforeAll(async () => {
  for (const { path } of PAGES) {
    const one = await openPage();
    await one.page.goto(path);
    opened.set(path, one);
  }
});

afterAll(async () => {
  for (const one of opened.values()) await one.finish();
});

function pageAt(path: string): Page {
  const one = opened.get(path);
  if (one === undefined) throw new Error(`${path} is not open`);
  return one.page;
}

async function textOf(path: string, selector: string): Promise<string> {
  return ((await pageAt(path).locator(selector).textContent()) ?? '').replaceAll(/\s+/g, ' ');
}

describe('the research pages', () => {
  it.each(PAGES)('[$id] $path shows its own research page', async ({ path, title }) => {
    expect(await pageAt(path).title()).toMatch(title);
    expect(await pageAt(path).getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it.each([
    { id: 'RES-01', path: '/research', other: '/research-dev' },
    { id: 'RES-19', path: '/research-dev', other: '/research' },
  ])('[$id] a banner of $path leads to $other', async ({ path, other }) => {
    const page = await newPage();
    await page.goto(path);
    await page.locator('.research-banner').getByRole('link').click();
    await page.waitForURL((url) => url.pathname === other);
    await expect.poll(() => page.locator('.research-banner a').getAttribute('href')).toBe(path);
  });

  it.each([
    { id: 'RES-02', section: 'hero', has: /What interruptions cost a team/ },
    { id: 'RES-03', section: 'interruption-cost', has: /57%.*23 min 15 s/ },
    { id: 'RES-04', section: 'sample-workday', has: /A sample workday.*illustration/i },
    { id: 'RES-05', section: 'brain-states', has: /Theta.*Alpha.*Beta.*Gamma/ },
    { id: 'RES-06', section: 'cycle', has: /30-60 s.*2-3 minutes.*5-10 min/ },
    { id: 'RES-07', section: 'science', has: /For.*Against/ },
    { id: 'RES-08', section: 'market', has: /\$588bn.*What is not known/ },
    { id: 'RES-09', section: 'roi-calculator', has: /ROI calculator/ },
    { id: 'RES-10', section: 'manual-techniques', has: /one line/ },
    { id: 'RES-11', section: 'company-examples', has: /Illustration ?A support desk/ },
    { id: 'RES-12', section: 'ai-chat-example', has: /Example, written by us.*Helios answers/ },
    { id: 'RES-13', section: 'concerns', has: /Is it proven\? ?No\./ },
    { id: 'RES-14', section: 'call-to-action', has: /Book a 15-minute demo/ },
    { id: 'RES-15', section: 'your-situation', has: /Your situation/ },
  ])('[$id] /research has $section', async ({ section, has }) => {
    expect(await textOf('/research', `#${section}`)).toMatch(has);
  });

  it.each([
    { id: 'RES-20', section: 'your-situation', has: /Your situation/ },
    { id: 'RES-21', section: 'roi-calculator', has: /ROI calculator/ },
    { id: 'RES-22', section: 'interruption-cost', has: /one programming session in ten/ },
    { id: 'RES-23', section: 'ai-chat-example', has: /Example, written by us.*Helios answers/ },
    { id: 'RES-24', section: 'concerns', has: /Does it read my screen or my code\?/ },
    { id: 'RES-25', section: 'roi-calculator', has: /Return on investment/ },
  ])('[$id] /research-dev has $section', async ({ section, has }) => {
    expect(await textOf('/research-dev', `#${section}`)).toMatch(has);
  });

  it.each([
    { id: 'RES-18', path: '/research' },
    { id: 'RES-26', path: '/research-dev' },
  ])('[$id] [MISC-06] $path links out to book a 15-minute demo', async ({ path }) => {
    const link = pageAt(path).locator('#call-to-action').getByRole('link', { name: 'Book a 15-minute demo' });
    const href = (await link.getAttribute('href')) ?? '';
    expect(new URL(href).origin).not.toBe(new URL(pageAt(path).url()).origin);
  });

  it.each([
    { mail: 'RES-17', home: 'RES-16', path: '/research' },
    { mail: 'RES-27', home: 'RES-28', path: '/research-dev' },
  ])('[$mail] [$home] the foot of $path has the research mailbox and the way home', async ({ path }) => {
    const foot = pageAt(path).locator('.research-foot');
    const mail = foot.getByRole('link', { name: /@/ });
    expect(await mail.getAttribute('href')).toBe(`mailto:${await mail.textContent()}`);
    expect(await foot.getByRole('link', { name: 'Back to homepage' }).getAttribute('href')).toBe('/');
  });
});

describe('what the research pages say', () => {
  it.each([
    { id: 'MISC-15', text: '23 min 15 s' },
    { id: 'MISC-16', text: '2-3 minutes' },
    { id: 'MISC-18', text: '30-60 s' },
    { id: 'MISC-19', text: '5-10 min' },
    { id: 'MISC-20', text: '40 Hz gamma' },
    { id: 'MISC-21', text: '16 Hz, a beta rate' },
    { id: 'MISC-22', text: '5 minutes of stimulation with 20+ minutes of meditation' },
    { id: 'MISC-23', text: '95 percent are gone within 30 days' },
    { id: 'MISC-25', text: 'audio-visual brainwave entrainment plus a task-relevant visual overlay' },
    { id: 'SUBS-12', text: 'enterprise pricing is custom' },
    { id: 'SUBS-13', text: 'About $10 per person per month' },
    { id: 'RD-02', text: '2-3 minutes' },
  ])('[$id] both say: $text', async ({ text }) => {
    for (const { path } of PAGES) expect(await textOf(path, '.research')).toContain(text);
  });

  it.each([
    { id: 'FRQ-20', band: 'Theta', range: '4-8 Hz' },
    { id: 'FRQ-21', band: 'Alpha', range: '8-12 Hz' },
    { id: 'FRQ-22', band: 'Beta', range: '15-30 Hz' },
    { id: 'FRQ-23', band: 'Gamma', range: '30-100 Hz' },
  ])('[$id] $band is $range', async ({ band, range }) => {
    for (const { path } of PAGES) expect(await textOf(path, `[data-band="${band}"]`)).toContain(range);
  });

  it('[MISC-24] every own number stands beside its mark, every other beside a source', async () => {
    for (const { path } of PAGES) {
      const notes = await pageAt(path).locator('[data-claim]').allTextContents();
      expect(notes.length).toBeGreaterThan(20);
      expect(
        notes.filter((note) => !/Source:|Our own statement|A convention|Names that we chose|Arithmetic/.test(note)),
      ).toEqual([]);
    }
  });

  it('every source that is named stands in the list, with its side and an address', async () => {
    for (const { path } of PAGES) {
      const missing = await pageAt(path).evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#source-"]')]
          .map(({ hash }) => hash)
          .filter((hash) => document.querySelector(`${hash} [data-stance]`) === null),
      );
      expect(missing).toEqual([]);
    }
  });

  it('no question has more room for what speaks for us than for what speaks against', async () => {
    const counts = await pageAt('/research')
      .locator('.evidence-sides')
      .evaluateAll((all) => all.map((one) => [...one.children].map((side) => side.querySelectorAll('li').length)));
    expect(counts.length).toBeGreaterThan(4);
    for (const [supporting, against] of counts) expect(against).toBe(supporting);
  });

  it('Helios proposes no light of 15 to 25 Hz, and speaks of 16 Hz as sound', async () => {
    for (const { path } of PAGES) {
      const proposed = await pageAt(path).locator('#ai-chat-example .v-change-values b').allTextContents();
      expect(proposed.map((text) => Number.parseFloat(text)).filter((hz) => hz >= 15 && hz <= 25)).toEqual([]);
      expect(await textOf(path, '#ai-chat-example')).toMatch(/about sound/);
    }
  });
});

describe('company examples', () => {
  it('[RES-11] are worked out by the formula of the calculator, and open in it', async () => {
    const page = await newPage();
    await page.goto('/research');
    const example = page.locator('#company-examples li').first();
    const net = await example.locator('dd').nth(2).textContent();
    await example.getByRole('link', { name: /Open in the calculator/ }).click();
    await page.waitForURL(/team=12/);
    await expect.poll(() => page.locator('[data-roi="net"]').textContent()).toBe(net);
    expect(net).toBe('$3,752');
  });

  it('hold one that loses', async () => {
    expect(await pageAt('/research').locator('#company-examples [data-loss] dd').allTextContents()).toEqual([
      '−$720',
      '-100%',
    ]);
  });
});

describe('anchors', () => {
  it.each([
    '/research#roi-calculator',
    '/research-dev#roi-calculator',
    '/research#your-situation',
    '/research-dev#your-situation',
  ])('%s begins at its place', async (address) => {
    const page = await newPage();
    await page.goto(address);
    const id = new URL(page.url()).hash.slice(1);
    await expect
      .poll(() => page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? -1, id))
      .toBeLessThan(120);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  });
});

describe('without JavaScript', () => {
  it.each(PAGES)('$path is complete, with the defaults worked out', async ({ path }) => {
    const page = await newPage({ javaScript: false, expects: [/failed: csp .*[.]js$/] });
    await page.goto(path);
    const text = await page.locator('main').textContent();
    expect(text).toContain(path === '/research' ? '5221%' : '9290%');
    expect(text).toContain('Changing these numbers needs JavaScript.');
    expect(await page.locator('#sources li').count()).toBeGreaterThan(30);
  });
});

describe('on a phone', () => {
  it.each(PAGES)('$path needs no sideways scrolling', async ({ path }) => {
    const page = await newPage(PHONE);
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});

describe('on paper', () => {
  it.each(PAGES)('$path leaves navigation and controls out', async ({ path }) => {
    const page = await newPage();
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    for (const part of ['.site-header', '.research-banner', '.roi-share', '.roi-try']) {
      expect(await page.locator(part).first().isVisible()).toBe(false);
    }
    expect(await page.locator('[data-roi="net"]').isVisible()).toBe(true);
  });
});
