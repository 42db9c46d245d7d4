import type { Queries } from '../../database/database.ts';
import { foldStatements } from '../../database/fold.ts';
import { isSigned, type Secrets } from '../../http/signature.ts';
import { findSessions } from './store.ts';

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
}

/** Whatever can say a header by its lower-case name. */
interface HeaderReader {
  get(name: string): string | null;
}

export interface SessionReader {
  read(headers: HeaderReader): Promise<Session | undefined>;
  /** After something about a person changed: the next request looks again. */
  forget(userId: string): void;
}

interface Remembered {
  readonly session: Promise<Session | undefined>;
  readonly untilMs: number;
}

/** Another process may revoke a session: for so long this one can still believe in it. */
const REMEMBER_MS = 5000;
const MOST_REMEMBERED = 50_000;

export interface SessionReaderOptions {
  readonly queries: Queries;
  readonly secrets: Secrets;
  readonly cookieName: string;
  readonly nowMs: () => number;
}

/**
 * Finds out who is calling, from the app's bearer token or the browser's signed cookie. The identity library can do
 * this too, at several statements a request; leases cannot afford that, so what was found is remembered for seconds.
 */
export function createSessionReader({ queries, secrets, cookieName, nowMs }: SessionReaderOptions): SessionReader {
  const remembered = new Map<string, Remembered>();
  const findSession = foldStatements<string, Session | undefined>({
    run: (tokens) => findSessions(queries, tokens),
    keysOf: (token) => [token],
  });

  const lookUp = (token: string): Promise<Session | undefined> => {
    const known = remembered.get(token);
    if (known !== undefined && known.untilMs > nowMs()) return known.session;
    const session = findSession(token);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(token, { session, untilMs: nowMs() + REMEMBER_MS });
    session.then(
      // Who has just opened the link of the mail must not wait for what they were promised.
      (found) => found?.isEmailVerified === true || remembered.delete(token),
      () => remembered.delete(token),
    );
    return session;
  };

  return {
    read: async (headers) => {
      const token = bearerToken(headers) ?? cookieToken(headers, cookieName, secrets);
      return token === undefined ? undefined : lookUp(token);
    },
    forget: (userId) => {
      for (const [token, { session }] of remembered) {
        void session.then(
          (found) => (found?.userId ?? userId) === userId && remembered.delete(token),
          // A look-up that failed is forgotten by whoever made it; here it must only not end the process.
          () => false,
        );
      }
    },
  };
}

function bearerToken(headers: HeaderReader): string | undefined {
  const [, token] = /^Bearer ([\w.~+/=-]{16,512})$/i.exec(headers.get('authorization') ?? '') ?? [];
  // A token that was handed over signed is the same token before its dot.
  return token?.split('.')[0];
}

function cookieToken(headers: HeaderReader, name: string, secrets: Secrets): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/);
  const pair = cookies.find((cookie) => cookie.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  const [token = '', signature = ''] = decode(pair.slice(name.length + 1)).split('.');
  return isSigned(secrets, token, Buffer.from(signature, 'base64')) ? token : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
