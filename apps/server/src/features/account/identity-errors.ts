import { type ErrorCode, err, ok, type Result } from '@vayl/domain';
import { z } from 'zod';
import { UNVERIFIED_PROVIDER_EMAIL } from './identity.ts';
import type { ProviderName } from './providers.ts';

/** What the identity library calls things, and what we call them. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  USER_ALREADY_EXISTS: 'auth/email-already-in-use',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'auth/email-already-in-use',
  INVALID_EMAIL: 'auth/invalid-email',
  PASSWORD_TOO_SHORT: 'auth/weak-password',
  PASSWORD_TOO_LONG: 'request/invalid',
  INVALID_EMAIL_OR_PASSWORD: 'auth/wrong-credentials',
  INVALID_TOKEN: 'auth/link-expired',
  TOKEN_EXPIRED: 'auth/link-expired',
  USER_NOT_FOUND: 'auth/link-expired',
  INVALID_ORIGIN: 'request/foreign-origin',
  MISSING_OR_NULL_ORIGIN: 'request/foreign-origin',
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: 'request/foreign-origin',
  VALIDATION_ERROR: 'request/invalid',
};

/** The same for what comes back from a provider. What is not here is that provider's failure. */
const PROVIDER_CODES: Readonly<Record<string, ErrorCode>> = {
  account_not_linked: 'auth/account-exists-with-different-credential',
  [UNVERIFIED_PROVIDER_EMAIL]: 'auth/provider-email-not-verified',
  email_not_found: 'auth/provider-email-not-verified',
  state_mismatch: 'auth/interrupted',
  state_not_found: 'auth/interrupted',
  state_invalid: 'auth/interrupted',
  // Somebody pressed the provider's own button to go back.
  access_denied: 'auth/popup-closed-by-user',
};

const PROVIDER_FAILED: Readonly<Record<ProviderName, ErrorCode>> = {
  google: 'auth/google-failed',
  microsoft: 'auth/microsoft-failed',
};

export function providerError(provider: ProviderName, code: string): ErrorCode {
  return PROVIDER_CODES[code] ?? PROVIDER_FAILED[provider];
}

export function identityError(code: string): ErrorCode {
  return CODES[code] ?? 'server/failed';
}

const Refused = z.object({ code: z.string() });

/** The library's answer as JSON, or our code for its refusal; `onUnknown` is called for a refusal that nobody foresaw. */
export async function readIdentityAnswer(
  response: Response,
  onUnknown: (theirCode: string) => void,
): Promise<Result<unknown, ErrorCode>> {
  const json: unknown = await response.json().catch(() => undefined);
  if (response.ok) return ok(json);
  const theirCode = Refused.safeParse(json).data?.code ?? `status ${response.status}`;
  const ours = identityError(theirCode);
  if (ours === 'server/failed') onUnknown(theirCode);
  return err(ours);
}
