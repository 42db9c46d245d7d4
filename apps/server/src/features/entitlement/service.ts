import type { Entitlement } from '@vayl/domain';
import type { Queries } from '../../database/database.ts';
import type { EntitlementSigner } from './signer.ts';
import { type EntitlementNow, readEntitlement } from './store.ts';

const DAY_MS = 86_400_000;
/** So long the app can do without us. */
const OFFLINE_MS = 7 * DAY_MS;
/** So often an app with a network asks again, and hears of a change. */
const CHECK_AGAIN_MS = DAY_MS;

export interface EntitlementToken {
  readonly token: string;
  readonly entitlement: Entitlement;
  readonly checkAgainAt: string;
  readonly expiresAt: string;
}

export interface TokenRequest {
  readonly userId: string;
  readonly deviceId: string;
}

export async function issueEntitlement(
  queries: Queries,
  signer: EntitlementSigner,
  { userId, deviceId }: TokenRequest,
): Promise<EntitlementToken> {
  const now = await readEntitlement(queries, userId);
  const issuedSeconds = Math.floor(now.now.getTime() / 1000);
  const expiresSeconds = Math.floor(expiryOf(now).getTime() / 1000);
  const checkAgainSeconds = Math.min(issuedSeconds + CHECK_AGAIN_MS / 1000, expiresSeconds);
  const token = signer.sign({
    sub: userId,
    device: deviceId,
    entitlement: now.entitlement,
    iat: issuedSeconds,
    exp: expiresSeconds,
  });
  return {
    token,
    entitlement: now.entitlement,
    checkAgainAt: new Date(checkAgainSeconds * 1000).toISOString(),
    expiresAt: new Date(expiresSeconds * 1000).toISOString(),
  };
}

/** A statement never outlives what it states: a subscription's own end, which holds the grace for a renewal already. */
function expiryOf({ entitlement, endsAt, now }: EntitlementNow): Date {
  const offlineEnd = now.getTime() + OFFLINE_MS;
  const hasOwnEnd = endsAt !== null && (entitlement === 'active' || entitlement === 'trial');
  return new Date(hasOwnEnd ? Math.min(offlineEnd, endsAt.getTime()) : offlineEnd);
}
