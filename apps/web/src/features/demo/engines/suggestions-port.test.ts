import { type ErrorCode, readSuggestion, SESSION_DEFAULTS, suggestionRequest } from '@vayl/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { suggestionsPort } from './suggestions-port.ts';

const REQUEST = suggestionRequest({ userQuery: 'writing a letter', currentSettings: SESSION_DEFAULTS });
const ANSWER = {
  globalModulationHz: 6,
  centerModulationHz: 14,
  narrativeExplanation: 'A Beta rhythm.',
  intent: 'writing',
  source: 'fallback',
  declined: false,
  unclear: false,
};

const refusal = (code: ErrorCode, error: string) => ({ code, error, requestId: '1' });

type Fetch = (address: string, init: RequestInit) => Promise<Response>;

function serve(answer: Fetch) {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fetch = vi.fn<Fetch>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}
const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the way to Helios', () => {
  it('[SUG-01] [RD-80] is a POST to our own server with the question, the settings, the hour and the language', async () => {
    const fetch = serve(() => json(ANSWER));
    const answer = await suggestionsPort().ask(REQUEST);
    expect(answer).toEqual({ ok: true, body: ANSWER });
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect([address, init?.method]).toEqual(['/api/ai-suggestion', 'POST']);
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '');
    expect(body).toMatchObject({ userQuery: 'writing a letter', localHour: new Date().getHours() });
    const fields = ['userQuery', 'currentSettings', 'displayRefreshHz', 'localHour', 'language'];
    expect(Object.keys(body ?? {}).filter((field) => !fields.includes(field))).toEqual([]);
  });

  const outcome = async (answer: Fetch) => {
    serve(answer);
    return readSuggestion(await suggestionsPort().ask(REQUEST), SESSION_DEFAULTS);
  };

  it('hands on what our own engine has where the provider fails', async () => {
    const failure = { ...refusal('suggestion/failed', 'Failed to get AI suggestion'), fallback: ANSWER };
    expect(await outcome(() => json(failure, 502))).toMatchObject({
      is: 'accepted',
      suggestion: { centerModulationHz: 14 },
    });
  });

  it('hands on the server’s own words where it refuses', async () => {
    const tooLong = refusal('suggestion/too-long', 'Say it shorter.');
    expect(await outcome(() => json(tooLong, 400))).toEqual({ is: 'failed', message: 'Say it shorter.' });
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('offline')), 'Failed to get AI suggestion'],
    [
      'fails without a word',
      () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 })),
      'Failed to get AI suggestion',
    ],
    ['answers what is no answer', () => json({ hello: 'there' }), 'Invalid frequency values in response'],
  ] satisfies [string, Fetch, string][])('says so where the server %s', async (_how, answer, message) => {
    expect(await outcome(answer)).toEqual({ is: 'failed', message });
  });
});
