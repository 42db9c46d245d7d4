import { personOf } from './people.ts';
import type { Step, StepKind } from './plan.ts';
import { keyOf } from './requests.ts';

/** A write that a server said yes to. From then on it must be there, whatever dies. */
export interface Acknowledged {
  readonly kind: StepKind;
  /** What it is found by. */
  readonly key: string;
  readonly userId: string;
  /** What must be written there, where it is a number of seconds. */
  readonly seconds: number;
  readonly atMs: number;
}

/** What an answer promises; undefined where it promises nothing that is kept. */
export function acknowledgedBy(step: Step, body: string, seed: number): Omit<Acknowledged, 'atMs'> | undefined {
  const { userId } = personOf(step.person);
  const { kind, seconds } = step;
  const key = keyOf(step, seed);
  switch (kind) {
    case 'lease': {
      const [, granted] = /"grantedSeconds":(\d+)/.exec(body) ?? [];
      // Whoever has no limit is not charged, and a day that is used up has nothing to give: neither is written down.
      const isKept = body.includes('"isUnlimited":false') && granted !== undefined && granted !== '0';
      return isKept ? { kind, key, userId, seconds: Number(granted) } : undefined;
    }
    case 'sign-in': {
      const [, token] = /"token":"([^"]+)"/.exec(body) ?? [];
      return token === undefined ? undefined : { kind, key: token, userId, seconds };
    }
    case 'return':
    case 'usage-start':
    case 'usage-end':
    case 'sign-up':
    case 'download-request':
    case 'waitlist':
    case 'webhook':
      return { kind, key, userId, seconds };
    case 'balance':
    case 'suggestion':
    case 'releases':
    case 'download':
      return undefined;
    default:
      return kind satisfies never;
  }
}

/** Where each kind of write must be found, as a condition on `said` (key, user_id, seconds). */
const IS_KEPT: Readonly<Partial<Record<StepKind, string>>> = {
  lease: `SELECT FROM minutes_leases AS kept
    WHERE kept.user_id = said.user_id AND kept.lease_id = said.key::uuid AND kept.granted_seconds = said.seconds`,
  return: `SELECT FROM minutes_leases AS kept
    WHERE kept.user_id = said.user_id AND kept.lease_id = said.key::uuid
      AND kept.used_seconds = least(said.seconds, kept.granted_seconds)`,
  'usage-start': `SELECT FROM usage_sessions AS kept
    WHERE kept.user_id = said.user_id AND kept.session_id = said.key::uuid`,
  'usage-end': `SELECT FROM usage_sessions AS kept
    WHERE kept.user_id = said.user_id AND kept.session_id = said.key::uuid AND kept.ended_at IS NOT NULL`,
  'sign-in': 'SELECT FROM identity_session AS kept WHERE kept.token = said.key AND kept."userId" = said.user_id',
  'sign-up': 'SELECT FROM identity_user AS kept JOIN users USING (id) WHERE kept.email = said.key',
  'download-request': 'SELECT FROM download_requests AS kept WHERE lower(kept.email) = said.key',
  waitlist: 'SELECT FROM coinrescue_waitlist AS kept WHERE lower(kept.email) = said.key',
  webhook: 'SELECT FROM payment_events AS kept WHERE kept.event_id = said.key',
};

export type Ask = (sql: string, values: readonly unknown[]) => Promise<readonly Readonly<Record<string, unknown>>[]>;

const MOST_AT_ONCE = 2000;

/** The acknowledged writes that the database does not have. There must be none. */
export async function findLost(acknowledged: readonly Acknowledged[], ask: Ask): Promise<Acknowledged[]> {
  const lost: Acknowledged[] = [];
  for (const [kind, condition] of Object.entries(IS_KEPT)) {
    const said = acknowledged.filter((one) => one.kind === kind);
    for (let from = 0; from < said.length; from += MOST_AT_ONCE) {
      const piece = said.slice(from, from + MOST_AT_ONCE);
      const missing = await ask(
        `SELECT said.place::integer AS place
         FROM unnest($1::text[], $2::uuid[], $3::integer[]) WITH ORDINALITY AS said (key, user_id, seconds, place)
         WHERE NOT EXISTS (${condition})`,
        [piece.map(({ key }) => key), piece.map(({ userId }) => userId), piece.map(({ seconds }) => seconds)],
      );
      lost.push(...missing.flatMap(({ place }) => piece[Number(place) - 1] ?? []));
    }
  }
  return lost;
}

/** People who were charged something else than what their leases of the day come to. There must be none. */
export async function countWronglyCharged(ask: Ask): Promise<number> {
  const [row] = await ask(
    `SELECT count(*)::integer AS people FROM minutes_accounts AS account
     LEFT JOIN (
       SELECT user_id, resets_at, sum(coalesce(used_seconds, granted_seconds)) AS seconds
       FROM minutes_leases GROUP BY user_id, resets_at
     ) AS leased USING (user_id, resets_at)
     WHERE account.used_seconds <> coalesce(leased.seconds, 0)`,
    [],
  );
  return Number(row?.['people']);
}
