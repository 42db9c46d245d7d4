import { assertNever } from '../result/assert-never.ts';
import type { SuggestionOutcome } from '../suggestion/acceptance.ts';
import type { ChatMessage } from './chat-message.ts';

/** The assistant's message for an outcome. A failure keeps its own message as text; the bubble adds the sentence. */
export function chatReply(id: string, outcome: SuggestionOutcome): ChatMessage {
  switch (outcome.is) {
    case 'accepted':
      return { id, sender: 'ai', text: outcome.narrativeExplanation, suggestion: outcome.suggestion, isError: false };
    case 'declined':
    case 'unclear':
      return { id, sender: 'ai', text: outcome.narrativeExplanation, isError: false };
    case 'failed':
      return { id, sender: 'ai', text: outcome.message, isError: true };
    default:
      return assertNever(outcome);
  }
}
