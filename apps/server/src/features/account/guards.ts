import { createHash } from 'node:crypto';
import { type ErrorCode, err, isWeakPassword, ok, type Result, WRONG_PASSWORDS } from '@vayl/domain';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { hashIdentifier } from './identity.ts';
import { findResetPerson } from './store.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Wrong passwords for one address from one place: the sixth is not looked at. */
const SIGN_IN_HERE = {
  name: 'sign-in-here',
  points: WRONG_PASSWORDS.most,
  seconds: WRONG_PASSWORDS.withinMinutes * MINUTE,
};
/** From everywhere together: wide, so that nobody can lock somebody else out with a handful of requests. */
const SIGN_IN_ANYWHERE = { name: 'sign-in-anywhere', points: 60, seconds: HOUR };
const SIGN_UP = { name: 'sign-up-email', points: 10, seconds: HOUR };
const MAIL = { name: 'account-mail', points: 5, seconds: HOUR };

type Limits = Context['limits'];

/** What to do once the library has done its part; or why it is not even asked. */
export type Guarded = Promise<Result<() => Promise<void> | void, ErrorCode>>;

const NOTHING_LEFT = ok(() => undefined);

export async function guardSignUp({ limits }: Context, body: { email: string; password: string }): Guarded {
  if (!isEmail(body.email)) return err('auth/invalid-email');
  if (!(await allows(limits, SIGN_UP, keyOf(body.email)))) return err('request/too-many');
  return isWeakPassword(body, COMMON_PASSWORDS) ? err('auth/weak-password') : NOTHING_LEFT;
}

/** Addresses without an account are counted like all others, so that the count tells nothing. */
export async function guardSignIn({ limits }: Context, email: string, address: string): Guarded {
  if (!isEmail(email)) return err('auth/invalid-email');
  const here = `${keyOf(email)} ${address}`;
  const isAllowedHere = await allows(limits, SIGN_IN_HERE, here);
  const isAllowed = isAllowedHere && (await allows(limits, SIGN_IN_ANYWHERE, keyOf(email)));
  return isAllowed ? ok(() => limits.forgive(SIGN_IN_HERE.name, here)) : err('request/too-many');
}

/** Nobody's mailbox can be filled through us. */
export async function guardMail({ limits }: Context, email: string): Guarded {
  if (!isEmail(email)) return err('auth/invalid-email');
  return (await allows(limits, MAIL, keyOf(email))) ? NOTHING_LEFT : err('request/too-many');
}

/** A weak password leaves the link usable, so it is looked at before the link is used up. */
export async function guardReset(
  { database, sessions }: Context,
  { token, newPassword }: { token: string; newPassword: string },
): Guarded {
  const person = await findResetPerson(database, hashIdentifier(`reset-password:${token}`));
  if (person === undefined) return err('auth/link-expired');
  const isWeak = isWeakPassword({ email: person.email, password: newPassword }, COMMON_PASSWORDS);
  return isWeak ? err('auth/weak-password') : ok(() => sessions.forget(person.userId));
}

/** The session is looked up while it is still there. */
export async function guardSignOut({ sessions }: Context, headers: Headers): Guarded {
  const session = await sessions.read(headers);
  return session === undefined ? NOTHING_LEFT : ok(() => sessions.forget(session.userId));
}

function isEmail(text: string): boolean {
  return z.email().safeParse(text).success;
}

/** The table of counts holds no addresses. */
function keyOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}

function allows(limits: Limits, limit: { name: string; points: number; seconds: number }, key: string) {
  return limits.allowsKey(limit.name, key, limit.points, limit.seconds);
}
