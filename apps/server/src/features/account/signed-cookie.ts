import { createHmac, timingSafeEqual } from 'node:crypto';

/** Who may have signed: the first signs now, the others are believed too while a secret is changed. */
export type Secrets = readonly [current: string, ...also: string[]];

interface NamedCookie {
  readonly text: string;
  readonly token: string;
  readonly signature: string;
}

/** The session's token from the cookies of a request, if one of us signed it. */
export function signedToken(cookies: string, name: string, secrets: Secrets): string | undefined {
  const cookie = findCookie(cookies, name);
  return cookie !== undefined && secrets.some((secret) => isSigned(cookie, secret)) ? cookie.token : undefined;
}

/** The same cookies, with a session that an older or a newer secret signed signed by the current one. */
export function signedAnew(cookies: string, name: string, secrets: Secrets): string {
  const [current, ...also] = secrets;
  const cookie = findCookie(cookies, name);
  if (cookie === undefined || !also.some((secret) => isSigned(cookie, secret))) return cookies;
  const value = encodeURIComponent(`${cookie.token}.${signatureOf(cookie.token, current).toString('base64')}`);
  return cookies.replace(cookie.text, `${name}=${value}`);
}

function findCookie(cookies: string, name: string): NamedCookie | undefined {
  const text = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  if (text === undefined) return undefined;
  const [token = '', signature = ''] = decode(text.slice(name.length + 1)).split('.');
  return { text, token, signature };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function isSigned({ token, signature }: NamedCookie, secret: string): boolean {
  const wanted = signatureOf(token, secret);
  const given = Buffer.from(signature, 'base64');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function signatureOf(token: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(token).digest();
}
