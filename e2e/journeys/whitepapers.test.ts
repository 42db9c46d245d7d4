import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPage, openPage, PHONE } from '../harness/browser.ts';
import { released } from '../harness/stack.ts';

const LIGHT_AND_SOUND = '/science/audiovisual-stimulation-whitepaper';
const LOAD = '/science/perceptual-load-theory';

/** The thirteen references in their order, by their addresses. */
const THIRTEEN = [
  '10.1093/brain/57.4.355',
  '10.1007/s002210100682',
  '10.3389/fnhum.2016.00010',
  '10.1371/journal.pone.0014543',
  '10.1523/JNEUROSCI.3134-20.2021',
  '10.1038/s41598-024-59770-5',
  '10.1523/JNEUROSCI.1163-17.2017',
  '10.1111/ejn.15483',
  '10.1038/s42003-024-07026-3',
  '10.1371/journal.pone.0286023',
  '10.1038/s41593-023-01270-2',
  '10.1371/journal.pone.0130492',
  '10.1111/j.1528-1167.2005.31405.x',
];

const scrollTo = (page: Page, y: number): Promise<void> =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
const progress = async (page: Page): Promise<number> =>
  Number(await page.getByRole('progressbar', { name: 'Reading progress' }).getAttribute('aria-valuenow'));
const barWidth = (page: Page): Promise<number> =>
  page.locator('.prose-progress > i').evaluate((bar) => bar.getBoundingClientRect().width);
const citation = (page: Page, number: number) => page.locator(`a.prose-cite[href="#ref${number}"]`).first();

