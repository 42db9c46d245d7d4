import { CALLS } from '@vayl/contract';
import { assertNever, type ErrorCode, err, ok, type Result } from '@vayl/domain';
import type { Context } from '../../context.ts';
import { foldStatements } from '../../database/fold.ts';
import type { App } from '../../http/environment.ts';
import { route } from '../../http/route.ts';
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
  const { database } = context;
  // A statement can change a row once: a second lease of the same person or device waits for the next.
  const foldLease = foldStatements<LeaseWant, LeaseAnswer>({
    run: (wants) => takeLeases(database, wants),
    keysOf: ({ userId, deviceId }) => [userId, deviceId],
  });
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
    return ok(await readBalance(database, session.userId, query.timeZone));
  });

  route(app, context, CALLS.leaseMinutes, async ({ session, body }) => {
    if (!session.isEmailVerified) return err('auth/email-not-verified');
    if (!(await isKnownZone(body.timeZone))) return err('request/invalid');
    const answer = await foldLease({ ...body, userId: session.userId });
    return leaseResult(body.leaseId, answer);
  });

  route(app, context, CALLS.returnMinutes, async ({ session: { userId }, body }) => {
    const returnedSeconds = await returnLease(database, { userId, ...body });
    if (returnedSeconds === undefined) return err('minutes/unknown-lease');
    return ok({ ...(await readBalance(database, userId, undefined)), returnedSeconds });
  });

  route(app, context, CALLS.reconcileMinutes, async ({ session: { userId }, body: { timeZone, uses } }) => {
    if (!(await isKnownZone(timeZone))) return err('request/invalid');
    const before = await readBalance(database, userId, timeZone);
    if (before.isUnlimited) return ok({ ...before, chargedSeconds: 0 });
    const chargedSeconds = await chargeOfflineUses(database, { userId, timeZone, uses });
    return ok({ ...(await readBalance(database, userId, timeZone)), chargedSeconds });
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
