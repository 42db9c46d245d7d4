import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newPage, PHONE } from '../harness/browser.ts';
import { mailTo } from '../harness/mails.ts';
import { newEmail } from '../harness/people.ts';
import { PLATFORMS } from '../harness/platforms.ts';

const ON_PHONE = { ...PHONE, ...PLATFORMS.iphone };
const CALL = '**/api/download_requests';
const MESSAGE = 'Please enter a valid email address';
const modal = (page: Page) => page.getByRole('dialog');
const email = (page: Page) => modal(page).getByLabel('Email', { exact: true });
const submit = (page: Page) => modal(page).getByRole('button', { name: /Send me the link|Notify me/ });
const sent = (page: Page) => modal(page).getByText('Noted.');
const message = (page: Page) => modal(page).getByText(MESSAGE);

async function openModal(options: Parameters<typeof newPage>[0] = ON_PHONE): Promise<Page> {
  const page = await newPage(options);
  await page.clock.install();
  await page.goto('/download');
  await page.getByRole('button', { name: 'Get the link' }).click();
  await email(page).waitFor();
  return page;
}

/** From here on time passes only where a test says so. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Lets time pass in steps of a frame or so: a dialog comes and goes by frames. */
async function frames(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 20) await page.clock.runFor(20);
}

/** What the page sends, and nothing else: counted, since a refused form must send nothing. */
function watchRequests(page: Page): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/download_requests')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

describe('the download modal', () => {
  it('[DL-19] [DL-20] [DL-21] tells a phone that it is a desktop app, and offers two ways on', async () => {
    const page = await openModal();
    const text = (await modal(page).textContent()) ?? '';
    expect(text).toContain('desktop app for Mac and Windows');
    expect(await modal(page).getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Come back on a computer',
      'Leave your email',
    ]);
  });

  it('[DL-19] [DL-22] [DL-23] tells Linux that support is coming soon, and invites an email', async () => {
    const page = await openModal(PLATFORMS.linux);
    expect(await modal(page).textContent()).toMatch(/Linux support is coming soon.*Be notified.*Leave your email/);
    const bodies = watchRequests(page);
    await email(page).fill(newEmail());
    await submit(page).click();
    await sent(page).waitFor();
    expect(bodies).toMatchObject([{ platform: 'linux' }]);
  });

  it('[DL-24] forgets what was typed 300 ms after closing, and not before', async () => {
    const page = await openModal({ ...ON_PHONE, reducedMotion: true });
    const button = page.getByRole('button', { name: 'Get the link' });
    await email(page).fill('half@typed');
    await holdTime(page);
    await page.keyboard.press('Escape');
    await frames(page, 200);
    await button.click();
    await frames(page, 400);
    expect(await email(page).inputValue()).toBe('half@typed');
    await page.keyboard.press('Escape');
    await frames(page, 320);
    await button.click();
    await frames(page, 100);
    expect(await email(page).inputValue()).toBe('');
  });

  it('gives the focus back to the button that opened it', async () => {
    const page = await openModal();
    await page.keyboard.press('Escape');
    await modal(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Get the link');
  });
});

describe('its form', () => {
  it('[DL-25] [DL-26] [DL-19] sends, clears, and a confirmation replaces it; the link comes by mail', async () => {
    const page = await openModal();
    const { promise: told, resolve: tell } = Promise.withResolvers<void>();
    await page.route(CALL, async (route) => {
      await told;
      await route.continue();
    });
    const bodies = watchRequests(page);
    const address = newEmail();
    await email(page).fill(address);
    await submit(page).click();
    await modal(page).getByRole('button', { name: 'Sending' }).waitFor();
    tell();
    await sent(page).waitFor();
    expect(await email(page).count()).toBe(0);
    expect(bodies).toEqual([{ email: address, platform: 'mobile' }]);
    expect((await mailTo(address, /download/)).text).toContain('/download');
  });

  it('[DL-26] [DL-27] its success is idle again after 5 s, with an empty field', async () => {
    const page = await openModal();
    await email(page).fill(newEmail());
    await holdTime(page);
    await submit(page).click();
    await sent(page).waitFor();
    await page.clock.runFor(4900);
    expect([await sent(page).count(), await email(page).count()]).toEqual([1, 0]);
    await page.clock.runFor(200);
    await email(page).waitFor();
    expect([await sent(page).count(), await email(page).inputValue()]).toEqual([0, '']);
  });

  it.each([
    ['[DL-29] [DL-31] [RD-28] an empty email is refused for 3 s and nothing is sent', ''],
    ['[DL-30] [DL-31] [RD-28] an email without @ is refused for 3 s and nothing is sent', 'ada.people.example'],
  ])('%s', async (_title, typed) => {
    const page = await openModal();
    const bodies = watchRequests(page);
    await email(page).fill(typed);
    await holdTime(page);
    await submit(page).click();
    await message(page).waitFor();
    await page.clock.runFor(2900);
    expect(await message(page).count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => message(page).count()).toBe(0);
    expect(await email(page).inputValue()).toBe(typed);
    expect(bodies).toEqual([]);
  });

  it('[DL-28] a refusal that comes again stands its whole 3 s', async () => {
    const page = await openModal();
    await holdTime(page);
    await submit(page).click();
    await page.clock.runFor(2000);
    await submit(page).click();
    await page.clock.runFor(2000);
    expect(await message(page).count()).toBe(1);
    await page.clock.runFor(1100);
    await expect.poll(() => message(page).count()).toBe(0);
  });

  it('[DL-32] [RD-28] marks the email as required, and leaves the refusal to us', async () => {
    const page = await openModal();
    expect(await email(page).evaluate((input: HTMLInputElement) => input.required)).toBe(true);
    expect(await email(page).evaluate((input: HTMLInputElement) => input.form?.noValidate)).toBe(true);
  });

  it('[ERR-29] [ERR-31] [RD-29] a failed save shows the message for 3 s, and the log has the cause', async () => {
    const page = await openModal({ ...ON_PHONE, expects: [/failed: .*\/api\/download_requests/] });
    await page.route(CALL, (route) => route.abort());
    const [logged] = await Promise.all([
      page.waitForEvent('console', (said) => said.text().startsWith('download-request.save-failed')),
      email(page)
        .fill(newEmail())
        .then(() => holdTime(page))
        .then(() => submit(page).click()),
    ]);
    expect(logged.type()).toBe('warning');
    await message(page).waitFor();
    await page.clock.runFor(2900);
    expect(await message(page).count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => message(page).count()).toBe(0);
  });

  it('[ERR-29] [ERR-31] an address that no mail could carry is such a failure', async () => {
    const page = await openModal();
    const [logged] = await Promise.all([
      page.waitForEvent('console', (said) => said.text().startsWith('download-request.save-failed')),
      email(page)
        .fill('a b@people.example')
        .then(() => submit(page).click()),
    ]);
    expect(logged.type()).toBe('warning');
    await message(page).waitFor();
  });
});
