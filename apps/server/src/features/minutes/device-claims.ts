import type { Context } from '../../context.ts';
import { claimDevice, type LeaseWant, readBalance } from './store.ts';

const MOST_REMEMBERED = 50_000;
/** Far less than a day: what was true then is asked again. */
const REMEMBER_MS = 600_000;

/**
 * A device gives its free minutes to one account a day. Where the device is counted beside the account, the statement that
 * takes the lease sees to that; where the two live in different databases, the device is claimed in its own first.
 */
export function deviceClaims({ shards }: Context): (want: LeaseWant) => Promise<boolean> {
  const claimed = new Map<string, number>();
  return async ({ deviceId, userId, timeZone }) => {
    const place = shards.of(deviceId);
    if (place === shards.of(userId)) return true;
    const key = `${deviceId} ${userId}`;
    if ((claimed.get(key) ?? 0) > performance.now()) return true;
    // Whoever has no limit needs no device of their own, and takes it from nobody.
    const { isUnlimited } = await readBalance(shards.of(userId), userId, timeZone);
    if (isUnlimited) return true;
    if (!(await claimDevice(place, { deviceId, userId, timeZone }))) return false;
    if (claimed.size >= MOST_REMEMBERED) claimed.clear();
    claimed.set(key, performance.now() + REMEMBER_MS);
    return true;
  };
}