describe.each([
  { id: 'RTE-20', path: LIGHT_AND_SOUND, title: 'Rhythmic light and sound: what is known', references: 13 },
  { id: 'RTE-21', path: LOAD, title: 'Perceptual load and distraction', references: 11 },
])('$path', ({ id, path, title, references }) => {
  let page: Page;
  let finish: () => Promise<void>;

  beforeAll(async () => {
    // Scrolling is not animated then, and a test need not wait for it.
    ({ page, finish } = await openPage({ reducedMotion: true }));
    await page.goto(path, { waitUntil: 'networkidle' });
  });
  afterAll(() => finish());

  it(`[${id}] shows a whitepaper of some length`, async () => {
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    const words = await page.locator('.prose-text').evaluate((text) => {
      for (const note of text.querySelectorAll('[aria-hidden="true"]')) note.textContent = ' ';
      return (text.textContent ?? '').split(/\s+/).length;
    });
    expect(words).toBeGreaterThanOrEqual(3000);
  });

  it('[WP-01] has a contents sidebar whose every entry leads somewhere, and marks where one is', async () => {
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const links = await contents.locator('ol a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) expect(await page.locator(link ?? '#').count(), link ?? '').toBe(1);
    const box = await contents.boundingBox();
    const text = await page.locator('.prose-text').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(text?.x ?? 0);
    await contents.locator('ol a').nth(2).click();
    await expect.poll(() => contents.locator('[aria-current]').count()).toBe(1);
    await expect.poll(() => contents.locator('[aria-current]').getAttribute('href')).toBe(links[2]);
  });

  it('[WP-02] has a progress bar that grows with the scroll', async () => {
    await scrollTo(page, 0);
    await expect.poll(() => progress(page)).toBe(0);
    await scrollTo(page, 3000);
    await expect.poll(() => progress(page)).toBeGreaterThan(5);
    const early = [await progress(page), await barWidth(page)];
    await scrollTo(page, 1e6);
    await expect.poll(() => progress(page)).toBe(100);
    expect(await barWidth(page)).toBe(1440);
    expect(early[1]).toBeCloseTo((1440 * (early[0] ?? 0)) / 100, 0);
  });

  it('[WP-03] [WP-04] shows the way to the top beyond 500 px and not before, and it leads there', async () => {
    const up = page.getByRole('button', { name: 'Back to top' });
    await scrollTo(page, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
    await expect.poll(() => up.isVisible()).toBe(false);
    await scrollTo(page, 501);
    await expect.poll(() => up.isVisible()).toBe(true);
    await up.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => up.isVisible()).toBe(false);
  });

  it('[WP-05] numbers its citations, and has a reference for each number', async () => {
    const numbers = await page.locator('.prose-cite').evaluateAll((all) => all.map((cite) => Number(cite.textContent)));
    expect(new Set(numbers)).toEqual(new Set(Array.from({ length: references }, (_, index) => index + 1)));
    expect(await page.locator('.prose-references ol > li').count()).toBe(references);
  });

  it('[WP-06] [WP-08] [WP-09] has a top navigation, footer links and a link to book a demo', async () => {
    expect(await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link').count()).toBeGreaterThan(
      3,
    );
    expect(await page.getByRole('navigation', { name: 'Footer' }).getByRole('link').count()).toBeGreaterThan(3);
    const demo = page.getByRole('link', { name: 'Book a 15-minute demo' }).first();
    const address = new URL((await demo.getAttribute('href')) ?? '');
    expect(address.origin).not.toBe(new URL(released.site).origin);
  });

  it('[WP-10] [WP-11] [WP-12] opens a citation with its title, its source and the way to its full text', async () => {
    const dialog = page.getByRole('dialog');
    for (const number of [1, references]) {
      const reference = page.locator(`#ref${number}`);
      await citation(page, number).click();
      await expect.poll(() => dialog.isVisible()).toBe(true);
      const heading = await dialog.getByRole('heading').textContent();
      expect(heading).toBe(await reference.locator('.prose-reference-title').textContent());
      const source = await reference.locator('.prose-reference-source').textContent();
      expect(await dialog.textContent()).toContain(source);
      const link = dialog.getByRole('link', { name: 'View Full Text' });
      expect(await link.getAttribute('href')).toBe(await reference.getByRole('link').getAttribute('href'));
      expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
      await dialog.getByRole('button', { name: 'Close' }).click();
    }
  });

  it('[WP-13] closes the citation by its button, by Escape and by a click beside it, and returns the focus', async () => {
    const dialog = page.getByRole('dialog');
    const ways = [
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 300),
    ];
    for (const close of ways) {
      await citation(page, 2).press('Enter');
      await expect.poll(() => dialog.isVisible()).toBe(true);
      await close();
      await expect.poll(() => dialog.isVisible()).toBe(false);
      expect(await citation(page, 2).evaluate((link) => link === document.activeElement)).toBe(true);
    }
  });

  it('says beside each reference where it stands, in the list and in the margin', async () => {
    const stances = await page.locator('.prose-references .prose-stance').allTextContents();
    expect(stances).toHaveLength(references);
    expect(new Set(stances).size).toBeGreaterThan(1);
    const notes = page.locator('.prose-note');
    expect(await notes.count()).toBe(references);
    const text = await page.locator('.prose-text > p').first().boundingBox();
    const note = await notes.first().boundingBox();
    expect(note?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
  });

  it('has a plain-text version and a PDF of the same words', async () => {
    const plain = await page.request.get(`${path}.txt`);
    expect(plain.headers()['content-type']).toContain('text/plain');
    const words = (await plain.text()).replace(/\s+/g, ' ');
    expect(words.startsWith(title)).toBe(true);
    const closing = ((await page.locator('.prose-text > p').last().textContent()) ?? '').replace(/\s+/g, ' ');
    expect(words).toContain(closing);
    expect(words).toContain(`[${references}]`);
    const pdf = await page.request.get(`${path}.pdf`);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    for (const name of ['Plain-text version', 'PDF']) expect(await page.getByRole('link', { name }).count()).toBe(1);
  });

  it('tells machines what it is and what it cites', async () => {
    const data: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data).toMatchObject({ '@type': 'Article', headline: title });
    expect(JSON.stringify(data)).toMatch(new RegExp(`"url":"https://[^/"]+${path}"`));
    expect(data).toHaveProperty('citation.length', references);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`));
    const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
    expect(await (await page.request.get(feed ?? '')).text()).toContain(`${path}"`);
  });

  it('ships no more than a few kilobytes of scripts', async () => {
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((all) => all.map((script) => script.getAttribute('src')));
    expect(scripts).toHaveLength(1);
    const script = await page.request.get(scripts[0] ?? '');
    expect((await script.body()).length).toBeLessThan(5000);
  });
});

