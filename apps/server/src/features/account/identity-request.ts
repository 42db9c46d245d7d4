import type { Context as HonoContext } from 'hono';
import type { Config } from '../../config.ts';
import { sessionCookieName } from '../../context.ts';
import type { AppEnvironment } from '../../http/environment.ts';
import { ADDRESS_HEADER } from './identity.ts';
import { type Secrets, signedAnew } from './signed-cookie.ts';

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
export function identityRequest(config: Config, web: Web, { path, query = {}, body }: IdentityRequest): Request {
  const url = new URL(path, config.PUBLIC_URL);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const headers = new Headers();
  for (const name of PASSED_ON) {
    const value = web.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  const cookies = headers.get('cookie');
  // The library knows one secret only.
  const secrets: Secrets = [config.AUTH_SECRET, ...config.AUTH_SECRETS_ALSO];
  if (cookies !== null) headers.set('cookie', signedAnew(cookies, sessionCookieName(config), secrets));
  headers.set(ADDRESS_HEADER, web.get('address'));
  if (body === undefined) return new Request(url, { headers });
  headers.set('content-type', 'application/json');
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Of the library's headers, only its cookies leave the server. */
export function passCookiesOn(from: Response, web: Web): void {
  for (const cookie of from.headers.getSetCookie()) web.header('set-cookie', cookie, { append: true });
}
