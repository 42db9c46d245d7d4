import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPage, openPage, PHONE } from '../harness/browser.ts';

const NAMES = ['perceptual', 'entrainment', 'network', 'neuroplastic'] as const;

let page: Page;
let finish: () => Promise<void>;

beforeAll(async () => {
  ({ page, finish } = await openPage());
  await page.goto('/neuroscience');
  await page.getByRole('tab').first().waitFor();
});

afterAll(() => finish());

const shownPanels = (where: Page) =>
  where
    .locator('.anchor-tabs-panel')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map(({ id }) => id));

describe('the neuroscience page', () => {
  it('[RTE-17] has its own title and one first heading', async () => {
    expect(await page.title()).toMatch(/Neuroscience/);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  it('[NEU-02] [NEU-03] has four tabs, and the first is chosen', async () => {
    const tabs = page.getByRole('tab');
    expect(await tabs.allTextContents()).toEqual(['Perceptual', 'Entrainment', 'Network', 'Neuroplastic']);
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Perceptual');
    expect(await shownPanels(page)).toEqual(['perceptual']);
  });

  it.each([
    { tab: 'Entrainment', name: 'entrainment', has: /EEG response/ },
    { tab: 'Network', name: 'network', has: /attention networks/ },
    { tab: 'Neuroplastic', name: 'neuroplastic', has: /no lasting change/ },
    { tab: 'Perceptual', name: 'perceptual', has: /overlay is not part of your task/ },
  ])('[NEU-04] choosing $tab shows its content alone, and names it in the address', async ({ tab, name, has }) => {
    await page.getByRole('tab', { name: tab }).scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    await page.getByRole('tab', { name: tab }).click();
    expect(await shownPanels(page)).toEqual([name]);
    expect(await page.getByRole('tabpanel').textContent()).toMatch(has);
    expect(new URL(page.url()).hash).toBe(`#${name}`);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  });

  it('[NEU-04] the tabs obey the arrow keys', async () => {
    await page.getByRole('tab', { name: 'Perceptual' }).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await shownPanels(page)).toEqual(['neuroplastic']);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Neuroplastic');
    await page.keyboard.press('Home');
    expect(await shownPanels(page)).toEqual(['perceptual']);
  });

  it('[NEU-05] [MISC-17] [RD-02] compares 23 minutes with 3-5 minutes, and says whose they are', async () => {
    const figure = page.locator('.before-after');
    expect(await figure.locator('[data-side="before"]').textContent()).toMatch(/Reported by others.*23 min 15 s/s);
    expect(await figure.locator('[data-side="after"]').textContent()).toMatch(/Our target, not a result.*3-5 minutes/s);
    expect(await figure.locator('figcaption').textContent()).toMatch(
      /Left: reported by others\. Right: our target, not a result/,
    );
  });

  it('[NEU-05] draws both on one scale of minutes', async () => {
    const widths = await page
      .locator('.before-after-scale > i')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    const [before = 0, after = 1] = widths;
    expect(before / after).toBeCloseTo(23.25 / 5, 1);
  });

  it('[NEU-06] has a table that compares kinds, not names', async () => {
    const table = page.locator('#features table');
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([
      'Vayl',
      'Pulsed sound alone',
      'Lamps and goggles',
      'Meditation',
    ]);
    expect(await table.getByRole('row').count()).toBeGreaterThan(5);
  });

  it('[NEU-07] [NEU-08] [MISC-06] its call leads to a demo, and home', async () => {
    const call = page.locator('#call-to-action');
    const book = (await call.getByRole('link', { name: 'Book a 15-minute demo' }).getAttribute('href')) ?? '';
    expect(new URL(book).origin).not.toBe(new URL(page.url()).origin);
    expect(await call.getByRole('link', { name: 'Back to homepage' }).getAttribute('href')).toBe('/');
  });

  it('[MISC-25] says what the product is, and that it is disputed', async () => {
    expect(await page.locator('#hero').textContent()).toMatch(
      /audio-visual brainwave entrainment plus a task-relevant visual overlay.*disputed/s,
    );
  });
});

describe('its place on the screen', () => {
  it('[NEU-01] is the top, also when it is loaded again further down', async () => {
    const own = await newPage();
    await own.goto('/neuroscience');
    await own.getByRole('tab').first().waitFor();
    await own.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await own.reload({ waitUntil: 'load' });
    await own.getByRole('tab').first().waitFor();
    await own.waitForTimeout(500);
    expect(await own.evaluate(() => window.scrollY)).toBe(0);
  });

  it('[NEU-01] is the top after a link from far down on another page', async () => {
    const own = await newPage();
    await own.goto('/research');
    await own.getByRole('link', { name: 'The four mechanisms in detail' }).click();
    await own.getByRole('tab').first().waitFor();
    await expect.poll(() => own.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe('its anchors', () => {
  it.each(NAMES)('#%s opens its tab', async (name) => {
    const own = await newPage();
    await own.goto(`/neuroscience#${name}`);
    await own.getByRole('tab').first().waitFor();
    expect(await shownPanels(own)).toEqual([name]);
    const panel = own.locator(`#${name}`);
    // The way there may be scrolled softly.
    await expect.poll(() => panel.evaluate((shown) => shown.getBoundingClientRect().top)).toBeLessThan(900);
  });

  it('follow an address that a person changes by hand', async () => {
    const own = await newPage();
    await own.goto('/neuroscience');
    await own.getByRole('tab').first().waitFor();
    await own.evaluate(() => {
      window.location.hash = 'network';
    });
    await expect.poll(() => shownPanels(own)).toEqual(['network']);
  });
});

describe('without JavaScript', () => {
  it('[NEU-02] all four mechanisms stand below each other, and the tabs are links to them', async () => {
    const own = await newPage({ javaScript: false, expects: [/failed: csp .*[.]js$/] });
    await own.goto('/neuroscience');
    for (const name of NAMES) {
      expect(await own.locator(`#${name}`).isVisible()).toBe(true);
      expect(await own.locator(`.anchor-tabs-list a[href="#${name}"]`).count()).toBe(1);
    }
  });
});

describe('on a phone and on paper', () => {
  it('needs no sideways scrolling, and left stays left', async () => {
    const own = await newPage(PHONE);
    await own.goto('/neuroscience');
    expect(await own.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    const [before, after] = await own
      .locator('.before-after-side')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(before).toBeLessThan(after ?? 0);
  });

  it('prints all four mechanisms', async () => {
    const own = await newPage();
    await own.goto('/neuroscience');
    await own.getByRole('tab').first().waitFor();
    await own.emulateMedia({ media: 'print' });
    expect(await shownPanels(own)).toEqual([...NAMES]);
  });
});
