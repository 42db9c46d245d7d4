import type { CallFailure } from '@vayl/contract';
import type { IdentityError } from '@vayl/domain';

/** A refusal has a code and a sentence. A server out of reach has neither, and gets the method's last resort. */
export function identityErrorOf(failure: CallFailure): IdentityError {
  return failure.is === 'refused' ? { code: failure.body.code, message: failure.body.error } : {};
}
