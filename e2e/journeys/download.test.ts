import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { untilAlive } from '../harness/alive.ts';
import { newPage } from '../harness/browser.ts';
import { PLATFORMS } from '../harness/platforms.ts';
import { released, unreleased } from '../harness/stack.ts';

const cardOf = (page: Page, name: 'macOS' | 'Windows') => page.getByRole('article', { name });
const linkOf = (page: Page, name: 'macOS' | 'Windows') => page.getByRole('link', { name: `Download for ${name}` });
const started = (page: Page) => page.getByRole('heading', { level: 1, name: 'Download Started' });
const marks = (page: Page) => page.getByText('Recommended', { exact: true });
const elsewhere = (page: Page) => page.getByText('only for macOS and Windows');

async function openDownload(options: Parameters<typeof newPage>[0] = PLATFORMS.mac, query = ''): Promise<Page> {
  const page = await newPage(options);
  await page.goto(`/download${query}`);
  await untilAlive(page);
  return page;
}

describe('the two downloads', () => {
  it('[DL-01] [DL-02] say which system they need and which installer they are', async () => {
    const page = await openDownload();
    expect(await cardOf(page, 'macOS').textContent()).toMatch(/macOS 10\.15 or later.*DMG/);
    expect(await cardOf(page, 'Windows').textContent()).toMatch(/Windows 10 or later.*EXE/);
  });

  it('[FREE-02] [FREE-03] say that the free minutes need no credit card, on Mac and Windows', async () => {
    const page = await openDownload();
    expect(await page.getByRole('main').textContent()).toMatch(/15 minutes a day on Mac and Windows\. No credit card/);
  });

  it.each(['/download', '/signup'])('[RD-63] ask for no place in the beta on %s', async (path) => {
    const page = await newPage();
    await page.goto(path);
    expect(await page.getByRole('main').textContent()).not.toMatch(/beta/i);
  });

  it('[DL-17] has a mailbox for questions', async () => {
    const page = await openDownload();
    const mailbox = page.getByRole('main').locator('a[href^="mailto:"]');
    expect(await mailbox.getAttribute('href')).toBe(`mailto:${await mailbox.textContent()}`);
  });

  it('[DL-03] [DL-18] recommend the one for macOS, and only it, on a Mac', async () => {
    const page = await openDownload(PLATFORMS.mac);
    await cardOf(page, 'macOS').getByText('Recommended').waitFor();
    expect([await marks(page).count(), await elsewhere(page).count()]).toEqual([1, 0]);
  });

  it('[DL-04] [DL-18] recommend the one for Windows, and only it, on Windows', async () => {
    const page = await openDownload(PLATFORMS.windows);
    await cardOf(page, 'Windows').getByText('Recommended').waitFor();
    expect([await marks(page).count(), await elsewhere(page).count()]).toEqual([1, 0]);
  });

  it.each([
    ['an iPhone', PLATFORMS.iphone],
    ['an Android phone', PLATFORMS.android],
    ['Linux', PLATFORMS.linux],
    ['something unknown', { userAgent: 'Surfer/1.0' }],
  ])('[DL-05] [RD-61] [RD-62] recommend none on %s, and say what there is', async (_name, platform) => {
    const page = await openDownload(platform);
    await elsewhere(page).waitFor();
    expect(await marks(page).count()).toBe(0);
  });
});

