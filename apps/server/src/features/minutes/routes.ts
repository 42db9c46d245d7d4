import { CALLS } from '@vayl/contract';
import { assertNever, type ErrorCode, err, ok, type Result } from '@vayl/domain';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/database.ts';
import { foldStatements } from '../../database/fold.ts';
import type { App } from '../../http/environment.ts';
import { route } from '../../http/route.ts';
import { onShard } from '../shards/on-shard.ts';
import { deviceClaims } from './device-claims.ts';
import {
  chargeOfflineUses,
  type LeaseAnswer,
  type LeaseWant,
  readBalance,
  readTimeZones,
  returnLease,
  takeLeases,
} from './store.ts';

export function mountMinutes(app: App, context: Context): void {
  const { database, shards } = context;
  const folds = new Map(shards.all.map((shard) => [shard, leasesOn(context, shard)]));
  const isOwnDevice = deviceClaims(context);
  let zones: Promise<ReadonlySet<string>> | undefined;
  const isKnownZone = async (name: string): Promise<boolean> => {
    zones ??= readTimeZones(database).catch((cause: unknown) => {
      zones = undefined;
      throw cause;
    });
    return (await zones).has(name);
  };

  route(app, context, CALLS.getMinutes, async ({ session, query }) => {
    if (!(await isKnownZone(query.timeZone))) return err('request/invalid');
    return ok(await readBalance(shards.of(session.userId), session.userId, query.timeZone));
  });

  route(app, context, CALLS.leaseMinutes, async ({ session, body }) => {
    if (!session.isEmailVerified) return err('auth/email-not-verified');
    if (!(await isKnownZone(body.timeZone))) return err('request/invalid');
    const want = { ...body, userId: session.userId };
    if (!(await isOwnDevice(want))) return err('minutes/device-used');
    const answer = await folds.get(shards.of(want.userId))?.(want);
    if (answer === undefined) throw new Error('a shard has no place');
    return leaseResult(body.leaseId, answer);
  });

  route(app, context, CALLS.returnMinutes, async ({ session: { userId }, body }) => {
    const shard = shards.of(userId);
    const returnedSeconds = await returnLease(shard, { userId, ...body });
    if (returnedSeconds === undefined) return err('minutes/unknown-lease');
    return ok({ ...(await readBalance(shard, userId, undefined)), returnedSeconds });
  });

  route(app, context, CALLS.reconcileMinutes, async ({ session: { userId }, body: { timeZone, uses } }) => {
    if (!(await isKnownZone(timeZone))) return err('request/invalid');
    const before = await readBalance(shards.of(userId), userId, timeZone);
    if (before.isUnlimited) return ok({ ...before, chargedSeconds: 0 });
    const chargedSeconds = await onShard(context, userId, (shard) =>
      chargeOfflineUses(shard, { userId, timeZone, uses }),
    );
    return ok({ ...(await readBalance(shards.of(userId), userId, timeZone)), chargedSeconds });
  });
}

/** A statement can change a row once: a second lease of the same person or device waits for the next. */
function leasesOn(context: Context, shard: Database): (want: LeaseWant) => Promise<LeaseAnswer> {
  return foldStatements<LeaseWant, LeaseAnswer>({
    run: async (wants) => {
      const [first, ...more] = wants;
      // Whoever a shard has not heard of is asked for alone in the end, and it is told of them then.
      if (first === undefined || more.length > 0) return takeLeases(shard, wants);
      return onShard(context, first.userId, () => takeLeases(shard, wants));
    },
    keysOf: ({ userId, deviceId }) => [userId, deviceId],
  });
}

type LeaseResponse = Omit<LeaseAnswer, 'outcome' | 'userId'> & {
  readonly leaseId: string;
  readonly isUnlimited: boolean;
};

function leaseResult(leaseId: string, { outcome, ...answer }: LeaseAnswer): Result<LeaseResponse, ErrorCode> {
  switch (outcome) {
    case 'granted':
    case 'known':
    case 'unlimited':
      return ok({ ...answer, leaseId, isUnlimited: outcome === 'unlimited' });
    case 'device-used':
      return err('minutes/device-used');
    case 'too-many':
      return err('request/too-many');
    default:
      return assertNever(outcome);
  }
}
