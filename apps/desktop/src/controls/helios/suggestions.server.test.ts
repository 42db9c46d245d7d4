import { createClient, suggestionResponse } from '@vayl/contract';
import { readSuggestion, SESSION_DEFAULTS } from '@vayl/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RealServer, startRealServer } from '../test-helpers/real-server.ts';
import { suggestions } from './suggestions.ts';
import { PROMPTS } from './test-helpers/prompts.ts';

let server: RealServer;

beforeAll(async () => {
  server = await startRealServer();
});

afterAll(async () => {
  await server.stop();
});

/** Everybody asks from an address of their own, since one may not ask so often. */
function askServer(number: number) {
  return createClient({
    baseUrl: server.url,
    fetch: (address, init) => {
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-for', `10.2.0.${number}`);
      return fetch(address, { ...init, headers });
    },
  });
}

it.each(PROMPTS.map((userQuery, number) => ({ userQuery, number })))(
  '[RD-78] this computer and the real server answer the same: $userQuery',
  async ({ userQuery, number }) => {
    const around = { localHour: 21, language: 'en' };
    const request = { userQuery, currentSettings: SESSION_DEFAULTS };
    const here = suggestions({
      server: () => undefined,
      refreshHz: () => 75,
      localHour: () => around.localHour,
      language: () => around.language,
      clock: { after: () => () => undefined },
      logFailure: (what) => expect.fail(what),
    });
    const told = await askServer(number).suggest({ body: { ...request, ...around, displayRefreshHz: 75 } });
    const there = readSuggestion(suggestionResponse(told), SESSION_DEFAULTS);
    expect(readSuggestion(await here.ask(request), SESSION_DEFAULTS)).toEqual(there);
    expect(there.is).not.toBe('failed');
  },
);
