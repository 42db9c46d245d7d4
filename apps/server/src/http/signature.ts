import { createHmac, timingSafeEqual } from 'node:crypto';

/** The first signs. The others have signed what is still on its way, and are believed until they are taken off the list. */
export type Secrets = readonly [current: string, ...older: string[]];

export function signatureOf(secret: string, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest();
}

export function isSigned(secrets: Secrets, text: string, signature: Buffer): boolean {
  return secrets.some((secret) => {
    const wanted = signatureOf(secret, text);
    return signature.length === wanted.length && timingSafeEqual(signature, wanted);
  });
}

/**
 * A signed text (`text.signature`) as it would be if it were signed today. The identity library knows one secret only: what
 * an older one has signed is signed anew before the library sees it. Anything else stays as it is, for the library to refuse.
 */
export function signedToday(secrets: Secrets, signed: string, encoding: 'base64' | 'base64url'): string {
  const dot = signed.lastIndexOf('.');
  const text = signed.slice(0, Math.max(0, dot));
  if (secrets.length === 1 || !isSigned(secrets, text, Buffer.from(signed.slice(dot + 1), encoding))) return signed;
  return `${text}.${signatureOf(secrets[0], text).toString(encoding)}`;
}
