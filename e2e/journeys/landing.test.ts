import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPage, openPage, PHONE } from '../harness/browser.ts';
import { openLanding } from '../harness/landing.ts';
import { released } from '../harness/stack.ts';

const APPLY = 'Apply for Beta Access';

let page: Page;
let finish: () => Promise<void>;

beforeAll(async () => {
  ({ page, finish } = await openPage());
  await openLanding(page);
});

afterAll(() => finish());

const section = (id: string): Locator => page.locator(`section#${id}`);
const wordsOf = async (place: Locator): Promise<string> =>
  (await place.allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ');
const textOf = (id: string): Promise<string> => wordsOf(section(id));
const listUnder = (id: string, title: string): Locator =>
  section(id)
    .locator('div', { has: page.getByRole('heading', { name: title }) })
    .last()
    .getByRole('listitem');

async function applyAddress(id: string): Promise<URL> {
  return new URL((await section(id).getByRole('link', { name: APPLY }).getAttribute('href')) ?? '');
}

describe('the landing page', () => {
  it('[LAND-01] begins with a hero', async () => {
    const heading = section('hero').getByRole('heading', { level: 1 });
    expect(await wordsOf(heading)).toBe('An instrument for attention.');
    const box = await heading.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(900);
  });

  it('[LAND-02] [LAND-03] [RD-11] leads from the hero to an application form elsewhere, which learns from where', async () => {
    const address = await applyAddress('hero');
    expect(address.origin).not.toBe(released.site);
    expect(address.protocol).toBe('https:');
    expect(address.searchParams.getAll('source')).toEqual(['hero']);
  });

  it('[LAND-04] [LAND-12] ends with a call that leads to the same form, from the call', async () => {
    const address = await applyAddress('apply');
    expect(address.searchParams.getAll('source')).toEqual(['final-cta']);
    const hero = await applyAddress('hero');
    expect([address.origin, address.pathname]).toEqual([hero.origin, hero.pathname]);
    const last = page.locator('main section').last();
    expect(await last.getAttribute('id')).toBe('apply');
    await last.getByRole('heading', { level: 2 }).waitFor();
  });

  it('[LAND-07] compares kinds of things in a table', async () => {
    const table = section('comparison').getByRole('table');
    const columns = await table.getByRole('columnheader').allInnerTexts();
    expect(columns[0]).toBe('Vayl');
    expect(columns.length).toBeGreaterThan(3);
    const rows = await table.getByRole('rowheader').count();
    expect(rows).toBeGreaterThan(4);
    expect(await table.getByRole('row').nth(1).getByRole('cell').count()).toBe(columns.length);
  });

  it('[LAND-08] has a problem section, whose figures say whose they are', async () => {
    const text = await textOf('problem');
    expect(text).toContain('The interruption');
    expect(text).toMatch(/reported by others/);
    expect(text).toMatch(/our own statement/);
    expect(text).toMatch(/not been tested in a controlled trial/);
  });

  it('[LAND-08] draws its two times to one scale', async () => {
    const widths = await section('problem')
      .locator('dd > i')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    expect((widths[0] ?? 0) / (widths[1] ?? 1)).toBeCloseTo(23.25 / 3, 1);
  });

  it('[LAND-09] has a solution section: a sentence, two frequencies and what guards the light', async () => {
    const text = await textOf('solution');
    expect(text).toContain('I need deep focus for coding');
    expect(text).toMatch(/1\.2 to 100 Hz/);
    const ruler = section('solution').getByRole('img', { name: /6 Hz, Theta.*14 Hz, Beta/ });
    await ruler.waitFor();
  });

  it('[LAND-10] [LAND-11] says what the cohort is asked to do and what it gets', async () => {
    expect(await listUnder('cohort', 'What we ask').count()).toBeGreaterThan(1);
    expect(await listUnder('cohort', 'What you get').count()).toBeGreaterThan(1);
    const asked = await listUnder('cohort', 'What we ask').allInnerTexts();
    const given = await listUnder('cohort', 'What you get').allInnerTexts();
    expect(asked.filter((row) => given.includes(row))).toEqual([]);
  });

  it('[LAND-14] [MISC-05] [FREE-03] says in hero and call that it is for macOS and Windows only, also the free use', async () => {
    for (const id of ['hero', 'apply']) {
      const text = await textOf(id);
      expect(text).toContain('Available only for macOS and Windows.');
      expect(text).toMatch(/15 minutes a day are free on Mac and Windows/);
    }
  });

  it('[FREE-02] says that free use needs no credit card', async () => {
    expect(await textOf('hero')).toMatch(/free[^.]*no credit card/);
  });

  it('[LAND-15] [LAND-16] [LAND-18] states 20 beta spots, 4 weeks and free indefinite access', async () => {
    const text = await textOf('cohort');
    expect(text).toContain('20 beta spots');
    expect(text).toContain('4 weeks');
    expect(
      await section('cohort')
        .getByRole('listitem')
        .filter({ hasText: /^Week \d/ })
        .count(),
    ).toBe(4);
    expect((await listUnder('cohort', 'What you get').allInnerTexts()).join()).toContain('Free indefinite access');
  });

  it('[LAND-17] [RD-09] states when applications close, and that they have', async () => {
    const text = await textOf('cohort');
    expect(text).toContain('applications close December 15, 2025 or when 20 are confirmed');
    expect(text).toContain('applications for this cohort have closed');
  });

  it('[MISC-04] addresses those it is for', async () => {
    const names = await section('audience').getByRole('listitem').locator('strong').allInnerTexts();
    expect(names).toEqual(['Knowledge workers', 'Team leads and managers', 'Developers', 'Traders', 'Biohackers']);
  });

  it('[MISC-26] names focus, calm, creativity and sleep, each with a ruler of its own', async () => {
    expect(await section('uses').getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Focus',
      'Calm',
      'Creativity',
      'Sleep',
    ]);
    expect(await section('uses').getByRole('img').count()).toBe(4);
  });

  it('shows evidence for and against at the same size', async () => {
    const sides = section('evidence').locator('div:has(> h3)');
    const sizes = await sides.evaluateAll((all) =>
      all.map((side) => {
        const { y, width, height } = side.getBoundingClientRect();
        return { y, width: Math.round(width), height, findings: side.querySelectorAll('li').length };
      }),
    );
    expect(sizes).toHaveLength(2);
    expect(sizes[0]).toEqual(sizes[1]);
  });
});

