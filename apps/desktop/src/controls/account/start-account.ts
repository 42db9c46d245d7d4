import type { LogFailure } from '@vayl/session';
import type { Account } from './account.ts';

/** Looks for the session of an earlier run, and looks again when the person or the network comes back. */
export function startAccount(account: Account, logFailure: LogFailure): void {
  window.addEventListener('focus', () => account.look());
  window.addEventListener('online', () => account.look());
  account.start().catch((cause: unknown) => logFailure('account.not-started', cause));
}
