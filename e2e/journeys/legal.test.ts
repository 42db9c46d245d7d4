import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPage, PHONE } from '../harness/browser.ts';
import { type Policy, readPolicy } from '../harness/policy.ts';
import { released } from '../harness/stack.ts';

const PATHS = ['/privacy-policy', '/terms-of-service', '/cookie-policy', '/security'] as const;
const [PRIVACY, TERMS, COOKIES, SECURITY] = PATHS;
const MOST_READING_MS = 240_000;

const policies = new Map<string, Policy>();
beforeAll(async () => {
  await Promise.all(PATHS.map(async (path) => policies.set(path, await readPolicy(path))));
}, MOST_READING_MS);

function policy(path: string): Policy {
  const found = policies.get(path);
  if (found === undefined) throw new Error(`${path} was not read`);
  return found;
}

/** What stands under a heading; a part that is not there has no words. */
const part = (path: string, heading: string): string => policy(path).parts[heading] ?? '';
const reviewed = (path: string): string => policy(path).underReview.join('\n');
const wordsOf = (path: string): number => policy(path).text.split(' ').length;
const scrollOf = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

describe('every legal page', () => {
  it.each([
    ['[RTE-09]', PRIVACY, 'Privacy Policy'],
    ['[RTE-10]', TERMS, 'Terms of Service'],
    ['[RTE-12]', COOKIES, 'Cookie Policy'],
    ['[RTE-13]', SECURITY, 'Security'],
  ])('%s %s shows the page called %s', (_id, path, title) => {
    expect(policy(path).title).toBe(title);
  });

  it('[RTE-11] [RD-04] /terms leads to the Terms of Service', async () => {
    const moved = await fetch(`${released.site}/terms`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, TERMS]);
    const page = await newPage();
    await page.goto('/terms');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Terms of Service');
  });

  it.each([
    [PRIVACY, 1400],
    [TERMS, 1400],
    [COOKIES, 600],
    [SECURITY, 1200],
  ])('%s is of real length: at least %i words', (path, least) => {
    expect(wordsOf(path)).toBeGreaterThanOrEqual(least);
  });

  it.each(PATHS)('[LEG-01] %s begins at its top when it is opened from the end of another page', async (path) => {
    const page = await newPage();
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await scrollOf(page)).toBeGreaterThan(1000);
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => scrollOf(page)).toBe(0);
  });

  it.each(PATHS)('[LEG-02] %s has a link Back to Home', async (path) => {
    const page = await newPage();
    await page.goto(path);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.waitForURL(`${released.site}/`);
    expect(await page.getByRole('link', { name: 'Apply for Beta Access' }).count()).toBeGreaterThan(0);
  });

  it.each(PATHS)('[LEG-03] %s makes no call: it asks for files of its own site and nothing else', (path) => {
    const { requests } = policy(path);
    expect(requests.length).toBeGreaterThan(1);
    const isFile = (request: string): boolean =>
      request.startsWith(`GET ${released.site}/`) && !/\/(?:api|auth-api|webhooks)\b/.test(request);
    expect(requests.filter((request) => !isFile(request))).toEqual([]);
  });

  it.each(PATHS)('%s can be read whole without scripts', async (path) => {
    const { text } = await readPolicy(path, { javaScript: false });
    expect(text.length).toBeGreaterThan(policy(path).text.length * 0.98);
  });

  it.each(PATHS)('%s fits a phone, and a window at 200 % zoom', async (path) => {
    for (const size of [PHONE, { width: 720, height: 450 }]) {
      const page = await newPage(size);
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    }
  });

  it.each(PATHS)('%s has a place for each of its contents, and says when it was updated', async (path) => {
    const page = await newPage();
    await page.goto(path);
    const entries = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    const targets = await entries.evaluateAll((links) =>
      links.map((link) => document.getElementById((link.getAttribute('href') ?? '').slice(1))?.tagName),
    );
    expect(targets.length).toBeGreaterThanOrEqual(6);
    expect(new Set(targets)).toEqual(new Set(['H2']));
    expect(await page.locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('[LEG-15] [SUBS-11] the policies say that no screen is read and that a card payment provider takes payments', () => {
    for (const path of [PRIVACY, SECURITY]) expect(policy(path).text).toContain('No screen content is read.');
    for (const path of [PRIVACY, TERMS, SECURITY]) {
      expect(policy(path).text).toContain('Payments go through a card payment provider');
    }
  });

  it('[LEG-16] [RD-14] the policies say that chat history stays local', () => {
    for (const path of [PRIVACY, SECURITY]) {
      expect(policy(path).text).toMatch(/Chat history stays local/);
      expect(policy(path).text).not.toMatch(/Chat history is to stay local/);
    }
  });

  it('[LEG-17] the policies say that calendar data is processed locally', () => {
    for (const path of [PRIVACY, SECURITY]) expect(policy(path).text).toMatch(/Calendar data is processed locally/);
  });

  it('[LEG-18] [RD-14] [RD-80] the policies name everything that a request to the AI may hold, and the gateway', () => {
    for (const path of [PRIVACY, SECURITY]) {
      const { text } = policy(path);
      expect(text).toMatch(
        /the task you typed, your current settings, the refresh rate of your display, the hour on your clock and your language/,
      );
      expect(text).toMatch(/a gateway on our server/);
    }
    expect(policy(PRIVACY).text).toMatch(/and nothing else\. The request holds nothing that says who you are\./);
  });
});

describe('the Privacy Policy', () => {
  it.each([
    ['[LEG-04]', 'No screen reading', [/Nothing in Vayl takes pictures of your screen/]],
    ['[LEG-05]', 'What we collect', [/Your account/, /Calendar, which is optional/, /Usage/, /Payment/]],
    ['[LEG-06]', 'How we use your data', [/to sign you in/, /We do not sell your data/]],
    ['[LEG-07]', 'Storage and security', [/Argon2id/, /HTTPS/, /every night a job deletes/]],
    ['[LEG-08]', 'Third-party services', [/Stripe/, /Google or Microsoft/, /loads nothing from anybody else/]],
    ['[LEG-09]', 'Your rights', [/Access\./, /Correction\./, /Deletion\./, /Portability\./, /Opt-out\./]],
    ['[LEG-10]', 'Cookies', [/one cookie when you sign in/]],
    ['[LEG-11]', 'Changes', [/announced here at least 30 days before/]],
    ['[LEG-12]', 'Contact', [/\S+@\S+\.\S+/]],
  ] as const)('%s has a part: %s', (_id, heading, words) => {
    for (const word of words) expect(part(PRIVACY, heading)).toMatch(word);
  });

  it('[LEG-13] [LEG-14] links to the home page and to the Cookie Policy', () => {
    expect(policy(PRIVACY).links).toEqual(expect.arrayContaining(['/', COOKIES]));
  });

  it.each([
    ['[LEG-19]', /\bemail\b/],
    ['[LEG-19]', /password hash/],
    ['[LEG-19]', /authentication tokens/],
    ['[LEG-19]', /OAuth provider, Google or Microsoft/],
    ['[LEG-19]', /creation date/],
    ['[LEG-19]', /subscription status: active, trial or expired/],
    ['[LEG-20]', /total minutes used/],
    ['[LEG-20]', /session start and end timestamps/],
    ['[LEG-20]', /streak tracking/],
    ['[LEG-21]', /Effect preferences \(frequency and intensity\)/],
    ['[LEG-21]', /UI preferences \(theme and layout\)/],
    ['[LEG-22]', /your subscription status and plan/],
    ['[LEG-22]', /payment-provider customer ID/],
    ['[LEG-22]', /transaction confirmations/],
  ])('%s names what is collected: %s', (_id, words) => {
    expect(part(PRIVACY, 'What we collect')).toMatch(words);
  });
});

describe('the Terms of Service', () => {
  it('[LEG-23] [RD-65] have the patent-pending notice, marked for legal review', () => {
    expect(reviewed(TERMS)).toMatch(/Patent pending/);
  });

  it.each([
    ['[LEG-24]', 'Agreement', /you agree to these terms/],
    ['[LEG-25]', 'The service', /veil of light over a screen/],
    ['[LEG-26]', 'Intellectual property and licence', /non-exclusive licence/],
    ['[LEG-27]', 'Your account', /One account is for one person/],
    ['[LEG-28]', 'Subscriptions', /Subscriptions are billed in advance/],
    ['[LEG-29]', 'Subscriptions', /You can cancel at any time/],
    ['[LEG-30]', 'Subscriptions', /cancellation takes effect at the end of the billing period/],
    ['[LEG-31]', 'Subscriptions', /money back within 7 days of purchase/],
    ['[RD-71]', 'Subscriptions', /After that the free minutes apply again/],
    ['[LEG-32]', 'Prohibited uses', /Please do not/],
    ['[LEG-34]', 'Disclaimers', /as it is and as it is available/],
    ['[LEG-35]', 'Limit of liability', /our liability is limited to/],
    ['[LEG-37]', 'Changes to these terms', /material changes we give at least 30 days’ notice/],
    ['[LEG-38]', 'Contact', /\S+@\S+\.\S+/],
  ])('%s have a part: %s', (_id, heading, words) => {
    expect(part(TERMS, heading)).toMatch(words);
  });

  it('[LEG-33] link to the Privacy Policy', () => {
    expect(part(TERMS, 'Privacy')).toContain('Privacy Policy');
    expect(policy(TERMS).links).toContain(PRIVACY);
  });

  it('[LEG-36] [RD-65] name the law of Delaware, marked for legal review', () => {
    expect(part(TERMS, 'Governing law')).toMatch(/State of Delaware/);
    expect(reviewed(TERMS)).toMatch(/State of Delaware/);
  });
});

describe('the Cookie Policy', () => {
  it('[LEG-39] tells three categories apart', async () => {
    const page = await newPage();
    await page.goto(COOKIES);
    const headings = await page.getByRole('heading', { level: 3 }).allTextContents();
    expect(headings.slice(0, 3)).toEqual(['Essential', 'Analytics', 'Third-party']);
  });

  it.each([
    ['[LEG-40]', 'Authentication cookie', 'Session', /^Yes, when you sign in/],
    ['[LEG-41]', 'Analytics cookie', '2 years', /^No\b/],
    ['[LEG-42]', 'Payment fraud cookie', '1 year', /^No\b/],
    ['[LEG-43]', 'Payment session cookie', '30 minutes', /^No\b/],
  ])('%s [RD-64] has the row %s, %s, and says whether this site sets it', async (_id, name, duration, isSet) => {
    const page = await newPage();
    await page.goto(COOKIES);
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    const cells = await row.getByRole('cell').allTextContents();
    expect(cells).toContain(duration);
    expect(cells.at(-1)).toMatch(isSet);
  });

  it('[LEG-44] says how cookies are managed in a browser', () => {
    const words = part(COOKIES, 'Managing cookies in your browser');
    for (const browser of ['Chrome', 'Edge', 'Firefox', 'Safari']) expect(words).toContain(browser);
  });

  it('[LEG-45] says how to opt out, with a link to somebody else’s page for it', () => {
    expect(part(COOKIES, 'Opting out')).toMatch(/refuse the cookies of many/);
    const outside = policy(COOKIES).links.filter((link) => link.startsWith('https://'));
    expect(outside).toContain('https://optout.aboutads.info/');
  });
});

describe('the page on security', () => {
  it.each([
    ['[LEG-46]', 'Privacy-first design', /does not have|do not have/],
    ['[LEG-47]', 'Desktop app permissions', /no screen recording/],
    ['[LEG-48]', 'What is stored, and what is not', /Stored on our server.*Not stored/],
    ['[LEG-49]', 'AI privacy', /Helios sends the task you typed.*and nothing else/],
    ['[LEG-50]', 'Encryption', /HTTPS.*Argon2id/],
    ['[LEG-51]', 'Authentication', /OpenID Connect/],
    ['[LEG-52]', 'Authentication', /at least 8 characters/],
    ['[LEG-53]', 'Infrastructure', /checked against a written contract/],
    ['[LEG-54]', 'Payment security', /Stripe’s signature/],
    ['[LEG-56]', 'Report a weakness', /please tell us before you tell others: \S+@\S+/],
  ])('%s has a part: %s', (_id, heading, words) => {
    expect(part(SECURITY, heading)).toMatch(words);
  });

  it('[LEG-55] [RD-65] names GDPR and CCPA, marked for legal review', () => {
    expect(part(SECURITY, 'Compliance')).toMatch(/GDPR.*CCPA/);
    expect(reviewed(SECURITY)).toMatch(/GDPR.*CCPA/);
  });

  it('has a security.txt with the same mailbox, good for most of a year (RFC 9116)', async () => {
    const response = await fetch(`${released.site}/.well-known/security.txt`);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const fields = new Map(
      (await response.text())
        .trim()
        .split('\n')
        .map((line) => [line.split(': ')[0], line.split(': ')[1] ?? '']),
    );
    const contact = fields.get('Contact') ?? '';
    expect(contact).toMatch(/^mailto:\S+@\S+$/);
    expect(policy(SECURITY).links).toEqual(expect.arrayContaining([contact, '/.well-known/security.txt']));
    expect(fields.get('Canonical')).toMatch(/^https:\/\/[^/]+\/\.well-known\/security\.txt$/);
    const [, place = ''] = (fields.get('Policy') ?? '').split('#');
    expect(Object.keys(policy(SECURITY).parts).map((heading) => heading.toLowerCase().replaceAll(' ', '-'))).toContain(
      place,
    );
    const daysLeft = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(300);
    expect(daysLeft).toBeLessThan(365);
  });
});
