import type { CallFailure, SuggestionAnswer as ServerAnswer } from '@vayl/contract';
import { assertNever, type Result } from '@vayl/domain';
import type { SuggestionAnswer, SuggestionsPort } from '@vayl/session';
import { ask } from '../../server/ask.ts';

/** Helios on the server. Our own engine answers there where a provider does not; without a network nobody does. */
export function suggestionsPort(): SuggestionsPort {
  return {
    ask: async (request) => {
      const localHour = new Date().getHours();
      const body = { ...request, localHour, language: navigator.language };
      return answerOf(await ask((client) => client.suggest({ body })));
    },
  };
}

/** As the domain reads it: what was answered, whether as wished or not, and only silence is no response. */
function answerOf(result: Result<ServerAnswer, CallFailure>): SuggestionAnswer {
  if (result.ok) return { ok: true, body: result.value };
  const { error } = result;
  switch (error.is) {
    case 'refused':
      return { ok: false, body: error.body };
    case 'unreadable':
      return { ok: error.status < 300, body: undefined };
    case 'unreachable':
      return 'no-response';
    default:
      return assertNever(error);
  }
}
