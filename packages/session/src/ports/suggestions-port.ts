import type { SuggestionRequest, SuggestionResponse } from '@vayl/domain';

export type SuggestionAnswer = SuggestionResponse | 'no-response';

/** The way to Helios. It may add the hour and the language (RD-80); the session keeps the time limit. */
export interface SuggestionsPort {
  ask(request: SuggestionRequest): Promise<SuggestionAnswer>;
}
