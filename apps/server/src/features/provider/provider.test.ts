import { ARTICLE_TOPICS, articleRequest } from '@vayl/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ask, type ProviderServer, startProviderServer } from '../../../test-helpers/provider-server.ts';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';
import type { ModelFailureKind } from '../../vendors/language-model.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { costOf, finalCost, mostCost } from './price.ts';

const PRICES = { inputPerMillion: 0.15, outputPerMillion: 0.6 };
/** What the scripted provider says it used, at the default prices. */
const ONE_CALL = costOf({ inputTokens: 900, outputTokens: 100 }, PRICES);

describe('the daily cap', () => {
  const CAP_DOLLARS = 0.01;
  const CAP = CAP_DOLLARS * 1_000_000;
  let server: ProviderServer;
  let second: TestServer;
  beforeAll(async () => {
    server = await startProviderServer('good', { AI_DAILY_CAP: String(CAP_DOLLARS) });
    second = await startTestServer({
      AI_BASE_URL: server.provider.url,
      AI_DAILY_CAP: String(CAP_DOLLARS),
      TRUSTED_PROXIES: '127.0.0.1',
      DATABASE_SCHEMA: server.context.config.DATABASE_SCHEMA,
    });
  });
  afterAll(async () => {
    await second.stop();
    await server.stop();
  });

  it('holds under 200 questions at once on two servers, and everybody is answered', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        ask(index % 2 === 0 ? server.url : second.url, `I write module number ${index} in Rust`),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(answers.every(({ body }) => typeof body['narrativeExplanation'] === 'string')).toBe(true);
    await expect.poll(() => server.spending().then(({ microdollars, calls }) => microdollars / calls)).toBe(ONE_CALL);
    const { calls } = await server.spending();
    expect(server.provider.requests.length).toBe(calls);
    expect(calls).toBeGreaterThan(5);
    expect(calls * ONE_CALL).toBeLessThanOrEqual(CAP);
    expect(answers.filter(({ body }) => body['source'] === 'llm').length).toBe(calls);
  });

  it('ends with the day', async () => {
    const untilFull = async (): Promise<void> => {
      const { body } = await server.ask(`I write module number ${Math.random()} in Go`);
      if (body['source'] === 'llm') await untilFull();
    };
    await untilFull();
    await server.moveClock('1 day');
    expect((await server.ask('I write a module in Zig')).body).toMatchObject({ source: 'llm' });
  });
});

describe('the part of the cap that articles may use', () => {
  const CAP_DOLLARS = 0.01;
  let server: ProviderServer;
  beforeAll(async () => {
    server = await startProviderServer('good', { AI_DAILY_CAP: String(CAP_DOLLARS) });
  });
  afterAll(() => server.stop());

  it('is one half, and questions have the rest', async () => {
    const [{ content: instructions }, { content: message }] = articleRequest(ARTICLE_TOPICS[0]).messages;
    const writeOne = () =>
      server.context.provider?.ask({
        purpose: 'article',
        question: { instructions, message, temperature: 0, mostOutputTokens: 500, timeoutMs: 6000 },
        schema: z.object({ title: z.string(), content: z.string() }),
        judge: (article) => article,
      });
    let outcome = await writeOne();
    while (outcome?.is === 'answered') outcome = await writeOne();
    expect(outcome).toEqual({ is: 'not-asked', why: 'cap-reached' });
    const { microdollars } = await server.spending();
    expect(microdollars).toBeGreaterThan(0.4 * CAP_DOLLARS * 1_000_000);
    expect(microdollars).toBeLessThanOrEqual(0.5 * CAP_DOLLARS * 1_000_000);
    expect((await server.ask('I write a module in Zig')).body).toMatchObject({ source: 'llm' });
  });
});

describe('what a call has cost in the end', () => {
  const RESERVED = 1234;
  const failed = (why: ModelFailureKind) => finalCost({ is: 'failed', why, usage: undefined }, RESERVED, PRICES);

  it('is what it used, where the provider says so', () => {
    const usage = { inputTokens: 900, outputTokens: 100 };
    expect(finalCost({ is: 'answered', value: 0, usage }, RESERVED, PRICES)).toBe(ONE_CALL);
  });

  it.each([
    undefined,
    { inputTokens: 0, outputTokens: 0 },
    { inputTokens: 0, outputTokens: 100 },
    { inputTokens: 900, outputTokens: 0 },
    { inputTokens: Number.NaN, outputTokens: 100 },
  ])('is what was set aside, where it says nothing that can be: %o', (usage) => {
    expect(finalCost({ is: 'answered', value: 0, usage }, RESERVED, PRICES)).toBe(RESERVED);
  });

  it('is nothing only where it was turned away, or nobody was there', () => {
    for (const why of ['turned-away', 'schema-not-taken', 'not-let-in', 'connection-refused'] as const) {
      expect(failed(why), why).toBe(0);
    }
    for (const why of ['refused', 'unreadable', 'too-slow', 'too-large', 'broken', 'unreachable'] as const) {
      expect(failed(why), why).toBe(RESERVED);
    }
  });
});

describe('the most that a question can cost', () => {
  it('is at least what any tokeniser makes of it: a token for each byte, and the whole answer', () => {
    const most = mostCost({ texts: ['abc', 'é'], mostOutputTokens: 250 }, { inputPerMillion: 1, outputPerMillion: 10 });
    expect(most).toBe(3 + 2 + 200 + 2500);
  });
});

describe('the circuit breaker', () => {
  function breakerAt() {
    let nowMs = 0;
    const breaker = createCircuitBreaker(() => nowMs);
    const at = (ms: number) => {
      nowMs = ms;
    };
    return { ...breaker, at };
  }

  it('opens at the fifth failure in a minute, for a minute', () => {
    const breaker = breakerAt();
    for (const ms of [0, 10_000, 20_000, 30_000]) {
      breaker.at(ms);
      breaker.failed();
      expect(breaker.isOpen()).toBe(false);
    }
    breaker.at(59_999);
    breaker.failed();
    expect(breaker.isOpen()).toBe(true);
    breaker.at(119_998);
    expect(breaker.isOpen()).toBe(true);
    breaker.at(119_999);
    expect(breaker.isOpen()).toBe(false);
  });

  it('does not count failures that are older than a minute, or from before it was open', () => {
    const breaker = breakerAt();
    for (const ms of [0, 1, 2, 3, 60_001]) {
      breaker.at(ms);
      breaker.failed();
    }
    expect(breaker.isOpen()).toBe(false);
    for (const ms of [60_002, 60_003, 60_004, 60_005]) {
      breaker.at(ms);
      breaker.failed();
    }
    expect(breaker.isOpen()).toBe(true);
    breaker.at(130_000);
    breaker.failed();
    expect(breaker.isOpen()).toBe(false);
  });
});
