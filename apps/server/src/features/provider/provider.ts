import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import type { Log } from '../../log/log.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { LanguageModel, ModelAnswer, ModelFailureKind, ModelQuestion } from '../../vendors/language-model.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { finalCost, mostCost, type Prices } from './price.ts';
import { reserve, settle } from './store.ts';

type Purpose = 'suggestion' | 'article';

interface ProviderQuestion<Answer, Value> {
  readonly purpose: Purpose;
  readonly question: ModelQuestion;
  readonly schema: z.ZodType<Answer>;
  /** What an answer is worth; undefined is an answer that cannot be used. */
  readonly judge: (answer: Answer) => Value | undefined;
}

type ProviderFailureKind = ModelFailureKind | 'nonsense';

export type ProviderOutcome<Value> =
  | { readonly is: 'answered'; readonly value: Value }
  | { readonly is: 'failed'; readonly why: ProviderFailureKind }
  /** Nobody was asked: it has failed too often just now, the day's money is gone, or that could not be found out. */
  | { readonly is: 'not-asked'; readonly why: 'resting' | 'cap-reached' | 'no-count' };

/** The provider as features see it: rested when it fails, and never dearer than the day's cap. */
export interface Provider {
  readonly modelName: string;
  ask<Answer, Value>(question: ProviderQuestion<Answer, Value>): Promise<ProviderOutcome<Value>>;
}

export interface ProviderOptions {
  readonly model: LanguageModel | undefined;
  readonly config: Pick<Config, 'AI_INPUT_PRICE' | 'AI_OUTPUT_PRICE' | 'AI_DAILY_CAP'>;
  readonly database: Database;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly nowMs: () => number;
}

const MICRO = 1_000_000;

/** How far each may fill the day. Articles stop where half of it is spent: the rest is for people who ask. */
const SHARE_OF_CAP: Readonly<Record<Purpose, number>> = { suggestion: 1, article: 0.5 };

/** Failures of the provider itself. Any other depends on what one person has typed, and says nothing about the next. */
const PROVIDERS_OWN: ReadonlySet<ProviderFailureKind> = new Set([
  'too-slow',
  'unreachable',
  'connection-refused',
  'broken',
  'not-let-in',
]);

export function createProvider({
  model,
  config,
  database,
  metrics,
  log,
  nowMs,
}: ProviderOptions): Provider | undefined {
  if (model === undefined) return undefined;
  const breakers = { suggestion: createCircuitBreaker(nowMs), article: createCircuitBreaker(nowMs) };
  const prices: Prices = { inputPerMillion: config.AI_INPUT_PRICE, outputPerMillion: config.AI_OUTPUT_PRICE };
  const capFor = (purpose: Purpose) => Math.floor(config.AI_DAILY_CAP * MICRO * SHARE_OF_CAP[purpose]);

  /** How much was set aside, or why nobody is asked. Whatever the count says is not to be risked. */
  async function setAside(
    microdollars: number,
    purpose: Purpose,
  ): Promise<{ readonly day: string } | 'cap-reached' | 'no-count'> {
    try {
      const day = await reserve(database, { microdollars, capMicrodollars: capFor(purpose) });
      return day === undefined ? 'cap-reached' : { day };
    } catch (cause) {
      log.error({ cause }, 'the spending of the day could not be counted');
      return 'no-count';
    }
  }

  async function correct(day: string, reserved: number, answer: ModelAnswer<unknown>): Promise<void> {
    const cost = finalCost(answer, reserved, prices);
    try {
      if (cost !== reserved) await settle(database, { day, correction: cost - reserved });
    } catch (cause) {
      log.error({ cause }, 'the spending of the day could not be corrected');
    }
  }

  async function askWithin<Answer, Value>(
    asked: LanguageModel,
    { purpose, question, schema, judge }: ProviderQuestion<Answer, Value>,
  ): Promise<ProviderOutcome<Value>> {
    if (breakers[purpose].isOpen()) return { is: 'not-asked', why: 'resting' };
    const { instructions, message, mostOutputTokens } = question;
    const schemaText = JSON.stringify(z.toJSONSchema(schema));
    const reserved = mostCost({ texts: [instructions, message, schemaText], mostOutputTokens }, prices);
    const set = await setAside(reserved, purpose);
    if (typeof set === 'string') return { is: 'not-asked', why: set };
    const answer = await asked.ask(question, schema);
    // The answer does not wait for it; until then the day counts more than it has cost.
    void correct(set.day, reserved, answer);
    if (answer.is === 'failed') return answer;
    const value = judge(answer.value);
    return value === undefined ? { is: 'failed', why: 'nonsense' } : { is: 'answered', value };
  }

  return {
    modelName: model.name,
    ask: async (question) => {
      const startedMs = nowMs();
      const outcome = await askWithin(model, question);
      if (outcome.is === 'failed') {
        if (PROVIDERS_OWN.has(outcome.why)) breakers[question.purpose].failed();
        // The kind of failure and nothing of what was asked or answered.
        log.warn({ purpose: question.purpose, why: outcome.why }, 'the AI provider failed');
      }
      metrics.providerAsked({
        purpose: question.purpose,
        outcome: outcome.is === 'answered' ? 'answered' : outcome.why,
        seconds: (nowMs() - startedMs) / 1000,
      });
      return outcome;
    },
  };
}
