import type { ErrorBody } from '@vayl/contract';
import { ERROR_TEXT, type ErrorCode } from '@vayl/domain';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The status of each code that is not the caller's plain mistake. */
const STATUS: Readonly<Partial<Record<ErrorCode, ContentfulStatusCode>>> = {
  'request/not-found': 404,
  'request/too-large': 413,
  'request/too-many': 429,
  'request/too-slow': 503,
  'request/foreign-origin': 403,
  'server/failed': 500,
  'server/unavailable': 503,
  'auth/sign-in-required': 401,
  'auth/wrong-credentials': 401,
  'auth/not-yours': 403,
  'auth/email-not-verified': 403,
  'auth/provider-email-not-verified': 403,
  'auth/email-already-in-use': 422,
  'auth/account-exists-with-different-credential': 409,
  'device/slow-down': 429,
  'download/no-release': 404,
  'subscription/none': 404,
  'subscription/already-active': 409,
  'subscription/refund-over': 409,
  'subscription/nothing-charged': 409,
  'payment/unavailable': 502,
  'suggestion/failed': 502,
  'article/site-key-refused': 401,
  'minutes/unknown-lease': 404,
  'minutes/device-used': 403,
};

export interface Refusal {
  readonly status: ContentfulStatusCode;
  readonly body: ErrorBody;
}

export function refusal(code: ErrorCode, requestId: string): Refusal {
  return { status: STATUS[code] ?? 400, body: { error: ERROR_TEXT[code], code, requestId } };
}
