import { describe, expect, it } from 'vitest';
import { newPage } from '../harness/browser.ts';
import { goTo, shows } from '../harness/entry-page.ts';
import { linkIn, mailTo } from '../harness/mails.ts';
import { newEmail } from '../harness/people.ts';
import { released } from '../harness/stack.ts';

describe('unsubscribing', () => {
  it('happens when the button is pressed, and not when the link is opened', async () => {
    const page = await newPage();
    const email = newEmail();
    await page.request.post('/api/download_requests', {
      data: { email, platform: 'mac' },
      headers: { origin: released.site },
    });
    const link = linkIn(await mailTo(email, /./), /\/unsubscribe\?/);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await goTo(page, link);
    const stop = page.getByRole('button', { name: 'Stop these mails' });
    await stop.waitFor();
    expect(sent).toEqual([]);
    await stop.click();
    expect(await shows(page, 'No more mail')).toBe(true);
    expect(sent).toEqual(['/api/unsubscribe']);
  });

  it('says when a link is not complete', async () => {
    const page = await newPage({ expects: [/answered: 400 POST/] });
    const text = 'This unsubscribe link is not complete. Use the one in the latest mail';
    await goTo(page, '/unsubscribe');
    expect(await shows(page, text)).toBe(true);
    await goTo(page, '/unsubscribe?token=cut-off');
    await page.getByRole('button', { name: 'Stop these mails' }).click();
    expect(await shows(page, text)).toBe(true);
  });
});
