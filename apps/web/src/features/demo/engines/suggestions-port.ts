import { suggestionResponse } from '@vayl/contract';
import type { SuggestionsPort } from '@vayl/session';
import { ask } from '../../server/ask.ts';

/** Helios on the server. Our own engine answers there where a provider does not; without a network nobody does. */
export function suggestionsPort(): SuggestionsPort {
  return {
    ask: async (request) => {
      const localHour = new Date().getHours();
      const body = { ...request, localHour, language: navigator.language };
      return suggestionResponse(await ask((client) => client.suggest({ body })));
    },
  };
}
