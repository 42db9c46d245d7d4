import { SESSION_DEFAULTS } from '@vayl/domain';
import { suggest } from '@vayl/helios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ProviderServer, startProviderServer } from '../../../test-helpers/provider-server.ts';
import type { Script } from '../../../test-helpers/scripted-answers.ts';

const QUERY = 'I refactor a billing module';
const OWN = suggest({ query: QUERY, currentSettings: SESSION_DEFAULTS });

// However many of the first, the provider is not rested: they may come of what one person types. Of the others it may
// have four, since it is rested after the fifth in a minute.
const GROUPS: readonly (readonly Script[])[] = [
  ['inverted', 'not-json', 'other-shape', 'not-http-json', 'refusal', 'cut-off', 'cut-off-whole', 'oversized'],
  ['unauthorised', 'too-many', 'broken', 'redirect'],
];

describe.each(GROUPS.map((scripts) => ({ scripts })))('a provider that fails: $scripts', ({ scripts }) => {
  let server: ProviderServer;
  beforeAll(async () => {
    server = await startProviderServer('good');
  });
  afterAll(() => server.stop());

  it.each(scripts)(
    '[SUG-09] gives 502 with an error and our own settings, and is not asked twice: %s',
    async (script) => {
      server.provider.play(script);
      const before = server.provider.requests.length;
      const { status, body, text } = await server.ask(QUERY);
      expect(status).toBe(502);
      expect(body).toMatchObject({
        error: 'Failed to get AI suggestion',
        code: 'suggestion/failed',
        fallback: {
          source: 'fallback',
          globalModulationHz: OWN.globalModulationHz,
          centerModulationHz: OWN.centerModulationHz,
          visualHue: OWN.visualHue,
        },
      });
      expect(text).not.toMatch(/API Key|sk-|scripted/i);
      expect(server.provider.requests.length).toBe(before + 1);
    },
  );
});

describe('a provider that is slow', () => {
  let server: ProviderServer;
  beforeAll(async () => {
    server = await startProviderServer('hang');
  });
  afterAll(() => server.stop());

  it('is given up after six seconds, whether it says nothing or drips', async () => {
    const hung = server.ask(QUERY);
    await expect.poll(() => server.provider.requests.length, { timeout: 20_000 }).toBe(1);
    server.provider.play('slow-drip');
    const dripped = server.ask(QUERY);
    for (const { status, body, tookMs } of await Promise.all([hung, dripped])) {
      expect([status, body['code']]).toEqual([502, 'suggestion/failed']);
      expect(tookMs).toBeGreaterThan(5900);
      expect(tookMs).toBeLessThan(8500);
    }
  });

  it('has cost as much as it could, since nobody knows', async () => {
    const { microdollars, calls } = await server.spending();
    expect(calls).toBe(2);
    expect(microdollars).toBeGreaterThan(2 * 250 * 0.6);
  });
});

describe('a provider that fails on and on', () => {
  let server: ProviderServer;
  beforeAll(async () => {
    server = await startProviderServer('broken');
  });
  afterAll(() => server.stop());

  it('[RD-81] gives 200 with a question back where our own engine does not understand either', async () => {
    const { status, body } = await server.ask('xyzzy plugh');
    expect(status).toBe(200);
    expect(body).toMatchObject({ unclear: true, source: 'fallback' });
    expect(server.provider.requests.length).toBe(1);
  });

  it('is rested after five failures: our own engine answers, and nobody waits', async () => {
    for (let failures = 1; failures < 5; failures += 1) expect((await server.ask(QUERY)).status).toBe(502);
    const { status, body } = await server.ask(QUERY);
    expect(status).toBe(200);
    expect(body).toMatchObject({ source: 'fallback', centerModulationHz: OWN.centerModulationHz });
    expect(server.provider.requests.length).toBe(5);
  });

  it('is still asked for articles, which it may be able to write', async () => {
    const asked = await server.context.provider?.ask({
      purpose: 'article',
      question: { instructions: '', message: '', temperature: 0, mostOutputTokens: 1, timeoutMs: 6000 },
      schema: z.object({}),
      judge: () => true,
    });
    expect(asked).toMatchObject({ is: 'failed', why: 'broken' });
    expect(server.provider.requests.length).toBe(6);
  });

  it('has cost as much as it could, since it may have done the work', async () => {
    const { microdollars, calls } = await server.spending();
    expect(calls).toBe(6);
    expect(microdollars).toBeGreaterThan(5 * 250 * 0.6);
  });
});

describe('a provider that lets nobody in', () => {
  let server: ProviderServer;
  beforeAll(async () => {
    server = await startProviderServer('too-many');
  });
  afterAll(() => server.stop());

  it('is rested too, and has cost nothing', async () => {
    for (let failures = 0; failures < 5; failures += 1) expect((await server.ask(QUERY)).status).toBe(502);
    expect((await server.ask(QUERY)).status).toBe(200);
    await expect.poll(() => server.spending()).toEqual({ microdollars: 0, calls: 5 });
  });

  it('has cost nothing either where it is not there at all', async () => {
    const alone = await startProviderServer('good');
    try {
      await alone.provider.stop();
      expect((await alone.ask(QUERY)).status).toBe(502);
      await expect.poll(() => alone.spending()).toEqual({ microdollars: 0, calls: 1 });
    } finally {
      await alone.stop();
    }
  });
});

describe('a provider that does not know schemas', () => {
  let server: ProviderServer;
  beforeAll(async () => {
    server = await startProviderServer('no-schema');
  });
  afterAll(() => server.stop());

  it('fails once, and is asked for plain JSON from the next question on', async () => {
    expect((await server.ask(QUERY)).status).toBe(502);
    const second = await server.ask(QUERY);
    const third = await server.ask('I refactor a shop');
    expect([second.status, third.status]).toEqual([200, 200]);
    expect(second.body).toMatchObject({ source: 'llm', centerModulationHz: 13.7 });
    const formats = server.provider.requests.map(({ body }) => body['response_format']);
    expect(formats).toEqual([
      expect.objectContaining({ type: 'json_schema' }),
      { type: 'json_object' },
      { type: 'json_object' },
    ]);
    expect(server.provider.requests[1]?.systemMessage).toContain('narrativeExplanation');
  });

  it('is held to the schema here all the same', async () => {
    server.provider.play('other-shape');
    expect((await server.ask('I refactor a garden')).status).toBe(502);
  });
});
