import { err, mergeProfile, ok, type Result, type UserProfile } from '@vayl/domain';
import type { Database, Queries } from '../../database/database.ts';
import { checkReferralCode } from '../referral/service.ts';
import { findProfileToChange, storeProfile } from './store.ts';

export interface ProfileChange {
  readonly displayName?: string | null | undefined;
  readonly photoURL?: string | null | undefined;
  readonly pendingReferralCode?: string | null | undefined;
}

/** Merges into the person's own profile; what the change does not name survives (ENT-02, RD-55). */
export function changeProfile(
  database: Database,
  userId: string,
  change: ProfileChange,
): Promise<Result<UserProfile, 'auth/sign-in-required'>> {
  return database.transaction(async (queries) => {
    const stored = await findProfileToChange(queries, userId);
    // Somebody whose account was deleted a moment ago.
    if (stored === undefined) return err('auth/sign-in-required');
    const { displayName, photoURL } = change;
    const merged = mergeProfile(stored, {
      ...(displayName === undefined ? {} : { displayName: displayName === '' ? null : displayName }),
      ...(photoURL === undefined ? {} : { photoURL }),
      pendingReferralCode: await validCode(queries, userId, change.pendingReferralCode),
    });
    await storeProfile(queries, userId, merged);
    return ok(merged);
  });
}

/** Only the server says that a code is valid, and only then it is kept (ENT-09, RD-56). */
async function validCode(queries: Queries, userId: string, code: string | null | undefined): Promise<string | null> {
  if (code === null || code === undefined) return null;
  const checked = await checkReferralCode(queries, { code, userId });
  return checked.ok ? checked.value : null;
}
