/** One table that holds something about a person, and how their rows in it are found. */
export interface HeldTable {
  readonly table: string;
  /** By what the person is known there. */
  readonly by: 'account' | 'email' | 'address-hash';
  /** A condition in SQL, with `$1` for the account's id, its confirmed e-mail, or the hash of that. */
  readonly where: string;
  /** Whether the rows are where the account's shard lives, or the device's. Without a word they are at home. */
  readonly isSharded?: true;
  /** Columns that an export names but does not show: whoever steals the file must not be able to sign in with it. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** When the person's address changes: what makes the rows theirs under the new name, `$2`. */
  readonly follows?: string;
  /** What happens to the rows when the account is deleted; without a word they are deleted. */
  readonly atDeletion?:
    | { readonly is: 'anonymised'; readonly set: string }
    | { readonly is: 'kept' }
    /** Deleted by the database together with the account, not before. */
    | { readonly is: 'goes-with-account' };
}

// Whom a limit counts is the first word of its key after the colon (migration 0009 has the index): an account by its id,
// an e-mail by its hash.
const COUNTED = `split_part(substr(key, strpos(key, ':') + 1), ' ', 1)`;
const EMAIL_HASH = `translate(encode(sha256(convert_to(lower($1), 'UTF8')), 'base64'), '+/=', '-_')`;

/**
 * What was left under an e-mail address without an account. It is the person's only once they have shown that the
 * address is theirs: otherwise anybody could sign up with it and read or delete what its owner left.
 */
const HELD_BY_EMAIL: readonly HeldTable[] = [
  { table: 'coinrescue_waitlist', by: 'email', where: 'lower(email) = lower($1)', follows: 'email = $2' },
  { table: 'download_requests', by: 'email', where: 'lower(email) = lower($1)', follows: 'email = $2' },
  { table: 'rate_limits', by: 'email', where: `${COUNTED} = ${EMAIL_HASH}` },
  { table: 'mail_turns', by: 'address-hash', where: 'address_hash = $1' },
  // The wish to get no more mail outlives the account: it names nobody, and forgetting it would break it.
  { table: 'mail_suppressions', by: 'address-hash', where: 'address_hash = $1', atDeletion: { is: 'kept' } },
];

const HELD_BY_ACCOUNT: readonly HeldTable[] = [
  // The order is that of deletion. Two that lock the same rows in the same order cannot block each other for ever: so
  // this table comes first, as when a link is opened, and entitlements before subscriptions, as when an event comes.
  {
    table: 'email_changes',
    by: 'account',
    where: 'user_id = $1',
    secrets: { token_hash: '[the hash of a link: not shown]' },
  },
  { table: 'users', by: 'account', where: 'id = $1' },
  {
    table: 'identity_session',
    by: 'account',
    where: '"userId" = $1',
    secrets: { token: '[a session token, which would sign anybody in: not shown]' },
  },
  {
    table: 'identity_account',
    by: 'account',
    where: '"userId" = $1',
    secrets: {
      password: '[a password hash: not shown]',
      accessToken: "[a provider's token: not shown]",
      refreshToken: "[a provider's token: not shown]",
      idToken: "[a provider's token: not shown]",
    },
  },
  {
    table: 'identity_verification',
    by: 'account',
    where: 'strpos(value, $1) > 0',
    secrets: { identifier: '[a single-use token: not shown]', value: '[belongs to a single-use token: not shown]' },
  },
  {
    table: 'desktop_connect_codes',
    by: 'account',
    where: 'user_id = $1',
    secrets: { code_hash: '[the hash of a sign-in code: not shown]' },
  },
  {
    table: 'desktop_device_codes',
    by: 'account',
    where: 'user_id = $1',
    secrets: {
      device_code_hash: '[the hash of a sign-in code: not shown]',
      user_code: '[a code that approves a device: not shown]',
    },
  },
  { table: 'entitlements', by: 'account', where: 'user_id = $1' },
  {
    table: 'payment_customers',
    by: 'account',
    where: 'user_id = $1',
    // Whoever begins to pay while the rest is being deleted must be noticed by this row.
    atDeletion: { is: 'goes-with-account' },
  },
  { table: 'subscriptions', by: 'account', where: 'user_id = $1' },
  { table: 'referral_codes', by: 'account', where: 'user_id = $1' },
  { table: 'referral_benefits', by: 'account', where: 'referred_user_id = $1' },
  {
    table: 'minutes_devices',
    by: 'account',
    where: 'user_id = $1',
    isSharded: true,
    // Whoever deletes an account to get a second fifteen minutes does not get them: the device stays used until its day
    // ends, and says no longer by whom.
    atDeletion: { is: 'anonymised', set: 'user_id = gen_random_uuid()' },
  },
  { table: 'minutes_leases', by: 'account', where: 'user_id = $1', isSharded: true },
  { table: 'minutes_accounts', by: 'account', where: 'user_id = $1', isSharded: true },
  { table: 'usage_sessions', by: 'account', where: 'user_id = $1', isSharded: true },
  { table: 'usage_days', by: 'account', where: 'user_id = $1', isSharded: true },
  { table: 'usage_totals', by: 'account', where: 'user_id = $1', isSharded: true },
  { table: 'rate_limits', by: 'account', where: `${COUNTED} = $1` },
];

export const THE_ACCOUNT: HeldTable = { table: 'identity_user', by: 'account', where: 'id = $1' };

/** Everything that is held about people. A test walks the database and fails when a table is missing here or below. */
export const HELD_TABLES: readonly HeldTable[] = [...HELD_BY_EMAIL, ...HELD_BY_ACCOUNT, THE_ACCOUNT];

/**
 * The rest of the tables, and why nobody is in them.
 *
 * @internal
 */
export const ABOUT_NOBODY: Readonly<Record<string, string>> = {
  migrations: 'Which files have brought the schema forward.',
  shard_range: 'Which shards this database holds.',
  provider_spending: 'What an AI provider has cost on each day, all people together.',
  payment_events: 'Numbers of events that have had their effect; what they were about is not kept.',
};
