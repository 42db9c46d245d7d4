import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { openLanding } from '../harness/landing.ts';

const HINT = 'It sends nothing and keeps nothing.';
const ACCEPTED = 'The address is fine';
const REFUSED = 'Please enter a valid email address';

let page: Page;
let form: Locator;
let finish: () => Promise<void>;

beforeAll(async () => {
  ({ page, finish } = await openPage());
  await openLanding(page);
  form = page.getByRole('form', { name: 'Beta waitlist' });
});

// Whatever the last journey left: an address that is changed is nobody's yet.
beforeEach(async () => {
  await form.getByLabel('Email').fill('x');
  await form.getByLabel('Email').fill('');
  await form.getByText(HINT).waitFor();
});

afterAll(() => finish());

async function submit(email: string): Promise<void> {
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Join the waitlist' }).click();
}

describe('the beta waitlist', () => {
  it('[LAND-13] takes an email', async () => {
    expect(await form.getByLabel('Email').getAttribute('type')).toBe('email');
    await form.getByRole('button', { name: 'Join the waitlist' }).waitFor();
  });

  it('[LAND-19] is idle, fails, is idle again while the address is changed, and succeeds', async () => {
    await submit('nobody');
    await form.getByText(REFUSED).waitFor();
    await form.getByLabel('Email').fill('nobody@');
    await expect.poll(() => form.getByText(REFUSED).count(), { timeout: 10_000 }).toBe(0);
    await form.getByText(HINT).waitFor();
    await form.getByRole('button').click();
    await form.getByText(ACCEPTED).waitFor();
    expect(await form.getByText(HINT).count()).toBe(0);
  });

  it.each(['', 'nobody', 'somebody.example.com', '   '])('[LAND-20] refuses %j, which has no @', async (email) => {
    await submit(email);
    await form.getByText(REFUSED).waitFor();
    const field = form.getByLabel('Email');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await form.getByText(ACCEPTED).count()).toBe(0);
  });

  it.each(['ada@people.example', '@', 'a@b'])('[LAND-21] accepts %j, which has one', async (email) => {
    await submit(email);
    await form.getByRole('status').getByText(ACCEPTED).waitFor();
    expect(await form.getByText(REFUSED).count()).toBe(0);
  });

  it('[LAND-22] logs locally and makes no request', async () => {
    const asked: string[] = [];
    const logged: string[] = [];
    page.context().on('request', (request) => asked.push(request.url()));
    page.on('websocket', (socket) => asked.push(socket.url()));
    page.on('console', (message) => logged.push(message.text()));
    await submit('nobody');
    await form.getByText(REFUSED).waitFor();
    expect(logged).toEqual([]);
    await submit('eve@people.example');
    await form.getByText(ACCEPTED).waitFor();
    await page.waitForTimeout(500);
    // What is sent late is sent when a page is left.
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await page.waitForTimeout(200);
    expect(asked).toEqual([]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('eve@people.example');
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
    expect(kept).not.toContain('eve');
  });

  it('[RD-13] claims neither that the address was stored nor that mail will come', async () => {
    await submit('ada@people.example');
    const [said] = await form.getByRole('status').allInnerTexts();
    expect(said).toContain('nothing was sent or kept');
    expect(said).not.toMatch(/on the list|stored|saved|we will|we’ll|inbox|hear from us/i);
  });
});
