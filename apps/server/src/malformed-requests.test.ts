import { CALLS, type Call } from '@vayl/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addPerson, type Person } from '../test-helpers/people.ts';
import { startTestServer, type TestServer } from '../test-helpers/test-server.ts';

const REQUESTS = 10_000;
const AT_ONCE = 16;
const LONGEST_ANSWER_MS = 20_000;
/** Stands in every text that is sent; the log must not know it. */
const CANARY = 'canary-5e3a';

interface BadRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const JsonSchema = z.record(z.string(), z.unknown());
const nastyText = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '\u0000',
      '\ud800',
      '../../etc/passwd',
      "' OR 1=1 --",
      '{{7*7}}',
      '<script>',
      '\r\nBcc: a@b',
      '__proto__',
      '-0',
      '1e999',
    ),
    fc.string({ minLength: 300, maxLength: 5000 }),
  )
  .map((text) => `${CANARY}${text}`);
const nasty: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.jsonValue(),
  fc.integer(),
  fc.double(),
  fc.constant(null),
  fc.constant([]),
  fc.object(),
);

/** A value that fits the call's own schema, or nearly: any part of it may be something else, or missing. */
function nearly(schema: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: fitting(schema), weight: 6 }, { arbitrary: nasty, weight: 1 });
}

function fitting(schema: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const options = z.array(JsonSchema).safeParse(schema['anyOf'] ?? schema['oneOf']);
  if (options.success && options.data.length > 0) return fc.oneof(...options.data.map(nearly));
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum'].map((value: unknown) => value));
  switch (schema['type']) {
    case 'object': {
      const fields = z.record(z.string(), JsonSchema).catch({}).parse(schema['properties']);
      return fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, nearly(field)])), {
        requiredKeys: [],
      });
    }
    case 'array':
      return fc.array(nearly(JsonSchema.catch({}).parse(schema['items'])), { maxLength: 130 });
    case 'integer':
    case 'number':
      return fc.integer({ min: -5, max: 1000 });
    case 'boolean':
      return fc.boolean();
    case 'string':
      return schema['format'] === 'uuid'
        ? fc.uuid()
        : fc.oneof(nastyText, fc.constant(`${CANARY}@people.example`), fc.constant('UTC'), fc.constant('2026-11-15'));
    default:
      return nasty;
  }
}

function badRequest(call: Call, token: string): fc.Arbitrary<BadRequest> {
  const path = fc.array(fc.oneof(fc.uuid(), nastyText), { minLength: 2, maxLength: 2 }).map((values) => {
    let index = 0;
    return call.path.replace(/:\w+/g, () => encodeURIComponent((values[index++] ?? '').toWellFormed()));
  });
  const query = fc.dictionary(fc.constantFrom('timeZone', 'token', 'state', 'code', CANARY), nastyText, { maxKeys: 3 });
  const body = fc.oneof(
    {
      arbitrary: nearly(
        call.body === undefined ? {} : z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }),
      ).map((value) => JSON.stringify(value) ?? ''),
      weight: 8,
    },
    {
      arbitrary: fc.constantFrom(
        '',
        '{',
        '[[[[',
        'null',
        '"text"',
        `{"email": "${CANARY}`,
        `{"__proto__": {"${CANARY}": 1}}`,
      ),
      weight: 1,
    },
    { arbitrary: nastyText, weight: 1 },
  );
  const contentType = fc.constantFrom(
    'application/json',
    'application/json',
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
  );
  const isSignedIn = fc.boolean();
  const method = fc.constantFrom(call.method, call.method, call.method, 'GET', 'POST', 'PUT', 'DELETE');
  const address = fc.ipV4();
  return fc.record({ path, query, body, contentType, isSignedIn, method, address }).map((drawn) => ({
    method: drawn.method,
    path: `${drawn.path}?${new URLSearchParams(drawn.query).toString()}`,
    headers: {
      'content-type': drawn.contentType,
      // Each from another place, so that limits do not end the test early.
      'x-forwarded-for': drawn.address,
      ...(drawn.isSignedIn ? { authorization: `Bearer ${token}` } : {}),
    },
    body: drawn.method === 'GET' ? undefined : drawn.body.toWellFormed(),
  }));
}

let server: TestServer;
let people: Person[];
beforeAll(async () => {
  server = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' });
  people = await Promise.all(Array.from({ length: 50 }, () => addPerson(server)));
});
afterAll(() => server.stop());

describe('malformed requests', () => {
  it(`${REQUESTS} of them, drawn from the contract's own schemas, give no 500, no hang, and nothing in the log`, async () => {
    const calls = Object.values<Call>(CALLS);
    const perCall = Math.ceil(REQUESTS / calls.length);
    const failures: unknown[] = [];
    for (const [index, call] of calls.entries()) {
      const token = people[index % people.length]?.token ?? '';
      const drawn = fc.sample(badRequest(call, token), { numRuns: perCall, seed: 20_261_115 + index });
      for (let from = 0; from < drawn.length; from += AT_ONCE) {
        const outcomes = await Promise.all(drawn.slice(from, from + AT_ONCE).map(send));
        failures.push(...outcomes.filter(({ status }) => status === 500));
      }
    }
    expect(failures).toEqual([]);
    const told = server
      .logText()
      .split('\n')
      .filter((line) => line.includes(CANARY));
    expect(told).toEqual([]);
  }, 300_000);

  it('threat 19: the log keeps secrets out even when they are handed to it', () => {
    server.context.log.info({ email: CANARY, nested: { token: CANARY, password: CANARY } }, 'a careless line');
    const [line = ''] = server.logText().trimEnd().split('\n').slice(-1);
    expect(line).toContain('a careless line');
    expect(line).not.toContain(CANARY);
  });
});

async function send(request: BadRequest): Promise<{ readonly status: number; readonly request: BadRequest }> {
  const response = await fetch(server.url + request.path, {
    method: request.method,
    headers: request.headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    ...(request.body === undefined ? {} : { body: request.body }),
  });
  await response.arrayBuffer();
  return { status: response.status, request };
}
