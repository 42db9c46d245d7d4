import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { startTestServer, type TestServer } from './test-server.ts';

/** A server behind a proxy that it trusts, so that each request of `post` can come from somewhere else. */
export function startServerBehindProxy(overrides: Parameters<typeof startTestServer>[0] = {}): Promise<TestServer> {
  return startTestServer({ TRUSTED_PROXIES: '127.0.0.1', ...overrides });
}

export interface IdentityAnswer {
  readonly status: number;
  readonly body: unknown;
  /** What a browser would send back: every cookie that was set, by name and value. */
  readonly cookies: string;
}

/** Sends JSON as a page on our own origin does. */
export async function post(
  server: TestServer,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<IdentityAnswer> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: server.context.config.PUBLIC_URL,
      'x-forwarded-for': freshAddress(),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json(), cookies: cookiesOf(response) };
}

export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

let people = 0;

/** An address that no other test of the file uses. */
export function freshEmail(): string {
  people += 1;
  return `person${people}@example.com`;
}

function freshAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

export const GOOD_PASSWORD = 'seven quiet lamps';

const SignedIn = z.object({ token: z.string(), user: z.object({ id: z.string(), email: z.string() }) });

export interface Account {
  readonly userId: string;
  readonly email: string;
  readonly token: string;
  readonly cookies: string;
}

/** Signs up as the page does. */
export async function signUp(server: TestServer, email = freshEmail(), name = ''): Promise<Account> {
  const { status, body, cookies } = await post(server, '/auth-api/sign-up/email', {
    email,
    password: GOOD_PASSWORD,
    name,
  });
  if (status !== 200) throw new Error(`sign-up was answered with ${status}`);
  const { token, user } = SignedIn.parse(body);
  return { userId: user.id, email, token, cookies };
}
