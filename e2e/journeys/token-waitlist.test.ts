import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { untilAlive } from '../harness/alive.ts';
import { newPage } from '../harness/browser.ts';
import { newEmail } from '../harness/people.ts';

const CALL = '**/api/coinrescue_waitlist';
const MESSAGE = 'Please enter a valid email address';

interface Form {
  readonly page: Page;
  readonly form: Locator;
  readonly email: Locator;
  readonly wallet: Locator;
  readonly submit: Locator;
  readonly message: Locator;
  readonly sent: Locator;
  /** What the page has sent: a refused form must send nothing. */
  readonly bodies: readonly unknown[];
}

const FORMS = [
  ['first', 'Token waitlist'],
  ['final', 'Token waitlist, once more'],
] as const;

async function openForm(name: string = FORMS[0][1], options: Parameters<typeof newPage>[0] = {}): Promise<Form> {
  const page = await newPage(options);
  await page.clock.install();
  await page.goto('/memecoin-bailout');
  await untilAlive(page);
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/coinrescue_waitlist')) bodies.push(request.postDataJSON());
  });
  const form = page.getByRole('form', { name, exact: true });
  return {
    page,
    form,
    email: form.getByLabel('Email', { exact: true }),
    wallet: form.getByLabel('Wallet address'),
    submit: form.getByRole('button'),
    message: form.getByText(MESSAGE),
    sent: page.getByText('You are on the list.'),
    bodies,
  };
}

/** From here on time passes only where a test says so. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

describe.each(FORMS)('the %s waitlist form', (_place, name) => {
  it('[TOK-18] [TOK-19] sends email and wallet, clears, and a confirmation replaces it', async () => {
    const { page, form, email, wallet, submit, sent, bodies } = await openForm(name);
    const { promise: told, resolve: tell } = Promise.withResolvers<void>();
    await page.route(CALL, async (route) => {
      await told;
      await route.continue();
    });
    const address = newEmail();
    await email.fill(address);
    await wallet.fill('0x52908400098527886E0F7030069857D2E4169EE7');
    await submit.click();
    await form.getByRole('button', { name: 'Joining' }).waitFor();
    tell();
    await sent.waitFor();
    expect(await form.count()).toBe(0);
    const focused = await page.evaluate(() => document.activeElement?.textContent);
    expect(focused, 'who reads with the keyboard is still there').toContain('You are on the list.');
    expect(bodies).toEqual([{ email: address, walletAddress: '0x52908400098527886E0F7030069857D2E4169EE7' }]);
  });

  it('[TOK-20] [TOK-26] takes an email without a wallet, and is idle and empty again after 5 s', async () => {
    const { page, form, email, wallet, submit, sent, bodies } = await openForm(name);
    await email.fill(newEmail());
    await holdTime(page);
    await submit.click();
    await sent.waitFor();
    expect(bodies).toMatchObject([{ walletAddress: null }]);
    await page.clock.runFor(4900);
    expect([await sent.count(), await form.count()]).toEqual([1, 0]);
    await page.clock.runFor(200);
    await form.waitFor();
    expect([await sent.count(), await email.inputValue(), await wallet.inputValue()]).toEqual([0, '', '']);
  });
});

describe('a refused waitlist form', () => {
  it.each([
    ['[TOK-22] [TOK-24] [RD-28] an empty email shows the message for 3 s and sends nothing', ''],
    ['[TOK-23] [TOK-24] [RD-28] an email without @ shows the message for 3 s and sends nothing', 'ada.people.example'],
  ])('%s', async (_title, typed) => {
    const { page, email, submit, message, bodies } = await openForm();
    await email.fill(typed);
    await holdTime(page);
    await submit.click();
    await message.waitFor();
    await page.clock.runFor(2900);
    expect(await message.count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => message.count()).toBe(0);
    expect(bodies).toEqual([]);
  });

  it('[TOK-25] [RD-28] marks the email as required, and leaves the refusal to us', async () => {
    const { email } = await openForm();
    expect(await email.evaluate((input: HTMLInputElement) => [input.required, input.form?.noValidate])).toEqual([
      true,
      true,
    ]);
  });

  it('[ERR-28] [ERR-30] [TOK-21] a failed save shows the message for 3 s, and the log has the cause', async () => {
    const { page, email, submit, message } = await openForm(FORMS[0][1], {
      expects: [/failed: .*\/api\/coinrescue_waitlist/],
    });
    await page.route(CALL, (route) => route.abort());
    const [logged] = await Promise.all([
      page.waitForEvent('console', (said) => said.text().startsWith('token-waitlist.save-failed')),
      email
        .fill(newEmail())
        .then(() => holdTime(page))
        .then(() => submit.click()),
    ]);
    expect(logged.type()).toBe('warning');
    await message.waitFor();
    await page.clock.runFor(2900);
    expect(await message.count()).toBe(1);
    await page.clock.runFor(200);
    await expect.poll(() => message.count()).toBe(0);
  });

  it('[RD-29] keeps what was typed, and a second try may succeed', async () => {
    const { page, email, submit, message, sent } = await openForm(FORMS[0][1], { expects: [/answered: 503/] });
    await page.route(CALL, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    const address = newEmail();
    await email.fill(address);
    await submit.click();
    await message.waitFor();
    expect(await email.inputValue()).toBe(address);
    await submit.click();
    await sent.waitFor();
  });
});
