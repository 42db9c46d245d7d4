import type { ModelAnswer, ModelFailureKind, TokenUsage } from '../../vendors/language-model.ts';

/** Dollars for a million tokens, which is the same as millionths of a dollar for one. */
export interface Prices {
  readonly inputPerMillion: number;
  readonly outputPerMillion: number;
}

/** Around each message, and for what a provider makes of a schema. */
const OVERHEAD_TOKENS = 200;

/** The most that a question can cost: a token is at least one byte of what is sent, and the answer has its limit. */
export function mostCost(
  question: { readonly texts: readonly string[]; readonly mostOutputTokens: number },
  prices: Prices,
): number {
  const bytes = question.texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return costOf({ inputTokens: bytes + OVERHEAD_TOKENS, outputTokens: question.mostOutputTokens }, prices);
}

/**
 * What so many tokens cost, in millionths of a dollar.
 *
 * @internal
 */
export function costOf({ inputTokens, outputTokens }: TokenUsage, prices: Prices): number {
  return Math.ceil(inputTokens * prices.inputPerMillion + outputTokens * prices.outputPerMillion);
}

/** Whoever was turned away at the door has not been charged. Of every other silence we believe the worst. */
const FREE_FAILURES: ReadonlySet<ModelFailureKind> = new Set([
  'turned-away',
  'schema-not-taken',
  'not-let-in',
  'connection-refused',
]);

/** What a call has cost in the end, of what was set aside for it. Work for no tokens at all is not believed. */
export function finalCost(answer: ModelAnswer<unknown>, reserved: number, prices: Prices): number {
  const { usage } = answer;
  if (usage !== undefined && usage.inputTokens > 0 && usage.outputTokens > 0) return costOf(usage, prices);
  return answer.is === 'failed' && FREE_FAILURES.has(answer.why) ? 0 : reserved;
}
