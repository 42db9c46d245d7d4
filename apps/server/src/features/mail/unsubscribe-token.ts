import { createHmac, timingSafeEqual } from 'node:crypto';

/** Names an address by its hash, so that a link which is passed on does not tell whose it was. */
export function unsubscribeToken(secret: string, hash: string): string {
  return `${hash}.${signatureOf(secret, hash).toString('base64url')}`;
}

/** Gives the hash of the address, if the token is one of ours. */
export function readUnsubscribeToken(secret: string, token: string): string | undefined {
  const [hash = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const wanted = signatureOf(secret, hash);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? hash : undefined;
}

function signatureOf(secret: string, hash: string): Buffer {
  return createHmac('sha256', secret).update(`unsubscribe\n${hash}`).digest();
}
