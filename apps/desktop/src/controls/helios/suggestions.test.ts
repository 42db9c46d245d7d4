import { CALLS, type Client, createClient } from '@vayl/contract';
import { ERROR_TEXT, readSuggestion, SESSION_DEFAULTS, type SuggestionRequest } from '@vayl/domain';
import { suggest, toldReply } from '@vayl/helios';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { HELIOS } from '../words.ts';
import { type SuggestionsOptions, suggestions } from './suggestions.ts';
import { PROMPTS } from './test-helpers/prompts.ts';

const CODING = 'I need deep focus for coding';

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

const request = (userQuery: string, rest: Partial<SuggestionRequest> = {}): SuggestionRequest => ({
  userQuery,
  currentSettings: SESSION_DEFAULTS,
  ...rest,
});

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

/** A server without a provider, over the wire. That the real one answers so is its own test (RD-78). */
const ownEngine: Fetch = (_address, { body }) => {
  const { userQuery, ...rest } = CALLS.suggest.body.parse(JSON.parse(z.string().parse(body)));
  return json(toldReply(suggest({ query: userQuery, ...rest })));
};

function open({ fetch, ...change }: Partial<SuggestionsOptions> & { readonly fetch?: Fetch } = {}) {
  const failures: string[] = [];
  const wire = vi.fn<Fetch>(fetch);
  const client: Client | undefined = fetch && createClient({ baseUrl: 'http://server.test', fetch: wire });
  const port = suggestions({
    server: () => client,
    refreshHz: () => 60,
    localHour: () => 10,
    language: () => 'en',
    clock: { after: () => () => undefined },
    logFailure: (what) => failures.push(what),
    ...change,
  });
  return { ask: (asked: Parameters<typeof port.ask>[0]) => port.ask(asked), wire, failures };
}

const settingsOf = async (asked: Promise<Parameters<typeof readSuggestion>[0]>) =>
  readSuggestion(await asked, SESSION_DEFAULTS);

describe('Helios on this computer', () => {
  it('[RD-78] gives what the server gives for the same words, whatever the display, the hour and the settings', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PROMPTS),
        fc.constantFrom(0, 24, 50, 60, 75, 120, 165),
        fc.integer({ min: 0, max: 23 }),
        fc.constantFrom('en', 'de', 'es-MX', 'ja', 'not a language'),
        fc.double({ min: 0.2, max: 1, noNaN: true }),
        async (userQuery, refreshHz, localHour, language, strength) => {
          const around = { refreshHz: () => refreshHz, localHour: () => localHour, language: () => language };
          const currentSettings = { ...SESSION_DEFAULTS, globalModulationStrength: strength };
          const asked = request(userQuery, { currentSettings });
          const here = await settingsOf(open(around).ask(asked));
          const there = await settingsOf(open({ ...around, fetch: ownEngine }).ask(asked));
          expect(here).toEqual(there);
          expect(here.is).not.toBe('failed');
        },
      ),
    );
  });

  it('answers without a network, and has nothing to say about that', async () => {
    const { ask, failures } = open();
    const outcome = await settingsOf(ask(request(CODING)));
    expect(outcome).toMatchObject({ is: 'accepted' });
    expect(JSON.stringify(outcome)).not.toContain(HELIOS.answeredHere);
    expect(failures).toEqual([]);
  });

  it('offers nothing that the slowest display cannot show, whatever the question says of it', async () => {
    const { ask } = open({ refreshHz: () => 24 });
    const outcome = await settingsOf(ask(request(CODING, { displayRefreshHz: 165 })));
    expect(outcome.is === 'accepted' && outcome.suggestion.centerModulationHz).toBeLessThanOrEqual(8);
  });

  it('[RD-81] declines what is dangerous, and says that it lasts', async () => {
    expect(await settingsOf(open().ask(request('I have epilepsy')))).toMatchObject({
      is: 'declined',
      blocksFlicker: true,
    });
    expect(await settingsOf(open().ask(request('I am driving home')))).not.toHaveProperty('blocksFlicker');
  });
});

describe('Helios for somebody who is signed in', () => {
  const ANSWER = {
    ...toldReply(suggest({ query: CODING, currentSettings: SESSION_DEFAULTS })),
    centerModulationHz: 13.7,
    source: 'llm',
  };

  it('[RD-80] is the server’s, which is told the hour, the language and the slowest display', async () => {
    const { ask, wire } = open({ fetch: () => json(ANSWER), refreshHz: () => 75 });
    expect(await settingsOf(ask(request(CODING)))).toMatchObject({ suggestion: { centerModulationHz: 13.7 } });
    expect(JSON.parse(z.string().parse(wire.mock.calls[0]?.[1].body))).toMatchObject({
      userQuery: CODING,
      displayRefreshHz: 75,
      localHour: 10,
      language: 'en',
    });
  });

  it('[ERR-03] takes what the server has where its provider failed', async () => {
    const failure = { code: 'suggestion/failed', error: ERROR_TEXT['suggestion/failed'], requestId: '1' };
    const { ask } = open({ fetch: () => json({ ...failure, fallback: ANSWER }, 502) });
    expect(await settingsOf(ask(request(CODING)))).toMatchObject({ suggestion: { centerModulationHz: 13.7 } });
  });

  const tooMany = { code: 'request/too-many', error: ERROR_TEXT['request/too-many'], requestId: '1' };
  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('offline'))],
    ['refuses', () => json(tooMany, 429)],
    ['is broken', () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 }))],
    ['answers what is no answer', () => json({ hello: 'there' })],
  ] satisfies [string, Fetch][])('is answered here where the server %s, and says so', async (_how, fetch) => {
    const { ask, failures } = open({ fetch });
    const outcome = await settingsOf(ask(request(CODING)));
    const here = await settingsOf(open().ask(request(CODING)));
    expect({ ...outcome, narrativeExplanation: '' }).toEqual({ ...here, narrativeExplanation: '' });
    expect(JSON.stringify(outcome)).toContain('answered on this computer.');
    expect(failures).toEqual(['suggestion.server-no-answer']);
  });

  it('is answered here where the server takes too long', async () => {
    let giveUp: () => void = () => undefined;
    const { ask } = open({
      clock: {
        after: (delayMs, onTime) => {
          expect(delayMs).toBe(10_000);
          giveUp = onTime;
          return () => undefined;
        },
      },
      fetch: (_address, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('given up')));
        }),
    });
    const asked = settingsOf(ask(request(CODING)));
    giveUp();
    expect(await asked).toMatchObject({ is: 'accepted' });
  });

  it.each(['I have epilepsy', 'I do not have epilepsy, I just want to code', 'cure my tinnitus', 'a bit calmer'])(
    '[RD-81] sends nothing that is answered here in any case: %s',
    async (query) => {
      const { ask, wire } = open({ fetch: () => json(ANSWER) });
      const outcome = await settingsOf(ask(request(query)));
      expect(wire).not.toHaveBeenCalled();
      expect(JSON.stringify(outcome)).not.toContain(HELIOS.answeredHere);
    },
  );
});
