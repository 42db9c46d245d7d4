import { CALLS, type SuggestionAnswer } from '@vayl/contract';
import type { SuggestionRequest } from '@vayl/domain';
import { answerBeforeTask, mayTravel, type SuggestQuestion, suggest, toldReply } from '@vayl/helios';

/** A question as the server would read it. */
export function readQuestion(request: SuggestionRequest): SuggestQuestion {
  const { userQuery, ...rest } = CALLS.suggest.body.parse(request);
  return { query: userQuery, ...rest };
}

/** What the server would answer without a provider. */
export function localAnswer(question: SuggestQuestion): SuggestionAnswer {
  return toldReply(suggest(question));
}

/**
 * Whether nobody else is asked: what speaks of danger or health, or only changes what is there, is answered by the same
 * code wherever it is asked, so it does not leave this computer.
 */
export function staysHere(question: SuggestQuestion): boolean {
  return answerBeforeTask(question) !== undefined || !mayTravel(question);
}
