import type { CallFailure } from '@vayl/contract';
import { assertNever, err, FREE_MINUTES_PER_DAY, ok, type Result } from '@vayl/domain';
import type { Answer } from './apply-answer.ts';
import { wholeSeconds } from './ledger.ts';
import type { MinutesServer } from './minutes-server.ts';
import type { MinutesCall } from './next-call.ts';

interface Caller {
  readonly deviceId: string;
  readonly timeZone: string;
  readonly signal: AbortSignal;
}

/** One call of the contract, for what the meter has to say. */
export async function makeCall(
  server: MinutesServer,
  call: MinutesCall,
  { deviceId, timeZone, signal }: Caller,
): Promise<Result<Answer, CallFailure>> {
  switch (call.is) {
    case 'lease': {
      const { leaseId, wantedSeconds } = call;
      const answer = await server.leaseMinutes({ body: { leaseId, wantedSeconds, deviceId, timeZone } }, signal);
      return answer.ok ? ok({ balance: answer.value, grantedSeconds: answer.value.grantedSeconds }) : answer;
    }
    case 'return': {
      const { leaseId, usedMs } = call.lease;
      return answerOf(await server.returnMinutes({ body: { leaseId, usedSeconds: wholeSeconds(usedMs) } }, signal));
    }
    case 'balance':
      return answerOf(await server.getMinutes({ query: { timeZone } }, signal));
    case 'reconcile': {
      const uses = call.uses.map(({ useId, localDay, usedMs }) => ({
        useId,
        localDay,
        usedSeconds: Math.min(wholeSeconds(usedMs), FREE_MINUTES_PER_DAY * 60),
      }));
      return answerOf(await server.reconcileMinutes({ body: { deviceId, timeZone, uses } }, signal));
    }
    default:
      return assertNever(call);
  }
}

/** Asking again would be answered the same. Who is not signed in, too early or at a broken server may ask later. */
export function isFinal(failure: CallFailure): boolean {
  return failure.is === 'refused' && failure.status < 500 && failure.status !== 401 && failure.status !== 429;
}

export function isDeviceUsed(failure: CallFailure): boolean {
  return failure.is === 'refused' && failure.body.code === 'minutes/device-used';
}

function answerOf(answer: Result<Answer['balance'], CallFailure>): Result<Answer, CallFailure> {
  return answer.ok ? ok({ balance: answer.value, grantedSeconds: 0 }) : err(answer.error);
}
