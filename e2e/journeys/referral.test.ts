import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PageOptions } from '../harness/browser.ts';
import { shows } from '../harness/entry-page.ts';
import { askMe, friendsCode, openSignUp, signUpByEmail } from '../harness/sign-up-page.ts';

const CHECK = '**/api/validateReferralCode';
const ACCEPTED = 'Code accepted: 21 days free on the monthly plan, 28 on the annual plan';

let code: string;
beforeAll(async () => {
  code = await friendsCode();
});

async function openBox(path = '/signup', options: PageOptions = {}) {
  const page = await openSignUp(path, options);
  const box = page.getByLabel('Referral code');
  return { page, box, apply: page.getByRole('button', { name: 'Apply' }), state: () => stateOf(page) };
}

const stateOf = (page: Page) => page.locator('form[data-check]').getAttribute('data-check');

/** Holds every check back until it is let go. */
async function holdChecks(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(CHECK, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

function countChecks(page: Page): readonly string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/validateReferralCode')) sent.push(request.postData() ?? '');
  });
  return sent;
}

describe('the referral code box', () => {
  it('[REF-01] [REF-02] [REF-03] takes letters and digits, in capitals, eight at most', async () => {
    const { box } = await openBox();
    await box.pressSequentially('ab-c1 d2!é ef345');
    expect(await box.inputValue()).toBe('ABC1D2EF');
    await box.fill('friend-42 and more');
    expect(await box.inputValue()).toBe('FRIEND42');
  });

  it('[REF-04] [REF-14] looks at the code when it is left, and shows what the server says', async () => {
    const { page, box } = await openBox();
    const sent = countChecks(page);
    await box.fill(code.toLowerCase());
    expect(sent).toEqual([]);
    await box.blur();
    await page.getByText(ACCEPTED).waitFor();
    expect(sent).toEqual([JSON.stringify({ referralCode: code })]);
  });

  it('[REF-05] looks at it when Apply is pressed', async () => {
    const { page, box, apply } = await openBox();
    await box.fill('NOSUCH00');
    await apply.click();
    expect(await shows(page, 'This code is not valid')).toBe(true);
  });

  it('[REF-05] looks at it again when Apply is pressed again', async () => {
    const { page, box, apply } = await openBox();
    const sent = countChecks(page);
    await box.fill(code);
    await box.press('Enter');
    await page.getByText(ACCEPTED).waitFor();
    await apply.click();
    await expect.poll(() => sent.length).toBe(2);
  });

  it('[REF-06] [RD-26] looks at the code of a link at once, written as ours', async () => {
    const { page, box } = await openBox(`/signup?ref=${code.slice(0, 4).toLowerCase()}-${code.slice(4)}99`);
    await page.getByText(ACCEPTED).waitFor();
    expect(await box.inputValue()).toBe(code);
  });

  it('[RD-26] looks at a short code too: whether there is one is the answer of the server', async () => {
    const { page, box } = await openBox();
    const sent = countChecks(page);
    await box.fill('ab1');
    await box.blur();
    await page.getByText('This code is not valid').waitFor();
    expect(sent).toEqual([JSON.stringify({ referralCode: 'AB1' })]);
  });

  it('[REF-07] has no Apply for an empty code', async () => {
    const { box, apply } = await openBox();
    expect(await apply.isDisabled()).toBe(true);
    await box.fill('A');
    expect(await apply.isEnabled()).toBe(true);
    await box.fill('-');
    expect(await apply.isDisabled()).toBe(true);
  });

  it('[REF-08] [REF-10] has none while a check runs, and is one of four things', async () => {
    const { page, box, apply, state } = await openBox();
    const letGo = await holdChecks(page);
    expect(await state()).toBe('none');
    await box.fill(code);
    await apply.click();
    expect(await state()).toBe('checking');
    expect(await page.locator('form[data-check] button').isDisabled()).toBe(true);
    letGo();
    await page.getByText(ACCEPTED).waitFor();
    expect(await state()).toBe('valid');
    await box.fill('NOSUCH00');
    await box.blur();
    await page.getByText('This code is not valid').waitFor();
    expect(await state()).toBe('invalid');
  });

  it('[REF-09] forgets the result with the code', async () => {
    const { page, box, state } = await openBox();
    await box.fill('NOSUCH00');
    await box.blur();
    await page.getByText('This code is not valid').waitFor();
    await box.fill('');
    await page.getByText('This code is not valid').waitFor({ state: 'detached' });
    await box.blur();
    expect(await state()).toBe('none');
  });

  it('[ERR-14] [ERR-15] says that a check failed, and counts the code as invalid', async () => {
    const { page, box, state } = await openBox('/signup', { expects: [/failed: .*validateReferralCode/] });
    await page.route(CHECK, (route) => route.abort('connectionrefused'));
    await box.fill(code);
    await box.blur();
    expect(await shows(page, 'Failed to validate code')).toBe(true);
    expect([await state(), await box.getAttribute('aria-invalid')]).toEqual(['invalid', 'true']);
  });
});

describe('Referral applied', () => {
  it('[RD-24] is withdrawn once the code is refused; the layout and its pitch stay', async () => {
    const { page } = await openBox();
    const letGo = await holdChecks(page);
    await page.goto('/signup?ref=NOSUCH00');
    const note = page.getByRole('banner').getByText('Referral applied');
    await note.waitFor();
    letGo();
    await page.getByText('This code is not valid').waitFor();
    expect(await note.count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe("You've been invited to try Vayl");
    expect(await page.getByText('An invitation that is accepted').isVisible()).toBe(true);
  });

  it('[RD-24] goes when the person leaves, by whatever door', async () => {
    const { page } = await openBox(`/signup?ref=${code}`);
    await page.getByRole('banner').getByText('Referral applied').waitFor();
    await page.getByRole('link', { name: 'Download', exact: true }).first().click();
    await page.waitForURL('**/download');
    await expect.poll(() => page.getByText('Referral applied').count()).toBe(0);
  });
});

describe('a sign-up with a code', () => {
  it('[SIGN-25] keeps a validated one, and says so in the address', async () => {
    const { page } = await openBox(`/signup?ref=${code}`);
    await page.getByText(ACCEPTED).waitFor();
    await signUpByEmail(page);
    await page.waitForURL('**/download?signup=true&hasReferral=true');
    expect(await askMe(page)).toMatchObject({ profile: { pendingReferralCode: code } });
  });

  it('[SIGN-26] [RD-25] keeps none that was refused', async () => {
    const { page } = await openBox('/signup?ref=NOSUCH00');
    await page.getByText('This code is not valid').waitFor();
    await signUpByEmail(page);
    await page.waitForURL('**/download?signup=true&hasReferral=false');
    expect(await askMe(page)).toMatchObject({ profile: { pendingReferralCode: null } });
  });

  it('[RD-25] waits for a check that runs', async () => {
    const { page, box } = await openBox();
    const letGo = await holdChecks(page);
    await box.fill(code);
    await signUpByEmail(page);
    await page.getByRole('button', { name: 'Creating Account...' }).waitFor();
    await page.waitForTimeout(800);
    expect(new URL(page.url()).pathname).toBe('/signup');
    letGo();
    await page.waitForURL('**/download?signup=true&hasReferral=true');
    expect(await askMe(page)).toMatchObject({ profile: { pendingReferralCode: code } });
  });
});
