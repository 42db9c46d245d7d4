import type { CALLS, CallResult } from '@vayl/contract';

/** What the server says of a person's subscription. */
export type Subscription = CallResult<(typeof CALLS)['getSubscription']>;
