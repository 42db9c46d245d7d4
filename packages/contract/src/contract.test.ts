import { ERROR_TEXT, SESSION_DEFAULTS } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CALLS, type Call, createClient, openApiDocument } from './index.ts';

const calls = Object.entries<Call>(CALLS);

describe('the table of calls', () => {
  it('has each method and path once', () => {
    const addresses = calls.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('stays on the paths that go to the server', () => {
    const elsewhere = calls.filter(([, { path }]) => !/^\/(api|auth-api)\//.test(path)).map(([name]) => name);
    expect(elsewhere).toEqual([]);
  });

  it.each(calls)('%s names a schema for every parameter of its path', (_, { path, params }) => {
    const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {})).toEqual(inPath);
  });

  it('answers "sign in" only where it asks for a session', () => {
    const confused = calls.filter(
      ([, { access, errors }]) => access === 'anyone' && errors.includes('auth/sign-in-required'),
    );
    expect(confused.map(([name]) => name)).toEqual([]);
  });
});

describe('the OpenAPI document', () => {
  const Document = z.object({
    paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
  });

  it('holds every call, and can be written as JSON', () => {
    const { paths } = Document.parse(JSON.parse(JSON.stringify(openApiDocument())));
    const named = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(named.toSorted()).toEqual(calls.map(([name]) => name).toSorted());
  });
});

describe('the OpenAPI document of a call whose refusal holds more', () => {
  const Refused = z.object({
    responses: z.object({
      default: z.object({
        content: z.object({ 'application/json': z.object({ schema: z.record(z.string(), z.unknown()) }) }),
      }),
    }),
  });

  it('[SUG-09] shows the fallback of a failed suggestion', () => {
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse(openApiDocument());
    const { responses } = Refused.parse(paths['/api/ai-suggestion']?.['post']);
    expect(responses.default.content['application/json'].schema['properties']).toHaveProperty('fallback');
  });
});

describe('the client', () => {
  interface Sent {
    readonly url: string;
    readonly init: RequestInit;
  }

  function clientThatGets(answer: () => Response | Promise<Response>, sessionToken?: string) {
    const sent: Sent[] = [];
    const client = createClient({
      baseUrl: 'https://server.example',
      sessionToken: () => sessionToken,
      fetch: async (url, init) => {
        sent.push({ url, init });
        return answer();
      },
    });
    return { client, sent };
  }

  it('[REF-12] sends the referral code trimmed, to validateReferralCode', async () => {
    const { client, sent } = clientThatGets(() => Response.json({ valid: true, message: 'Good' }));
    const answer = await client.validateReferralCode({ body: { referralCode: '  ABCD1234 ' } });
    expect(sent[0]).toMatchObject({
      url: 'https://server.example/api/validateReferralCode',
      init: { method: 'POST', body: '{"referralCode":"ABCD1234"}' },
    });
    expect(answer).toEqual({ ok: true, value: { valid: true, message: 'Good' } });
  });

  it('puts parameters into the path, and keeps them there', async () => {
    const { client, sent } = clientThatGets(() => Response.json({}));
    await client.revokeSession({ params: { sessionId: 'a/../b' } });
    expect(sent[0]?.url).toBe('https://server.example/api/sessions/a%2F..%2Fb');
  });

  it('sends the session of the desktop app as a bearer token', async () => {
    const { client, sent } = clientThatGets(() => Response.json({ mac: null, windows: null, linux: null }), 'a-token');
    await client.getReleases({});
    expect(new Headers(sent[0]?.init.headers).get('authorization')).toBe('Bearer a-token');
  });

  it('gives a refusal with its code', async () => {
    const body = { error: ERROR_TEXT['request/too-many'], code: 'request/too-many', requestId: '1' };
    const { client } = clientThatGets(() => Response.json(body, { status: 429 }));
    expect(await client.getReleases({})).toEqual({ ok: false, error: { is: 'refused', status: 429, body } });
  });

  it('[SUG-01] [SUG-02] sends a question as JSON to /api/ai-suggestion', async () => {
    const { client, sent } = clientThatGets(() => Response.json({}));
    await client.suggest({ body: { userQuery: 'code', currentSettings: SESSION_DEFAULTS } });
    expect(sent[0]).toMatchObject({
      url: 'https://server.example/api/ai-suggestion',
      init: { method: 'POST', headers: { 'content-type': 'application/json' } },
    });
  });

  it('[SUG-04] [RD-14] sends every present setting and nothing that is none', async () => {
    const { client, sent } = clientThatGets(() => Response.json({}));
    const currentSettings = { ...SESSION_DEFAULTS, email: 'ada@example.org' };
    await client.suggest({ body: { userQuery: 'code', currentSettings } });
    const body = z.string().parse(sent[0]?.init.body);
    expect(JSON.parse(body)).toEqual({ userQuery: 'code', currentSettings: SESSION_DEFAULTS });
  });

  it('[SUG-10] gives the error and the fallback of a suggestion that failed', async () => {
    const fallback = {
      globalModulationHz: 6,
      centerModulationHz: 14,
      visualHue: 205,
      narrativeExplanation: 'For code.',
      intent: 'deep_focus_coding',
      source: 'fallback',
      declined: false,
      unclear: false,
    };
    const body = { error: ERROR_TEXT['suggestion/failed'], code: 'suggestion/failed', requestId: '1', fallback };
    const { client } = clientThatGets(() => Response.json(body, { status: 502 }));
    const answer = await client.suggest({ body: { userQuery: 'code', currentSettings: SESSION_DEFAULTS } });
    expect(answer).toEqual({ ok: false, error: { is: 'refused', status: 502, body } });
  });

  it.each([
    ['words that are not JSON', () => new Response('<html>'), 200],
    ['an answer of another shape', () => Response.json({ mac: 1 }), 200],
    ['a refusal of another shape', () => Response.json({ oops: true }, { status: 502 }), 502],
  ])('does not believe %s', async (_, answer, status) => {
    const { client } = clientThatGets(answer);
    expect(await client.getReleases({})).toEqual({ ok: false, error: { is: 'unreadable', status } });
  });

  it('says when the server cannot be reached', async () => {
    const cause = new TypeError('no network');
    const { client } = clientThatGets(() => Promise.reject(cause));
    expect(await client.getReleases({})).toEqual({ ok: false, error: { is: 'unreachable', cause } });
  });
});
