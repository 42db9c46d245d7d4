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

export interface ReadStatement {
  readonly statement: Statement;
  /** The one that has signed it. */
  readonly publicKey: string;
}

/**
 * What the server has signed (compact JWS, RFC 7515), or nothing where it has not. The browsers that this app runs in do
 * not all know Ed25519, so a library does.
 */
export async function readStatement(token: string, publicKeys: readonly string[]): Promise<ReadStatement | undefined> {
  const [header = '', claims = '', signature = '', ...rest] = token.split('.');
  const signed = fromBase64(signature);
  if (rest.length > 0 || signed?.length !== 64 || !Header.safeParse(jsonOf(header)).success) return undefined;
  const text = new TextEncoder().encode(`${header}.${claims}`);
  for (const publicKey of publicKeys) {
    const key = keyBytes(publicKey);
    if (key === undefined || !(await verifyAsync(signed, text, key, { zip215: false }))) continue;
    const statement = Statement.safeParse(jsonOf(claims)).data;
    return statement === undefined ? undefined : { statement, publicKey };
  }
  return undefined;
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
