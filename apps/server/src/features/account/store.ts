import { UserProfile } from '@vayl/domain';
import { z } from 'zod';
import type { Queries } from '../../database/database.ts';

const SessionRow = z
  .object({ token: z.string(), id: z.string(), userId: z.string(), email: z.string(), emailVerified: z.boolean() })
  .transform(({ emailVerified, ...rest }) => ({ ...rest, isEmailVerified: emailVerified }));

type FoundSession = Omit<z.infer<typeof SessionRow>, 'token'>;

/** Who holds each of these tokens, in their order. */
export async function findSessions(
  queries: Queries,
  tokens: readonly string[],
): Promise<readonly (FoundSession | undefined)[]> {
  const rows = await queries.rows(
    SessionRow,
    {
      name: 'find-sessions',
      // The limits keep it a look-up by key for each token, whatever the planner thinks of the tables' size.
      text: `SELECT session.token, session.id, session."userId", person.email, person."emailVerified"
             FROM unnest($1::text[]) AS asked (token)
             CROSS JOIN LATERAL (
               SELECT * FROM identity_session
               WHERE token = asked.token AND "expiresAt" > current_moment() LIMIT 1) AS session
             CROSS JOIN LATERAL (SELECT * FROM identity_user WHERE id = session."userId" LIMIT 1) AS person`,
    },
    [tokens],
  );
  const byToken = new Map(rows.map(({ token, ...session }) => [token, session]));
  return tokens.map((token) => byToken.get(token));
}

/** The profile of a new account. One that is there already keeps everything (RD-55). */
export async function addProfile(
  queries: Queries,
  { userId, provider }: { readonly userId: string; readonly provider: UserProfile['provider'] },
): Promise<void> {
  await queries.run(
    `INSERT INTO users (id, email, "displayName", "photoURL", provider)
     SELECT id, email, nullif(left(trim(name), 200), ''),
            CASE WHEN image LIKE 'https://%' AND length(image) <= 2000 THEN image END, $2
     FROM identity_user WHERE id = $1
     ON CONFLICT (id) DO NOTHING`,
    [userId, provider],
  );
}

const ProfileRow = z
  .object({ ...UserProfile.shape, createdAt: z.date() })
  .transform(({ createdAt, ...rest }): UserProfile => ({ ...rest, createdAt: createdAt.toISOString() }));

const PROFILE_COLUMNS =
  'email, "displayName", "photoURL", "createdAt", "signupSource", provider, "pendingReferralCode"';

export function findProfile(queries: Queries, userId: string): Promise<UserProfile | undefined> {
  return queries.row(ProfileRow, `SELECT ${PROFILE_COLUMNS} FROM users WHERE id = $1`, [userId]);
}

/** The same, held until the transaction ends, so that two writes at once merge one after the other. */
export function findProfileToChange(queries: Queries, userId: string): Promise<UserProfile | undefined> {
  return queries.row(ProfileRow, `SELECT ${PROFILE_COLUMNS} FROM users WHERE id = $1 FOR UPDATE`, [userId]);
}

/** Writes what is the person's to say; address, age and provider are not. */
export async function storeProfile(queries: Queries, userId: string, profile: UserProfile): Promise<void> {
  await queries.run('UPDATE users SET "displayName" = $2, "photoURL" = $3, "pendingReferralCode" = $4 WHERE id = $1', [
    userId,
    profile.displayName,
    profile.photoURL,
    profile.pendingReferralCode,
  ]);
}

const ListedSession = z.object({
  id: z.string(),
  device: z.string().nullable(),
  createdAt: z.date(),
  expiresAt: z.date(),
});
export type ListedSession = z.infer<typeof ListedSession>;

export function findSessionsOf(queries: Queries, userId: string): Promise<ListedSession[]> {
  return queries.rows(
    ListedSession,
    `SELECT id, nullif("userAgent", '') AS device, "createdAt", "expiresAt" FROM identity_session
     WHERE "userId" = $1 AND "expiresAt" > current_moment() ORDER BY "createdAt" DESC`,
    [userId],
  );
}

/** Says whether there was such a session of this person. */
export async function removeSession(
  queries: Queries,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<boolean> {
  const removed = await queries.run('DELETE FROM identity_session WHERE "userId" = $1 AND id::text = $2', [
    userId,
    sessionId,
  ]);
  return removed > 0;
}

export interface NewSession {
  readonly userId: string;
  readonly token: string;
  readonly device: string;
  readonly address: string;
  readonly days: number;
}

const Expiry = z.object({ expiresAt: z.date() });

/** A session that no browser shares: the desktop app has its own. */
export async function addSession(
  queries: Queries,
  { userId, token, device, address, days }: NewSession,
): Promise<{ readonly expiresAt: Date }> {
  const added = await queries.row(
    Expiry,
    `INSERT INTO identity_session (token, "userId", "userAgent", "ipAddress", "createdAt", "updatedAt", "expiresAt")
     VALUES ($1, $2, $3, $4, current_moment(), current_moment(), current_moment() + make_interval(days => $5))
     RETURNING "expiresAt"`,
    [token, userId, device, address, days],
  );
  if (added === undefined) throw new Error('a session was not added');
  return added;
}

const Person = z.object({ userId: z.string(), email: z.string() });

/** Whose password a reset link may change, if it still may. */
export function findResetPerson(
  queries: Queries,
  storedIdentifier: string,
): Promise<z.infer<typeof Person> | undefined> {
  return queries.row(
    Person,
    `SELECT identity_user.id AS "userId", identity_user.email
     FROM identity_verification AS link JOIN identity_user ON identity_user.id = link.value::uuid
     WHERE link.identifier = $1 AND link."expiresAt" > current_moment()`,
    [storedIdentifier],
  );
}
