import type { SuggestionRequest } from '@vayl/domain';
import type { SessionClock } from '../ports/session-clock.ts';
import type { LogFailure } from '../ports/storage-port.ts';
import type { SuggestionAnswer, SuggestionsPort } from '../ports/suggestions-port.ts';

/** Longer than Helios takes with a slow provider; after it, nobody still waits for an answer. */
const ANSWER_WITHIN_MS = 20_000;

/** Asks Helios and always comes to an end: no answer in time, and a call that breaks, are both no response. */
export function askInTime(suggestions: SuggestionsPort, clock: SessionClock, logFailure: LogFailure) {
  return async (request: SuggestionRequest): Promise<SuggestionAnswer> => {
    const { promise: tooLate, resolve } = Promise.withResolvers<SuggestionAnswer>();
    const cancel = clock.after(ANSWER_WITHIN_MS, () => resolve('no-response'));
    try {
      return await Promise.race([suggestions.ask(request), tooLate]);
    } catch (cause) {
      logFailure('suggestion.ask-failed', cause);
      return 'no-response';
    } finally {
      cancel();
    }
  };
}
