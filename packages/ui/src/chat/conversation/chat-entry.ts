import {
  assertNever,
  type ChatMessage,
  chatReply,
  SESSION_PRESETS,
  type SessionPreset,
  type SessionSettings,
  type SuggestionOutcome,
} from '@vayl/domain';
import { type AppliedChange, suggestedPart } from './applied-change.ts';

/** A message of the conversation, and what the panel shows with it. */
export type ChatEntry =
  | { readonly is: 'asked' | 'failed'; readonly message: ChatMessage }
  | { readonly is: 'unclear'; readonly message: ChatMessage; readonly presets: readonly SessionPreset[] }
  | { readonly is: 'applied'; readonly message: ChatMessage; readonly change: AppliedChange }
  | { readonly is: 'declined'; readonly message: ChatMessage; readonly blocksFlicker: boolean };

export function askedEntry(id: string, text: string): ChatEntry {
  return { is: 'asked', message: { id, sender: 'user', text, isError: false } };
}

/** `current` is what is set at the moment the reply appears. */
export function replyEntry(id: string, outcome: SuggestionOutcome, current: SessionSettings): ChatEntry {
  const message = chatReply(id, outcome);
  switch (outcome.is) {
    case 'accepted': {
      const change = { before: suggestedPart(current), after: outcome.suggestion, isUndone: false };
      return { is: 'applied', message, change };
    }
    case 'declined':
      return { is: 'declined', message, blocksFlicker: outcome.blocksFlicker === true };
    case 'unclear':
      return { is: 'unclear', message, presets: presetsNamed(outcome.choices) };
    case 'failed':
      return { is: 'failed', message };
    default:
      return assertNever(outcome);
  }
}

export function markUndone(entry: ChatEntry, id: string): ChatEntry {
  if (entry.is !== 'applied' || entry.message.id !== id) return entry;
  return { ...entry, change: { ...entry.change, isUndone: true } };
}

/** The presets that an answer offers. Where it names none that we have, all of them; with an empty list, none at all. */
function presetsNamed(names: readonly string[] | undefined): readonly SessionPreset[] {
  if (names === undefined) return SESSION_PRESETS;
  if (names.length === 0) return [];
  const named = SESSION_PRESETS.filter(({ name }) => names.includes(name));
  return named.length > 0 ? named : SESSION_PRESETS;
}
