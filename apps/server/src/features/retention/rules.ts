import { KEPT_FOR } from '@vayl/domain';

/** When the rows of a table have been kept long enough. */
export type RetentionRule =
  /** So long after the moment in a column. The migration's comment names the same time. */
  | { readonly table: string; readonly since: string; readonly keptFor: string; readonly only?: string }
  /** The same, for a table that is cut into days (UTC): a day goes as a whole, when the oldest of it is that old. */
  | { readonly table: string; readonly sinceDayOf: string; readonly keptFor: string }
  /** Until the moment in a column. */
  | { readonly table: string; readonly until: string };

/**
 * Every table whose rows do not live as long as their account. A test compares this list with the comments of the
 * migrations, so that neither can promise what the other does not say.
 */
export const RETENTION_RULES: readonly RetentionRule[] = [
  { table: 'rate_limits', until: 'to_timestamp(expire / 1000.0)' },
  { table: 'identity_session', until: '"expiresAt"' },
  { table: 'identity_verification', until: '"expiresAt"' },
  { table: 'desktop_connect_codes', until: 'expires_at' },
  { table: 'desktop_device_codes', until: 'expires_at' },
  { table: 'email_changes', until: 'expires_at' },
  { table: 'coinrescue_waitlist', since: 'submitted_at', keptFor: KEPT_FOR.tokenWaitlistEntry },
  { table: 'download_requests', since: 'requested_at', keptFor: KEPT_FOR.sentDownloadRequest, only: 'sent' },
  { table: 'download_requests', since: 'requested_at', keptFor: KEPT_FOR.waitingDownloadRequest, only: 'NOT sent' },
  { table: 'mail_turns', since: 'taken_at', keptFor: KEPT_FOR.mailTurn },
  { table: 'payment_events', since: 'handled_at', keptFor: KEPT_FOR.paymentEvent },
  { table: 'minutes_leases', sinceDayOf: 'taken_at', keptFor: KEPT_FOR.minuteLease },
  { table: 'minutes_devices', until: 'resets_at' },
  { table: 'usage_sessions', sinceDayOf: 'started_at', keptFor: KEPT_FOR.usageSession },
];

/** A job that failed for the last time may name a person: so long an operator can look into it. */
export const FAILED_JOBS_KEPT_FOR = KEPT_FOR.failedJob;

/**
 * When a row has had its time, in SQL.
 *
 * @internal
 */
export function endOf(rule: RetentionRule): string {
  if ('until' in rule) return rule.until;
  const since = 'sinceDayOf' in rule ? `date_trunc('day', ${rule.sinceDayOf}, 'UTC')` : rule.since;
  return `${since} + interval '${rule.keptFor}'`;
}

/** The condition in SQL under which a row has had its time. */
export function isOver(rule: RetentionRule): string {
  if ('until' in rule || 'sinceDayOf' in rule) return `${endOf(rule)} <= current_moment()`;
  const isOld = `${rule.since} < current_moment() - interval '${rule.keptFor}'`;
  return rule.only === undefined ? isOld : `(${rule.only}) AND ${isOld}`;
}
