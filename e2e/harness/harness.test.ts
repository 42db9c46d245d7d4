import { describe, expect, it } from 'vitest';
import { newPage, openPage } from './browser.ts';
import { linkIn, mailTo } from './mails.ts';
import { newEmail, signUp } from './people.ts';
import { answerProvider, openProvider } from './providers.ts';
import { released, unreleased } from './stack.ts';

describe('a page in which something goes wrong', () => {
  const PROBLEMS = {
    'a script throws': 'setTimeout(() => { throw new Error("planted"); })',
    'a script logs an error': 'console.error("planted")',
    'the policy refuses a script':
      'document.body.append(Object.assign(document.createElement("script"), { text: "planted" }))',
    'a file is missing': 'void fetch("/assets/planted.js")',
    'somebody else is asked': 'void fetch("https://planted.example/").catch(() => undefined)',
  };

  it.each(Object.entries(PROBLEMS))('fails its test when %s', async (_name, plant) => {
    const { page, problems, finish } = await openPage();
    await page.goto('/');
    await page.evaluate(plant);
    await expect.poll(() => problems.length, { timeout: 10_000 }).toBeGreaterThan(0);
    await expect(finish()).rejects.toThrow(/planted|Content Security Policy/);
  });

  it('does not fail it for what the test expects', async () => {
    const { page, finish } = await openPage({ expects: [/answered: 404 GET .*planted/] });
    await page.goto('/');
    await page.evaluate(() => fetch('/assets/planted.js').then(({ status }) => status));
    await expect(finish()).resolves.toBeUndefined();
  });
});

describe('the stand-ins', () => {
  it.each(['google', 'microsoft'] as const)('ask at %s who signs in, and believe the answer', async (provider) => {
    const page = await newPage();
    await page.goto('/');
    const email = newEmail();
    const popup = await openProvider(page, () =>
      page.evaluate((name) => {
        const query = new URLSearchParams({ provider: name, popupOrigin: location.origin, popupNonce: 'n' });
        open(`/auth-api/oauth-popup/start?${query}`, 'sign-in', 'popup');
      }, provider),
    );
    await answerProvider(popup, { email });
    const me: unknown = await page.evaluate(() => fetch('/api/me').then((answer) => answer.json()));
    expect(me).toMatchObject({ email, isEmailVerified: true });
  });

  it('keep the mails of a person', async () => {
    const page = await newPage();
    const { email } = await signUp(page.context());
    expect(linkIn(await mailTo(email, /./), /verify-email/)).toContain(released.site);
  });

  it('have a release on one site and none on the other', async () => {
    const platforms = await Promise.all(
      [released, unreleased].map(async ({ site }) => (await fetch(`${site}/download/mac`)).status),
    );
    expect(platforms).toEqual([200, 404]);
  });
});
