import { SESSION_DEFAULTS } from '@vayl/domain';
import { z } from 'zod';
import type { Config } from '../src/config.ts';
import type { Script } from './scripted-answers.ts';
import { type ScriptedProvider, startScriptedProvider } from './scripted-provider.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export const SITE_KEY = 'site-key-of-the-tests';
export const PROVIDER_KEY = 'key-of-the-scripted-provider';

export interface ProviderServer extends TestServer {
  readonly provider: ScriptedProvider;
  /** Asks as somebody who has never asked before, unless an address is given. */
  readonly ask: (userQuery: string, also?: AskOptions) => Promise<Answered>;
  /** What the database has counted, all days together. */
  readonly spending: () => Promise<{ readonly microdollars: number; readonly calls: number }>;
}

export interface AskOptions {
  readonly address?: string;
  readonly token?: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly tookMs: number;
}

const Spent = z.object({ microdollars: z.coerce.number(), calls: z.number() });
let lastAddress = 0;

/** A server whose provider answers by script. */
export async function startProviderServer(
  script: Script,
  overrides: Partial<Record<keyof Config, string>> = {},
): Promise<ProviderServer> {
  const provider = await startScriptedProvider(script);
  const server = await startTestServer({
    AI_BASE_URL: provider.url,
    AI_API_KEY: PROVIDER_KEY,
    AI_MODEL: 'scripted',
    ARTICLE_SITE_KEY: SITE_KEY,
    TRUSTED_PROXIES: '127.0.0.1',
    ...overrides,
  });
  return {
    ...server,
    provider,
    ask: (userQuery, options) => ask(server.url, userQuery, options),
    spending: async () => {
      const row = await server.context.database.row(
        Spent,
        'SELECT coalesce(sum(microdollars), 0)::bigint AS microdollars, coalesce(sum(calls), 0)::int AS calls FROM provider_spending',
      );
      if (row === undefined) throw new Error('the spending has no sum');
      return row;
    },
    stop: async () => {
      await server.stop();
      await provider.stop();
    },
  };
}

/** Another address each time, as if everybody sat at home. */
export function freshAddress(): string {
  lastAddress += 1;
  return `198.18.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
}

export async function ask(
  serverUrl: string,
  userQuery: string,
  { address = freshAddress(), token, body = {} }: AskOptions = {},
): Promise<Answered> {
  const startedMs = performance.now();
  const response = await fetch(`${serverUrl}/api/ai-suggestion`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ userQuery, currentSettings: SESSION_DEFAULTS, ...body }),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    body: z.record(z.string(), z.unknown()).parse(JSON.parse(text)),
    tookMs: performance.now() - startedMs,
  };
}
