import { toBase64Url } from './base64url.ts';

const SECRET_BYTES = 32;

/** What nobody can guess, for one attempt to sign in. */
export function newSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

/** What may be shown of a verifier: whoever reads it cannot find the verifier by it (RFC 7636, S256). */
export async function challengeOf(verifier: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}
