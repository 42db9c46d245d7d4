import type { CallFailure } from '@vayl/contract';
import { err, ok, type Result } from '@vayl/domain';
import type { Balance, MinutesServer } from '../minutes-server.ts';
import { localDayIn, nextMidnightIn } from './fake-calendar.ts';

const DAY_SECONDS = 900;
const LEAST_BETWEEN_MS = 20 * 3_600_000;

const UNKNOWN_LEASE: CallFailure = {
  is: 'refused',
  status: 404,
  body: { error: 'These minutes were never given out', code: 'minutes/unknown-lease', requestId: 'r' },
};

/** What the way to the server does to a call. */
export type Way = 'open' | 'request-lost' | 'answer-lost' | 'silent' | 'answer-silent' | 'every-other-answer-lost';

interface KnownLease {
  readonly grantedSeconds: number;
  readonly resetsAtMs: number;
  isReturned: boolean;
}

/** The rules of `apps/server/migrations`, for one account: a lease and a use count once, whatever is told twice. */
export class FakeMinutesServer implements MinutesServer {
  way: Way = 'open';
  isUnlimited = false;
  refusal: CallFailure | undefined;
  calls = { getMinutes: 0, leaseMinutes: 0, returnMinutes: 0, reconcileMinutes: 0 };
  /** Of all days, by the day's name; uses of days that were over are only written down. */
  readonly usedSeconds = new Map<string, number>();
  readonly writtenSeconds = new Map<string, number>();
  readonly #nowMs: () => number;
  readonly #leases = new Map<string, KnownLease>();
  readonly #uses = new Set<string>();
  #answers = 0;
  #day: { localDay: string; resetsAtMs: number } | undefined;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  readonly getMinutes: MinutesServer['getMinutes'] = ({ query }, signal) =>
    this.#answer('getMinutes', signal, () => ok(this.#balance(query.timeZone)));

  readonly leaseMinutes: MinutesServer['leaseMinutes'] = ({ body }, signal) =>
    this.#answer('leaseMinutes', signal, () => {
      const { leaseId, wantedSeconds, timeZone } = body;
      const { resetsAtMs, localDay } = this.#today(timeZone);
      if (this.isUnlimited) return ok({ ...this.#balance(timeZone), leaseId, grantedSeconds: wantedSeconds });
      const known = this.#leases.get(leaseId);
      const grantedSeconds = known?.grantedSeconds ?? Math.min(wantedSeconds, this.#left(localDay));
      if (known === undefined) this.#charge(localDay, grantedSeconds);
      // One of nothing is not written down.
      if (known === undefined && grantedSeconds > 0)
        this.#leases.set(leaseId, { grantedSeconds, resetsAtMs, isReturned: false });
      return ok({ ...this.#balance(timeZone), leaseId, grantedSeconds });
    });

  readonly returnMinutes: MinutesServer['returnMinutes'] = ({ body }, signal) =>
    this.#answer('returnMinutes', signal, () => {
      const lease = this.#leases.get(body.leaseId);
      if (lease === undefined) return err(UNKNOWN_LEASE);
      const isToday = this.#day?.resetsAtMs === lease.resetsAtMs && lease.resetsAtMs > this.#nowMs();
      const returnedSeconds = lease.isReturned || !isToday ? 0 : Math.max(0, lease.grantedSeconds - body.usedSeconds);
      lease.isReturned = true;
      if (this.#day !== undefined) this.#charge(this.#day.localDay, -returnedSeconds);
      return ok({ ...this.#balance('Zone/0'), returnedSeconds });
    });

  readonly reconcileMinutes: MinutesServer['reconcileMinutes'] = ({ body }, signal) =>
    this.#answer('reconcileMinutes', signal, () => {
      const { localDay: today } = this.#today(body.timeZone);
      let chargedSeconds = 0;
      for (const { useId, localDay, usedSeconds } of body.uses) {
        if (this.#uses.has(useId)) continue;
        this.#uses.add(useId);
        const charged = localDay === today ? Math.min(usedSeconds, this.#left(today)) : 0;
        this.#charge(today, charged);
        if (localDay !== today) {
          this.writtenSeconds.set(localDay, (this.writtenSeconds.get(localDay) ?? 0) + usedSeconds);
        }
        chargedSeconds += charged;
      }
      return ok({ ...this.#balance(body.timeZone), chargedSeconds });
    });

  async #answer<Value>(
    name: keyof typeof this.calls,
    signal: AbortSignal | undefined,
    answer: () => Result<Value, CallFailure>,
  ): Promise<Result<Value, CallFailure>> {
    const { way } = this;
    this.calls[name] += 1;
    const lost = err({ is: 'unreachable', cause: way } as const);
    if (way === 'silent') await new Promise((resolve) => signal?.addEventListener('abort', resolve));
    if (way === 'request-lost' || way === 'silent') return lost;
    if (this.refusal !== undefined) return err(this.refusal);
    const given = answer();
    if (way === 'answer-silent') await new Promise((resolve) => signal?.addEventListener('abort', resolve));
    this.#answers += 1;
    const isLost =
      way === 'answer-lost' ||
      way === 'answer-silent' ||
      (way === 'every-other-answer-lost' && this.#answers % 2 === 0);
    return isLost ? lost : given;
  }

  #today(zone: string): { readonly localDay: string; readonly resetsAtMs: number } {
    const nowMs = this.#nowMs();
    if (this.#day === undefined || this.#day.resetsAtMs <= nowMs) {
      const midnightMs = nextMidnightIn(zone, nowMs);
      const isTooSoon = this.#day !== undefined && midnightMs < this.#day.resetsAtMs + LEAST_BETWEEN_MS;
      const resetsAtMs = isTooSoon ? nextMidnightIn(zone, midnightMs) : midnightMs;
      this.#day = { localDay: localDayIn(zone, nowMs), resetsAtMs };
    }
    return this.#day;
  }

  #balance(zone: string): Balance {
    const { localDay, resetsAtMs } = this.#today(zone);
    const resetsAt = new Date(resetsAtMs).toISOString();
    return { isUnlimited: this.isUnlimited, localDay, remainingSeconds: this.#left(localDay), resetsAt };
  }

  #left(localDay: string): number {
    return DAY_SECONDS - (this.usedSeconds.get(localDay) ?? 0);
  }

  #charge(localDay: string, seconds: number): void {
    this.usedSeconds.set(localDay, (this.usedSeconds.get(localDay) ?? 0) + seconds);
  }
}
