import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, NoObjectGeneratedError, Output } from 'ai';
import { z } from 'zod';
import { AnswerTooLarge, boundedFetch } from './bounded-fetch.ts';
import type {
  LanguageModel,
  ModelAnswer,
  ModelFailure,
  ModelFailureKind,
  ModelQuestion,
  TokenUsage,
} from './language-model.ts';

export interface ChatCompletionsOptions {
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
}

const JSON_MODE = 'Answer with one JSON object and nothing else. It must fit this JSON Schema:';

/** Any provider that speaks chat completions, through the one library that knows their differences. */
export function createChatCompletions({ baseUrl, apiKey, model }: ChatCompletionsOptions): Pick<LanguageModel, 'ask'> {
  const provider = createOpenAICompatible({
    name: 'provider',
    baseURL: baseUrl,
    fetch: boundedFetch,
    supportsStructuredOutputs: true,
    ...(apiKey === undefined ? {} : { apiKey }),
  });
  // Not every provider knows how to hold a model to a schema. One that says so is asked for plain JSON from then on.
  let takesSchema = true;

  const common = { model: provider(model), maxRetries: 0, telemetry: { isEnabled: false } } as const;

  return {
    ask: async <Value>(question: ModelQuestion, schema: z.ZodType<Value>) => {
      const askOnce = takesSchema ? withSchema : withPlainJson;
      const answer = await attempt<Value>(question.timeoutMs, (abortSignal) =>
        askOnce({ ...common, ...wordsOf(question), abortSignal }, schema),
      );
      if (answer.is === 'failed' && answer.why === 'schema-not-taken') takesSchema = false;
      return answer;
    },
  };
}

type Common = Pick<Parameters<typeof generateText>[0], 'model' | 'maxRetries' | 'telemetry' | 'abortSignal'>;
type Words = ReturnType<typeof wordsOf>;

function wordsOf({ instructions, message, temperature, mostOutputTokens }: ModelQuestion) {
  return { instructions, prompt: message, temperature, maxOutputTokens: mostOutputTokens };
}

async function withSchema<Value>(call: Common & Words, schema: z.ZodType<Value>): Promise<ModelAnswer<Value>> {
  const result = await generateText({ ...call, output: Output.object({ schema, name: 'answer' }) });
  return result.finishReason === 'stop' ? answered(result.output, result.usage) : failed('refused', result.usage);
}

async function withPlainJson<Value>(call: Common & Words, schema: z.ZodType<Value>): Promise<ModelAnswer<Value>> {
  const instructions = `${call.instructions}\n${JSON_MODE}\n${JSON.stringify(z.toJSONSchema(schema))}`;
  const { output, finishReason, usage } = await generateText({ ...call, instructions, output: Output.json() });
  if (finishReason !== 'stop') return failed('refused', usage);
  const parsed = schema.safeParse(output);
  return parsed.success ? answered(parsed.data, usage) : failed('unreadable', usage);
}

/** The clock runs on while an answer drips in: the signal ends the reading of it too. */
async function attempt<Value>(
  timeoutMs: number,
  ask: (signal: AbortSignal) => Promise<ModelAnswer<Value>>,
): Promise<ModelAnswer<Value>> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await ask(signal);
  } catch (cause) {
    if (signal.aborted) return failed('too-slow', undefined);
    if (NoObjectGeneratedError.isInstance(cause)) {
      return failed(cause.finishReason === 'stop' ? 'unreadable' : 'refused', cause.usage);
    }
    if (hasCause(cause, (each) => each instanceof AnswerTooLarge)) return failed('too-large', undefined);
    if (APICallError.isInstance(cause)) return failed(kindOf(cause), undefined);
    // The library's other errors name a broken answer. They quote it, so nothing of them goes further.
    return failed('unreadable', undefined);
  }
}

const SCHEMA_WORDS = /response_format|json_schema|structured.output/i;

function kindOf(error: APICallError): ModelFailureKind {
  const { statusCode, responseBody } = error;
  if (statusCode === undefined) return hasCause(error, isConnectionRefused) ? 'connection-refused' : 'unreachable';
  if (statusCode < 400) return 'unreadable';
  if (statusCode >= 500) return 'broken';
  if ([401, 403, 429].includes(statusCode)) return 'not-let-in';
  const isAboutSchema = [400, 404, 415, 422].includes(statusCode) && SCHEMA_WORDS.test(responseBody ?? '');
  return isAboutSchema ? 'schema-not-taken' : 'turned-away';
}

function isConnectionRefused(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNREFUSED';
}

function hasCause(error: unknown, is: (cause: Error) => boolean): boolean {
  let current = error;
  while (current instanceof Error) {
    if (is(current)) return true;
    current = current.cause;
  }
  return false;
}

interface ReportedUsage {
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
}

function answered<Value>(value: Value, usage: ReportedUsage): ModelAnswer<Value> {
  return { is: 'answered', value, usage: usageOf(usage) };
}

function failed(why: ModelFailureKind, usage: ReportedUsage | undefined): ModelFailure {
  return { is: 'failed', why, usage: usageOf(usage) };
}

function usageOf(usage: ReportedUsage | undefined): TokenUsage | undefined {
  if (usage?.inputTokens === undefined || usage.outputTokens === undefined) return undefined;
  return { inputTokens: usage.inputTokens, outputTokens: usage.outputTokens };
}
