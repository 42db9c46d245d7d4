import type { z } from 'zod';

export interface ModelQuestion {
  /** Ours, and always the same words. */
  readonly instructions: string;
  /** What the question is about; text of a person is data in here and nothing more. */
  readonly message: string;
  readonly temperature: number;
  readonly mostOutputTokens: number;
  /** From the first byte that goes out to the last that comes in. */
  readonly timeoutMs: number;
}

export interface TokenUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Every way in which a provider can fail. Each of them is expected, and a value. */
export type ModelFailureKind =
  | 'refused'
  | 'unreadable'
  | 'too-slow'
  | 'too-large'
  /** It does not take this one question (4xx). */
  | 'turned-away'
  | 'schema-not-taken'
  /** It lets nobody in: the key is wrong, or there were too many (401, 403, 429). */
  | 'not-let-in'
  /** Its own fault (5xx). Whether it had done the work by then, nobody knows. */
  | 'broken'
  /** Nothing was sent, since nobody was there to take it. */
  | 'connection-refused'
  /** The connection ended in some other way, and the question may have arrived. */
  | 'unreachable';

export interface ModelFailure {
  readonly is: 'failed';
  readonly why: ModelFailureKind;
  /** What the provider said it used; unknown where it said nothing. */
  readonly usage: TokenUsage | undefined;
}

export type ModelAnswer<Value> =
  | { readonly is: 'answered'; readonly value: Value; readonly usage: TokenUsage | undefined }
  | ModelFailure;

/** A provider that speaks chat completions. Nothing is tried twice. */
export interface LanguageModel {
  readonly name: string;
  ask<Value>(question: ModelQuestion, schema: z.ZodType<Value>): Promise<ModelAnswer<Value>>;
}
