import type { AccountHost } from '../../host/account-host.ts';
import { deviceNameOf } from './device-name.ts';
import { challengeOf, newSecret } from './pkce.ts';

/** Long enough to find a password or a mail; after it a link changes nothing. */
const BROWSER_WAIT_MS = 10 * 60_000;
/** The server says when a code has expired, whatever the clock here shows; this is for one that never answers. */
export const CODE_WAIT_MS = 15 * 60_000;

/**
 * One attempt in the browser. It lives in this page's memory and nowhere else: an app that was closed meanwhile has
 * nothing to exchange a code with, and the person starts again. A verifier on the disk would be half a session to
 * whoever reads disks, and would let a link sign in an app in which nobody asks any more.
 */
export interface BrowserAttempt {
  readonly is: 'browser';
  readonly verifier: string;
  readonly state: string;
  readonly page: string;
  readonly endsAtMs: number;
}

/** One attempt by a code that the person types. */
export interface CodeAttempt {
  readonly is: 'code';
  readonly deviceCode: string;
  readonly userCode: string;
  readonly page: string;
  readonly address: string;
  readonly intervalMs: number;
  readonly askAtMs: number;
  readonly endsAtMs: number;
}

/** What an answer is on its way for. */
export interface BusyAttempt {
  readonly is: 'busy';
}

export type Attempt = BrowserAttempt | CodeAttempt | BusyAttempt;

export async function newBrowserAttempt(host: AccountHost, nowMs: number): Promise<BrowserAttempt> {
  const [verifier, state] = [newSecret(), newSecret()];
  const { computerName } = await host.place();
  const query = new URLSearchParams({
    challenge: await challengeOf(verifier),
    device: deviceNameOf(computerName),
    state,
  });
  return { is: 'browser', verifier, state, page: `/connect?${query.toString()}`, endsAtMs: nowMs + BROWSER_WAIT_MS };
}
