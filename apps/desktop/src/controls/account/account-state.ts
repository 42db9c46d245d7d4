import type { CALLS, CallResult } from '@vayl/contract';
import type { ErrorCode } from '@vayl/domain';

/** What the server says of a person's subscription. */
type Subscription = CallResult<(typeof CALLS)['getSubscription']>;

export type SignInStep =
  /** The browser asks the person, and a link will come back. */
  | { readonly is: 'browser' }
  /** The person types this code at this address, on whatever computer they like. */
  | { readonly is: 'code'; readonly userCode: string; readonly address: string }
  /** An answer is on its way. */
  | { readonly is: 'busy' };

/** Everything a person can see of their account here. */
export type AccountState =
  | { readonly is: 'looking' }
  | { readonly is: 'signed-out'; readonly problem: ErrorCode | undefined }
  | { readonly is: 'signing-in'; readonly step: SignInStep }
  | {
      readonly is: 'signed-in';
      /** Undefined until the server has said it once. */
      readonly email: string | undefined;
      readonly isEmailVerified: boolean;
      /** As it was known last. */
      readonly subscription: Subscription | undefined;
      readonly isOffline: boolean;
      /** No keychain took the session, so it ends with the app. */
      readonly isForThisRun: boolean;
    }
  | { readonly is: 'signing-out' };