describe('a click on a card', () => {
  it.each([
    ['[DL-06] [DL-08] [RD-60] starts the file for macOS and says so', 'macOS', '/download/mac', /\.dmg$/],
    ['[DL-06] [DL-09] [RD-60] starts the file for Windows and says so', 'Windows', '/download/windows', /\.exe$/],
  ] as const)('%s', async (_title, name, path, fileName) => {
    const page = await openDownload();
    const [download] = await Promise.all([page.waitForEvent('download'), linkOf(page, name).click()]);
    expect(new URL(download.url()).pathname).toBe(path);
    expect(download.suggestedFilename()).toMatch(fileName);
    await started(page).waitFor();
    expect(await page.getByRole('link', { name: 'Download it directly' }).getAttribute('href')).toBe(path);
    expect(new URL(page.url()).pathname).toBe('/download');
  });

  it('[DL-06] counts wherever on the card it lands', async () => {
    const page = await openDownload();
    await cardOf(page, 'Windows').click({ position: { x: 60, y: 40 } });
    await expect.poll(() => started(page).count()).toBe(1);
  });

  it('[DL-07] [RD-76] is followed by the steps to install, and the keyboard goes on there', async () => {
    const page = await openDownload();
    await linkOf(page, 'macOS').click();
    await started(page).waitFor();
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Download Started');
  });

  it('[DL-10] can be taken back', async () => {
    const page = await openDownload();
    await linkOf(page, 'macOS').click();
    await page.getByRole('button', { name: 'Back to both downloads' }).click();
    await cardOf(page, 'macOS').waitFor();
    expect([await cardOf(page, 'Windows').count(), await started(page).count()]).toEqual([1, 0]);
  });

  it('works where the server does not say what is out', async () => {
    const page = await openDownload({ ...PLATFORMS.mac, expects: [/failed: .*\/api\/releases/] });
    await page.route('**/api/releases', (route) => route.abort());
    const [download] = await Promise.all([page.waitForEvent('download'), linkOf(page, 'macOS').click()]);
    expect(new URL(download.url()).pathname).toBe('/download/mac');
    await started(page).waitFor();
  });

  it('works by the keyboard alone', async () => {
    const page = await openDownload();
    await linkOf(page, 'Windows').focus();
    await page.keyboard.press('Enter');
    await started(page).waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => cardOf(page, 'macOS').count()).toBe(1);
  });
});

describe('before there is a release', () => {
  it('a click shows the form in place of the file, which takes the address', async () => {
    const page = await openDownload({ ...PLATFORMS.mac, site: unreleased });
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.url()));
    await linkOf(page, 'macOS').click();
    const email = cardOf(page, 'macOS').getByLabel('Email', { exact: true });
    await email.waitFor();
    await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true);
    expect([await started(page).count(), downloads.length]).toEqual([0, 0]);
    const [request] = await Promise.all([
      page.waitForRequest('**/api/download_requests'),
      email.fill('ada@people.example').then(() => page.keyboard.press('Enter')),
    ]);
    expect(request.postDataJSON()).toEqual({ email: 'ada@people.example', platform: 'mac' });
    await cardOf(page, 'macOS').getByText('Noted.').waitFor();
    expect(await page.getByRole('link', { name: 'Get the link for Windows' }).count()).toBe(1);
  });
});

describe('the files', () => {
  it.each([
    ['[DL-11] [DL-13] for macOS are for anybody', '/download/mac'],
    ['[DL-12] [DL-13] for Windows are for anybody', '/download/windows'],
  ])('%s', async (_title, path) => {
    const answer = await fetch(released.site + path);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment/),
    ]);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
  });

  it.each(['/download/mac', '/download/windows'])(
    '[RD-46] %s is never the landing page, also when there is nothing',
    async (path) => {
      const answer = await fetch(unreleased.site + path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, expect.stringMatching(/json/)]);
    },
  );

  it('[DL-13] are linked for whoever has no scripts', async () => {
    const page = await newPage({ ...PLATFORMS.mac, javaScript: false, expects: [/failed: csp .*[.]js$/] });
    await page.goto('/download');
    expect(await linkOf(page, 'macOS').getAttribute('href')).toBe('/download/mac');
    expect(await linkOf(page, 'Windows').getAttribute('href')).toBe('/download/windows');
  });
});

describe('after signing up', () => {
  const banner = (page: Page) => page.getByRole('region', { name: 'Sign-up' });

  it('[DL-14] [DL-16] [RD-76] a banner says that it went well, and what a referral brought', async () => {
    const page = await openDownload(PLATFORMS.mac, '?signup=true&hasReferral=true');
    const referred = (await banner(page).textContent()) ?? '';
    await page.goto('/download?signup=true&hasReferral=false');
    await untilAlive(page);
    const plain = (await banner(page).textContent()) ?? '';
    expect(referred).toMatch(/referral/);
    expect(plain).not.toMatch(/referral/);
  });

  it.each(['', '?hasReferral=true', '?signup=false', '?signup=1'])(
    '[DL-15] without signup=true there is none: /download%s',
    async (query) => {
      const page = await openDownload(PLATFORMS.mac, query);
      await marks(page).waitFor();
      expect(await banner(page).count()).toBe(0);
    },
  );
});
