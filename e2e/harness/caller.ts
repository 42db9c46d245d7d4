import { newNetworkAddress } from './people.ts';
import { released } from './stack.ts';

export interface Answer {
  readonly status: number;
  /** What the answer says, if it is JSON. */
  readonly body: unknown;
  readonly headers: Headers;
}

/** Somebody without a page who calls the server through the site, from a network address and with cookies of their own. */
export interface Caller {
  get(path: string): Promise<Answer>;
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown, origin?: string): Promise<Answer>;
}

export function newCaller({ site } = released): Caller {
  const address = newNetworkAddress();
  const cookies = new Map<string, string>();

  async function ask(path: string, init: RequestInit): Promise<Answer> {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', address);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new URL(path, site), { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const body: unknown = isJson ? await response.json() : await response.text();
    return { status: response.status, body, headers: response.headers };
  }

  return {
    get: (path) => ask(path, {}),
    send: (method, path, body, origin = site) =>
      ask(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json', origin } }),
  };
}

/** The rows of each table in an account's export. */
export function heldIn({ body }: Answer): Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>> {
  const held: unknown = typeof body === 'object' && body !== null && 'held' in body ? body.held : undefined;
  if (typeof held !== 'object' || held === null) throw new Error(`no export: ${JSON.stringify(body)}`);
  return Object.fromEntries(
    Object.entries(held).map(([table, rows]) => [table, Array.isArray(rows) ? rows.map(rowOf) : []]),
  );
}

function rowOf(row: unknown): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(typeof row === 'object' && row !== null ? row : {}));
}
