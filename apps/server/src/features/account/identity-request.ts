import type { Context as HonoContext } from 'hono';
import type { Config } from '../../config.ts';
import { SESSION_COOKIE } from '../../context.ts';
import type { AppEnvironment } from '../../http/environment.ts';
import { type Secrets, signedToday } from '../../http/signature.ts';
import { ADDRESS_HEADER } from './identity.ts';

type Web = HonoContext<AppEnvironment>;

/** The library sees these of a caller's headers, and no others. */
const PASSED_ON = [
  'cookie',
  'origin',
  'referer',
  'authorization',
  'user-agent',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
];

export interface IdentityRequest {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** What the contract took from the body: fields that it does not name never arrive. */
  readonly body?: unknown;
}

/** A request to the library, made new from what we allow: path, parameters, fields, headers, and the caller's address. */
export function identityRequest(
  config: Pick<Config, 'PUBLIC_URL' | 'AUTH_SECRET'>,
  web: Web,
  { path, query = {}, body }: IdentityRequest,
): Request {
  const url = new URL(path, config.PUBLIC_URL);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = web.req.header(name);
    if (value !== undefined) headers.set(name, name === 'cookie' ? cookiesToday(config.AUTH_SECRET, value) : value);
  }
  headers.set(ADDRESS_HEADER, web.get('address'));
  if (body === undefined) return new Request(url, { headers });
  headers.set('content-type', 'application/json');
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

const OWN_COOKIE = new RegExp(`^(?:__Secure-)?${SESSION_COOKIE.split('.')[0]}[.][^=]+=`);

/** The library's own cookies, those that an older secret has signed among them. */
function cookiesToday(secrets: Secrets, cookies: string): string {
  if (secrets.length === 1) return cookies;
  return cookies
    .split(/;\s*/)
    .map((cookie) => {
      const [name] = OWN_COOKIE.exec(cookie) ?? [];
      if (name === undefined) return cookie;
      const value = decodeCookie(cookie.slice(name.length));
      return value === undefined ? cookie : name + encodeURIComponent(signedToday(secrets, value, 'base64'));
    })
    .join('; ');
}

function decodeCookie(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Of the library's headers, only its cookies leave the server. */
export function passCookiesOn(from: Response, web: Web): void {
  for (const cookie of from.headers.getSetCookie()) web.header('set-cookie', cookie, { append: true });
}
