import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { newPage, type PageOptions } from '../harness/browser.ts';
import { goTo, shows } from '../harness/entry-page.ts';
import { signUp } from '../harness/people.ts';
import { released } from '../harness/stack.ts';

async function post(page: Page, path: string, data: unknown): Promise<Record<string, unknown>> {
  const response = await page.request.post(path, { data, headers: { origin: released.site } });
  const answer: unknown = await response.json();
  return typeof answer === 'object' && answer !== null ? Object.fromEntries(Object.entries(answer)) : {};
}

async function openDevice(options: PageOptions = {}) {
  const page = await newPage(options);
  const { userId } = await signUp(page.context());
  const { userCode, deviceCode } = await post(page, '/api/device/code', { deviceName: 'Ada’s desk' });
  await goTo(page, '/device');
  const type = async (code: string): Promise<void> => {
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  const poll = () => post(page, '/api/device/token', { deviceCode });
  return { page, userId, userCode: String(userCode), type, poll };
}

describe('connecting a device by its code', () => {
  it('[RD-84] shows which device asks, and signs it in once it is approved', async () => {
    const { page, userId, userCode, type, poll } = await openDevice();
    await type(userCode.toLowerCase().replace('-', ' '));
    expect(await shows(page, 'Ada’s desk')).toBe(true);
    await page.getByRole('button', { name: 'Approve' }).click();
    expect(await shows(page, 'Approved')).toBe(true);
    const { token } = await poll();
    const me = await fetch(`${released.site}/api/me`, { headers: { authorization: `Bearer ${String(token)}` } });
    expect(await me.json()).toMatchObject({ id: userId });
  });

  it('gives a denied device nothing', async () => {
    const { page, userCode, type, poll } = await openDevice();
    await type(userCode);
    await page.getByRole('button', { name: 'Deny' }).click();
    expect(await shows(page, 'Denied')).toBe(true);
    expect(await poll()).toMatchObject({ code: 'device/denied' });
  });

  it('takes only a whole code, and says when it knows none', async () => {
    const { page, type } = await openDevice({ expects: [/answered: 400 GET .*\/api\/device/] });
    await page.getByLabel('Code').fill('bcdf-gh');
    expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
    expect(await page.getByLabel('Code').inputValue()).toBe('BCDF-GH');
    await type('BBBBBBBB');
    expect(await shows(page, 'This code has expired. Start again from the app')).toBe(true);
  });

  it('[RD-84] asks a signed-out person to sign in first', async () => {
    const page = await newPage({ expects: [/answered: 401 GET .*\/api\/me/] });
    const { email, password } = await signUp(page.context());
    await page.context().clearCookies();
    await goTo(page, '/device');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    expect(await page.getByLabel('Code').isEditable()).toBe(true);
  });
});
