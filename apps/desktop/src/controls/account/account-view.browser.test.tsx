import { expectAccessible } from '@vayl/ui/test-helpers/axe';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AccountView } from './account-view.tsx';
import { AccountWorld } from './test-helpers/account-world.ts';
import { EMAIL, FREE, refused, said } from './test-helpers/fake-server.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const MONTHLY = { ...FREE, entitlement: 'active', plan: 'monthly', periodEndsAt: '2027-04-01T00:00:00Z' };

let world: AccountWorld;

async function problem(text: string): Promise<void> {
  await expect.element(page.getByRole('alert').getByText(text, { exact: false })).toBeVisible();
}

beforeEach(async () => {
  world = new AccountWorld();
  await page.viewport(420, 760);
});

/** As the window shows it. */
async function show(): Promise<void> {
  await render(<Frame>{<AccountView account={world.account} />}</Frame>);
}

function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <main data-surface="night" style={{ padding: '1rem 1.375rem', minHeight: '100vh', background: 'var(--surface)' }}>
      {children}
    </main>
  );
}

async function showSignedIn(subscription: Record<string, unknown> = FREE): Promise<void> {
  world.shell.server.subscription = subscription;
  await world.signIn();
  await show();
  await expect.element(page.getByText(EMAIL)).toBeVisible();
}

describe('nobody is signed in', () => {
  beforeEach(async () => {
    await world.account.start();
    await show();
  });

  it('says what an account is for, and is accessible', async () => {
    await expect.element(page.getByText(/works without one: 15 minutes a day/)).toBeVisible();
    await expectAccessible();
  });

  it('[RD-57] leads to the browser and back', async () => {
    await button('Sign in').click();
    await expect.element(page.getByRole('heading', { name: 'Go on in your browser' })).toBeVisible();
    await expectAccessible();
    await button('Open the page again').click();
    expect(world.shell.opened).toHaveLength(2);
    await world.comeBack();
    await expect.element(page.getByText(EMAIL)).toBeVisible();
  });

  it('keeps the focus where the next thing is to be read', async () => {
    await button('Sign in').click();
    await expect.element(page.getByText('Go on in your browser')).toBeVisible();
    expect(document.activeElement?.textContent).toContain('Go on in your browser');
  });

  it('can be left as it was', async () => {
    await button('Sign in').click();
    await button('Cancel').click();
    await expect.element(button('Sign in')).toBeVisible();
  });

  it('shows a code to type, and where', async () => {
    await button('Sign in').click();
    await button('Type a code instead').click();
    await expect.element(page.getByText('BCDF-GHJK')).toBeVisible();
    await expect.element(page.getByText('vayl.example/device')).toBeVisible();
    await expectAccessible();
    await button('Open the page').click();
    expect(world.shell.opened.at(-1)).toBe('/device');
  });
});

describe('signing in that did not work', () => {
  it.each([
    ['connect/code-refused', 'expired or was used already'],
    ['request/too-many', 'Too many tries'],
    ['server/failed', 'went wrong on our side'],
  ] as const)('says why: %s', async (code, text) => {
    await world.account.start();
    await show();
    world.shell.server.also.set('POST /api/connect/exchange', () => refused(code, 400));
    await button('Sign in').click();
    await expect.element(button('Cancel')).toBeVisible();
    await world.comeBack();
    await problem(text);
    await expect.element(button('Sign in')).toBeVisible();
  });

  it('says when there is no browser, no network or nobody came back', async () => {
    await world.account.start();
    await show();
    world.shell.hasBrowser = false;
    await button('Sign in').click();
    await problem('No browser could be opened');
    await expectAccessible();
    world.shell.server.isReachable = false;
    await button('Type a code instead').click();
    await problem('The server cannot be reached');
    world.shell.hasBrowser = true;
    await button('Sign in').click();
    await expect.element(button('Cancel')).toBeVisible();
    await world.pass(11 * 60_000);
    await problem('did not come back in time');
  });
});

describe('somebody is signed in', () => {
  it.each([
    ['free', FREE, 'Free, 15 minutes a day'],
    ['subscribed', { ...MONTHLY, isRefundable: true }, 'Active, no limit'],
    ['on trial', { ...MONTHLY, entitlement: 'trial', trialEndsAt: '2027-03-15T00:00:00Z' }, 'Trial, no limit'],
    ['past due or expired', { ...MONTHLY, entitlement: 'expired' }, 'Expired, 15 minutes a day'],
    ['in the beta', { ...FREE, entitlement: 'beta' }, 'Beta, no limit'],
  ])('and sees how it stands: %s', async (_, subscription, status) => {
    await showSignedIn(subscription);
    await expect.element(page.getByRole('region', { name: 'Subscription' }).getByText(status)).toBeVisible();
    await expectAccessible();
  });

  it('[RD-57] subscribes in the browser, and sees it here afterwards', async () => {
    await showSignedIn();
    world.shell.server.also.set('POST /api/subscription/checkout', () => said({ url: 'https://pay.example/1' }));
    await button('Subscribe annually').click();
    await expect.element(page.getByText(/The payment page is open in your browser/)).toBeVisible();
    expect(world.shell.opened.at(-1)).toBe('https://pay.example/1');
    world.shell.server.subscription = MONTHLY;
    await world.pass(12_000);
    await expect.element(page.getByText('Active, no limit')).toBeVisible();
  });

  it('says when the payment service does not answer', async () => {
    await showSignedIn();
    world.shell.server.also.set('POST /api/subscription/checkout', () => refused('payment/unavailable', 502));
    await button('Subscribe monthly').click();
    await expect.element(page.getByRole('alert').getByText(/The payment service did not answer/)).toBeVisible();
  });

  it('cancels after being asked', async () => {
    await showSignedIn(MONTHLY);
    world.shell.server.also.set('POST /api/subscription/cancel', () => {
      world.shell.server.subscription = { ...MONTHLY, endsAtPeriodEnd: true };
      return said({ periodEndsAt: MONTHLY.periodEndsAt });
    });
    await button('Cancel subscription').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await expect.element(page.getByText(/You keep it until the end/)).toBeVisible();
    await expect.element(button('Cancel subscription')).not.toBeInTheDocument();
  });

  it('gets a refund after being asked', async () => {
    await showSignedIn({ ...MONTHLY, isRefundable: true });
    world.shell.server.also.set('POST /api/subscription/refund', () => said({ refundedCents: 1000, currency: 'usd' }));
    await button('Ask for a refund').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Refund and end now' }).click();
    await expect.element(page.getByText('Refunded: $10.00')).toBeVisible();
  });

  it('is told that there is no connection, and offered nothing that needs one', async () => {
    await showSignedIn(MONTHLY);
    world.shell.server.isReachable = false;
    await world.pass(16 * 60_000);
    await expect.element(page.getByText('No connection')).toBeVisible();
    await expect.element(page.getByText('Active, no limit')).toBeVisible();
    await expect.element(button('Card and invoices')).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('is told when no keychain keeps the session, and when the address is not confirmed', async () => {
    world.shell.keychain = 'none';
    world.shell.server.isEmailVerified = false;
    await showSignedIn();
    await expect.element(page.getByText('Signed in until you quit')).toBeVisible();
    await expect.element(page.getByText('Email not confirmed yet')).toBeVisible();
    await expectAccessible();
  });

  it('signs out, and the focus goes to what comes then', async () => {
    await showSignedIn();
    await button('Sign out').click();
    await expect.element(button('Sign in')).toBeVisible();
    expect(document.activeElement?.textContent).toContain('Not signed in');
    expect(world.shell.holdsToken).toBe(false);
  });
});