describe('the testimonial', () => {
  it('[MISC-08] [RD-51] is a section of the landing page, with its heading', async () => {
    const heading = section('testimonial').getByRole('heading', { level: 2 });
    expect(await wordsOf(heading)).toBe('Vayl Improves Productivity for Leading Researcher');
  });

  it('[MISC-09] [RD-10] has a photo, a name, a title and an affiliation, marked as not yet anybody’s', async () => {
    const person = section('testimonial').locator('figure');
    const photo = await person.getByRole('img').boundingBox();
    expect(photo?.width).toBeGreaterThan(150);
    const words = (await person.locator('figcaption > *').allInnerTexts()).slice(0, 3);
    expect(words).toHaveLength(3);
    expect(new Set(words.filter((word) => word.trim() !== '')).size).toBe(3);
    await section('testimonial').getByText('Placeholder until confirmed in writing').first().waitFor();
  });

  it('[MISC-10] has two links to profiles elsewhere', async () => {
    const links = section('testimonial').getByRole('link');
    const origins = await links.evaluateAll((all) =>
      all.map((link) => new URL(link.getAttribute('href') ?? '').protocol),
    );
    expect(origins).toEqual(['https:', 'https:']);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBe(2);
    expect(addresses.filter((address) => address?.startsWith(released.site))).toEqual([]);
  });

  it('[MISC-11] has a quote', async () => {
    expect(await wordsOf(section('testimonial').locator('blockquote'))).toMatch(/^“.{40,}”$/);
  });

  it('[MISC-12] [MISC-14] [RD-10] has its stat, with the same mark beside it', async () => {
    const stat = section('testimonial').locator('div', { hasText: '20% Productivity Increase' }).last();
    await stat.getByText('20% Productivity Increase', { exact: true }).waitFor();
    expect(await wordsOf(stat)).toContain('Placeholder until confirmed in writing');
    expect(await wordsOf(stat)).toMatch(/not measured/);
  });

  it('[MISC-13] lists research areas, key publications and methods', async () => {
    expect(await section('testimonial').getByRole('term').allInnerTexts()).toEqual([
      'Research areas',
      'Key publications',
      'Methods',
    ]);
  });
});

describe('the landing page, otherwise', () => {
  it.each([
    ['hero', 'hero'],
    ['apply', 'final-cta'],
  ])('[MISC-07] [LAND-02] goes from #%s to the form by a plain navigation', async (id, source) => {
    const other = await newPage();
    const asked: string[] = [];
    await other.route(/forms\.example/, async (route) => {
      asked.push(`${route.request().method()} ${route.request().resourceType()}`);
      await route.fulfill({ contentType: 'text/html', body: '<title>form</title>' });
    });
    await other.goto('/');
    await other.locator(`#${id}`).getByRole('link', { name: APPLY }).click();
    await other.waitForURL(/forms\.example/);
    expect(new URL(other.url()).searchParams.get('source')).toBe(source);
    expect(asked).toEqual(['GET document']);
    expect(other.context().pages()).toHaveLength(1);
  });

  it('can be read whole without scripts', async () => {
    const plain = await newPage({ javaScript: false, expects: [/failed: csp .*[.]js$/] });
    await plain.goto('/');
    const words = await wordsOf(plain.locator('main'));
    const live = await wordsOf(page.locator('main'));
    expect(words).toBe(live);
    expect(words.length).toBeGreaterThan(4000);
  });

  it.each([PHONE, { width: 320, height: 700 }])('fits a screen of $width px', async (size) => {
    const phone = await newPage(size);
    await phone.goto('/', { waitUntil: 'networkidle' });
    const widest = await phone.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBe(size.width);
  });

  it.each([PHONE, { width: 1440, height: 900 }])('does not move while it loads ($width px)', async (size) => {
    const slow = await newPage(size);
    await slow.addInitScript(`
      globalThis.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    `);
    await slow.goto('/', { waitUntil: 'networkidle' });
    await slow.waitForTimeout(500);
    expect(await slow.evaluate<number>('shift')).toBeLessThanOrEqual(0.02);
  });

  it('has one main heading and skips no level', async () => {
    const levels = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const jumps = levels.filter((level, index) => level - (levels[index - 1] ?? 0) > 1);
    expect(jumps).toEqual([]);
  });
});
