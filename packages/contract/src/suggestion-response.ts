import { assertNever, type Result, type SuggestionResponse } from '@vayl/domain';
import type { SuggestionAnswer } from './calls/suggestion.ts';
import type { CallFailure } from './client.ts';

/** As the domain reads it: what was answered, whether as wished or not, and only silence is no response. */
export function suggestionResponse(result: Result<SuggestionAnswer, CallFailure>): SuggestionResponse | 'no-response' {
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