describe('the page with thirteen references', () => {
  it('[WP-14] [RD-66] opens a popup for each of ref1 to ref13, real publications all', async () => {
    const page = await newPage();
    await page.goto(LIGHT_AND_SOUND);
    const opened: (string | null)[] = [];
    for (const number of THIRTEEN.keys()) {
      expect(await page.locator(`#ref${number + 1}`).count()).toBe(1);
      await citation(page, number + 1).click();
      opened.push(await page.getByRole('dialog').getByRole('link', { name: 'View Full Text' }).getAttribute('href'));
      await page.keyboard.press('Escape');
    }
    expect(opened).toEqual(THIRTEEN.map((doi) => `https://doi.org/${doi}`));
    expect(await page.locator('#ref14').count()).toBe(0);
  });

  it('[WP-15] has a back-to-top after 500 px', async () => {
    const page = await newPage();
    await page.goto(LIGHT_AND_SOUND);
    const up = page.getByRole('button', { name: 'Back to top' });
    expect(await up.isVisible()).toBe(false);
    await scrollTo(page, 700);
    await expect.poll(() => up.isVisible()).toBe(true);
  });

  it('[ENT-21] shows a reference with its title, source and address', async () => {
    const page = await newPage();
    await page.goto(`${LIGHT_AND_SOUND}#ref2`);
    const reference = page.locator('#ref2');
    expect(await reference.locator('.prose-reference-title').textContent()).toMatch(
      /^Human EEG responses to 1-100 Hz flicker/,
    );
    expect(await reference.locator('.prose-reference-source').textContent()).toBe(
      'Herrmann CS. Exp Brain Res 137:346–353, 2001',
    );
    expect(await reference.getByRole('link').getAttribute('href')).toBe('https://doi.org/10.1007/s002210100682');
  });

  it('has figures whose tables say what the drawings show', async () => {
    const page = await newPage();
    await page.goto(LIGHT_AND_SOUND);
    const figures = page.locator('.prose-text figure');
    expect(await figures.count()).toBe(3);
    for (const figure of await figures.all()) {
      expect(await figure.locator('table tbody tr').count()).toBeGreaterThanOrEqual(4);
      expect(await figure.locator('figcaption').textContent()).toMatch(/Computed|Data|Illustration/);
    }
    expect(await figures.first().locator('tbody tr').last().textContent()).toMatch(/^40 Hz20 Hz/);
  });
});

describe.each(['/research', '/research-dev'])('the questions on %s', (path) => {
  it('are told to machines in the words of the page', async () => {
    const page = await newPage();
    await page.goto(path);
    const data: unknown = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(data).toMatchObject({ '@type': 'FAQPage' });
    const told = JSON.stringify(data);
    const questions = await page.locator('#concerns').textContent();
    const names = [...told.matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) expect(questions).toContain(name);
  });
});

describe.each([LIGHT_AND_SOUND, LOAD])('on a phone, %s', (path) => {
  it('[WP-07] [WP-16] has a menu with the navigation', async () => {
    const page = await newPage(PHONE);
    await page.goto(path);
    const menu = page.getByRole('navigation', { name: 'Main, folded' });
    expect(await menu.isVisible()).toBe(false);
    await page.getByText('Menu', { exact: true }).click();
    expect(await menu.isVisible()).toBe(true);
    expect(await menu.getByRole('link').count()).toBeGreaterThan(3);
  });

  it('has the contents above the text, no notes in the margin, and nothing wider than the screen', async () => {
    const page = await newPage(PHONE);
    await page.goto(path);
    const contents = await page.getByRole('navigation', { name: 'Contents' }).boundingBox();
    const text = await page.locator('.prose-text').boundingBox();
    expect((contents?.y ?? 0) + (contents?.height ?? 0)).toBeLessThanOrEqual(text?.y ?? 0);
    expect(await page.locator('.prose-note').first().isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  it('can be read to its last reference without scripts', async () => {
    const page = await newPage({ ...PHONE, javaScript: false });
    await page.goto(path);
    await citation(page, 3).click();
    expect(new URL(page.url()).hash).toBe('#ref3');
    expect(await page.locator('#ref3').getByRole('link', { name: 'View Full Text' }).isVisible()).toBe(true);
  });
});
