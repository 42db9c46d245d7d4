import { SESSION_DEFAULTS } from '@vayl/domain';
import { answerBeforeTask, suggest } from '@vayl/helios';
import { describe, expect, it, vi } from 'vitest';
import { GOOD_ANSWER } from '../../../test-helpers/scripted-answers.ts';
import type { Provider } from '../provider/provider.ts';
import { cacheKey, createAnswerCache } from './answer-cache.ts';
import { type Asker, createSuggester } from './service.ts';

const QUESTION = { query: 'I refactor a billing module', currentSettings: SESSION_DEFAULTS };
const DAY_MS = 86_400_000;
const EXCUSED = ['I write a paper about seizures', 'I do not have epilepsy, I just want to code'];

/** Somebody who may ask, unless the test says otherwise. */
function someone(change: Partial<Asker> = {}): Asker {
  return {
    count: () => Promise.resolve(true),
    takeTurn: () => Promise.resolve(true),
    freeTurn: () => Promise.resolve(),
    ...change,
  };
}

function providerThat(ask: Provider['ask']): { readonly provider: Provider; readonly asked: () => number } {
  let asked = 0;
  const counting: Provider['ask'] = (question) => {
    asked += 1;
    return ask(question);
  };
  return { provider: { modelName: 'fake', ask: counting }, asked: () => asked };
}

const never = () => Promise.withResolvers<never>().promise;
const clockMs = () => performance.now();

describe('the time for a whole question', () => {
  it('is eight seconds, whatever is slow around the provider', async () => {
    // The first question of a process also builds the tables of words.
    suggest(QUESTION);
    let isFree = false;
    const freeTurn = () => {
      isFree = true;
      return never();
    };
    const startedMs = clockMs();
    const { provider } = providerThat(never);
    const suggested = await createSuggester({ provider, nowMs: clockMs })(QUESTION, someone({ freeTurn }));
    const tookMs = clockMs() - startedMs;
    expect(suggested).toMatchObject({ is: 'failed', fallback: { source: 'fallback' } });
    expect(tookMs).toBeGreaterThan(7900);
    expect(tookMs).toBeLessThan(9500);
    expect(isFree).toBe(true);
  });

  it.each([
    ['cannot count', { count: () => Promise.resolve(undefined) }],
    ['counts for ever', { count: never }],
    ['cannot give a turn', { takeTurn: () => Promise.resolve(undefined) }],
    ['gives a turn for ever', { takeTurn: never }],
  ])('is not spent on a database that %s: our own engine answers, and no money is spent', async (_, change) => {
    const { provider, asked } = providerThat(never);
    const suggested = await createSuggester({ provider, nowMs: clockMs })(QUESTION, someone(change));
    expect(suggested).toMatchObject({ is: 'answered', reply: { source: 'fallback' } });
    expect(asked()).toBe(0);
  });
});

describe('whoever asks too often', () => {
  const tooOften = () => someone({ count: () => Promise.resolve(false) });

  it('is told about danger all the same', async () => {
    const { provider, asked } = providerThat(never);
    const question = { ...QUESTION, query: 'I just had a seizure' };
    const suggested = await createSuggester({ provider, nowMs: clockMs })(question, tooOften());
    expect(suggested).toMatchObject({ is: 'answered', reply: { declined: true, source: 'safety' } });
    expect(asked()).toBe(0);
  });

  it('is refused a task, and no money is spent', async () => {
    const { provider, asked } = providerThat(never);
    expect(await createSuggester({ provider, nowMs: clockMs })(QUESTION, tooOften())).toEqual({ is: 'too-many' });
    expect(asked()).toBe(0);
  });
});

describe('a task with a word of danger in it that is no danger', () => {
  it.each(EXCUSED)('is answered here and never travels: %s', async (query) => {
    const { provider, asked } = providerThat(never);
    const question = { ...QUESTION, query };
    expect(answerBeforeTask(question)).toBeUndefined();
    const suggested = await createSuggester({ provider, nowMs: clockMs })(question, someone());
    expect(suggested).toEqual({ is: 'answered', reply: suggest(question) });
    expect(asked()).toBe(0);
  });
});

describe('a turn', () => {
  it('that a colleague at the same address has is not waited for: our own engine answers', async () => {
    const { provider, asked } = providerThat(never);
    const isTaken = someone({ takeTurn: () => Promise.resolve(false) });
    const suggested = await createSuggester({ provider, nowMs: clockMs })(QUESTION, isTaken);
    expect(suggested).toEqual({ is: 'answered', reply: suggest(QUESTION) });
    expect(asked()).toBe(0);
  });

  it.each([
    ['is freed', true, 1],
    ['that was none is not freed', false, 0],
  ])('that comes when nobody waits any more %s', async (_, isGranted, freed) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const freeTurn = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const { provider } = providerThat(never);
    await createSuggester({ provider, nowMs: clockMs })(QUESTION, someone({ takeTurn: () => promise, freeTurn }));
    expect(freeTurn).not.toHaveBeenCalled();
    resolve(isGranted);
    await promise;
    await Promise.resolve();
    expect(freeTurn).toHaveBeenCalledTimes(freed);
  });
});

describe('the memory of answers', () => {
  it('lasts seven days', () => {
    let nowMs = 0;
    const cache = createAnswerCache(() => nowMs);
    cache.set('a', GOOD_ANSWER);
    nowMs = 7 * DAY_MS - 1;
    expect(cache.get('a')).toBe(GOOD_ANSWER);
    nowMs = 7 * DAY_MS;
    expect(cache.get('a')).toBeUndefined();
  });

  it('keeps five thousand, and lets go of what was not wanted for longest', () => {
    const cache = createAnswerCache(() => 0);
    for (let index = 0; index < 5000; index += 1) cache.set(String(index), GOOD_ANSWER);
    cache.get('0');
    cache.set('one more', GOOD_ANSWER);
    expect(['0', '1', '2', 'one more'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true, true]);
  });

  it('knows a question by its words, language, time of day and display, and by the model, but not by its settings', () => {
    const key = cacheKey(QUESTION, 'a model');
    const other = { ...SESSION_DEFAULTS, visualHue: 20 };
    expect(cacheKey({ ...QUESTION, query: ' I  REFACTOR a billing module', currentSettings: other }, 'a model')).toBe(
      key,
    );
    const others = [
      cacheKey({ ...QUESTION, query: 'I refactor a module' }, 'a model'),
      cacheKey({ ...QUESTION, language: 'de' }, 'a model'),
      cacheKey({ ...QUESTION, localHour: 9 }, 'a model'),
      cacheKey({ ...QUESTION, localHour: 22 }, 'a model'),
      cacheKey({ ...QUESTION, displayRefreshHz: 144 }, 'a model'),
      cacheKey(QUESTION, 'another model'),
    ];
    expect(new Set([key, ...others]).size).toBe(7);
    expect(cacheKey({ ...QUESTION, localHour: 10 }, 'a model')).toBe(
      cacheKey({ ...QUESTION, localHour: 8 }, 'a model'),
    );
  });

  it('holds a hash and none of the words, and nothing of a long text', () => {
    expect(cacheKey(QUESTION, 'a model')).toMatch(/^[\w-]{43}$/);
    expect(cacheKey({ ...QUESTION, query: 'x'.repeat(120) }, 'a model')).toBeDefined();
    expect(cacheKey({ ...QUESTION, query: 'x'.repeat(121) }, 'a model')).toBeUndefined();
  });
});
