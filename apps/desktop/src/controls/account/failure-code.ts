import type { CallFailure } from '@vayl/contract';
import { assertNever, type ErrorCode } from '@vayl/domain';

/** What there is to say about a call that gave nothing. */
export function failureCode(failure: CallFailure): ErrorCode {
  switch (failure.is) {
    case 'refused':
      return failure.body.code;
    case 'unreachable':
      return 'server/unreachable';
    case 'unreadable':
      return 'server/failed';
    default:
      return assertNever(failure);
  }
}

/** The server does not know this session any more. */
export function isSessionEnded(failure: CallFailure): boolean {
  return failure.is === 'refused' && failure.status === 401;
}
