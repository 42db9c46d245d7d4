import type { Config } from '../config.ts';
import type { LanguageModel } from './language-model.ts';

/** Without an address there is no provider, and everything is answered here. */
export function createLanguageModel({
  AI_BASE_URL: baseUrl,
  AI_API_KEY: apiKey,
  AI_MODEL: name,
}: Pick<Config, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL'>): LanguageModel | undefined {
  if (baseUrl === undefined) {
    if (apiKey === undefined) return undefined;
    throw new Error('the configuration is not right: AI_BASE_URL is missing beside AI_API_KEY');
  }
  // The library is large, and most servers of a test run have no provider: it is loaded for those that do.
  const client = import('./chat-completions.ts').then(({ createChatCompletions }) =>
    createChatCompletions({ baseUrl, apiKey, model: name }),
  );
  return {
    name,
    ask: async (question, schema) => (await client).ask(question, schema),
  };
}
