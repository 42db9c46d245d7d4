import { describe, expect, it } from 'vitest';
import { untilAlive } from '../harness/alive.ts';
import { newPage } from '../harness/browser.ts';

describe('after signing in for the app', () => {
  it('[RTE-18] [AUTH-02] [AUTH-03] the page says that it went well, and where to go', async () => {
    const page = await newPage();
    await page.goto('/auth/success');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Authentication Successful!');
    expect(await page.getByText('You can now close this window and return to Vayl').isVisible()).toBe(true);
  });

  it('[AUTH-04] [AUTH-05] [RD-72] with both notices of the specification, which do not change', async () => {
    const page = await newPage();
    await page.goto('/auth/success');
    const notices = page.getByRole('listitem');
    expect(await notices.allTextContents()).toEqual(['Google authentication successful', 'Processing your login...']);
    await page.waitForTimeout(1500);
    expect(await notices.allTextContents()).toEqual(['Google authentication successful', 'Processing your login...']);
  });

  it('[AUTH-01] takes a state and does nothing with it', async () => {
    const page = await newPage();
    await page.goto('/auth/success', { waitUntil: 'networkidle' });
    const plain = await page.getByRole('main').textContent();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('opaque-state') && !request.isNavigationRequest()) asked.push(request.url());
    });
    await page.goto('/auth/success?state=opaque-state', { waitUntil: 'networkidle' });
    expect(await page.getByRole('main').textContent()).toBe(plain);
    expect(new URL(page.url()).search).toBe('?state=opaque-state');
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));
    expect([asked, kept.includes('opaque-state')]).toEqual([[], false]);
  });

  it('[AUTH-06] Close Window closes the window that a script opened', async () => {
    const page = await newPage();
    await page.goto('/download');
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate(() => void open('/auth/success', 'done', 'popup')),
    ]);
    await untilAlive(popup);
    await popup.getByRole('button', { name: 'Close Window' }).click();
    await expect.poll(() => popup.isClosed()).toBe(true);
  });

  it('[RD-73] where the browser keeps the window, the sentence is what remains', async () => {
    const page = await newPage();
    await page.goto('/download');
    await page.goto('/auth/success');
    await untilAlive(page);
    await page.getByRole('button', { name: 'Close Window' }).click();
    await page.getByText('Your browser keeps this window open').waitFor();
    expect(await page.getByText('You can now close this window and return to Vayl').isVisible()).toBe(true);
  });

  it('[MISC-03] [RD-74] says what the product is not, without navigation or footer around it', async () => {
    const page = await newPage();
    await page.goto('/auth/success');
    expect(await page.getByText('Vayl is a productivity tool, not a medical device.').isVisible()).toBe(true);
    expect(await page.getByRole('navigation').count()).toBe(0);
  });
});
