import { verifyAsync } from '@noble/ed25519';
import { SUBSCRIPTION_STATUSES } from '@vayl/domain';
import { z } from 'zod';
import { fromBase64 } from '../base64url.ts';

const Header = z.object({ alg: z.literal('EdDSA'), typ: z.literal('vayl-entitlement+jwt') });
const Statement = z.object({
  /** Whose it is, and the computer that it was given to. */
  sub: z.string(),
  device: z.string(),
  entitlement: z.enum(['free', 'beta', ...SUBSCRIPTION_STATUSES]),
  /** The server's seconds. */
  iat: z.int(),
  exp: z.int(),
});
export type Statement = z.infer<typeof Statement>;

/** What comes before the 32 bytes of an Ed25519 key in its SPKI form (RFC 8410). */
const SPKI_HEAD = [0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00];
const KEY_BYTES = 32;

/**
 * What the server has signed (compact JWS, RFC 7515), or nothing where it has not. The browsers that this app runs in do
 * not all know Ed25519, so a library does.
 */
export async function readStatement(token: string, publicKey: string): Promise<Statement | undefined> {
  const [header = '', claims = '', signature = '', ...rest] = token.split('.');
  const key = keyBytes(publicKey);
  const signed = fromBase64(signature);
  if (rest.length > 0 || key === undefined || signed?.length !== 64) return undefined;
  if (!Header.safeParse(jsonOf(header)).success) return undefined;
  const isOurs = await verifyAsync(signed, new TextEncoder().encode(`${header}.${claims}`), key, { zip215: false });
  return isOurs ? Statement.safeParse(jsonOf(claims)).data : undefined;
}

function keyBytes(publicKey: string): Uint8Array | undefined {
  const spki = fromBase64(publicKey);
  const isKey = spki?.length === SPKI_HEAD.length + KEY_BYTES && SPKI_HEAD.every((byte, index) => spki[index] === byte);
  return isKey ? spki.subarray(SPKI_HEAD.length) : undefined;
}

function jsonOf(part: string): unknown {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(fromBase64(part)));
    return value;
  } catch {
    return undefined;
  }
}
