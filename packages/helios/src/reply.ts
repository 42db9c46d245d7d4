import type { SuggestionReply } from '@vayl/domain';
import type { Intent } from './intents.ts';

export const DECLINE_REASONS = [
  'photosensitivity',
  'adverse_symptom',
  'head_injury',
  'driving',
  'infant',
  'crisis',
  'harm',
  'medical',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** Who answered: a provider, the words of this package, the server's memory of a provider's answer, or the gate. */
export type ReplySource = 'llm' | 'fallback' | 'cache' | 'safety';

/** The published reply with the additions that an old client ignores. */
export interface HeliosReply extends Omit<SuggestionReply, 'globalModulationStrength' | 'intent'> {
  readonly intent: Intent;
  readonly source: ReplySource;
  readonly declineReason?: DeclineReason;
  readonly globalModulationStrength?: number;
  /** The names of the presets that are offered where nothing is applied. */
  readonly choices?: readonly string[];
}

const LASTING: ReadonlySet<DeclineReason> = new Set(['photosensitivity', 'adverse_symptom', 'head_injury']);

/** Whether a decline says something lasting about the person: then flicker stays blocked, and chat cannot clear it. */
export function blocksFlicker({ declined, declineReason }: HeliosReply): boolean {
  return declined && declineReason !== undefined && LASTING.has(declineReason);
}

/** What whoever asked is told: not why somebody was declined, only whether it lasts. */
export type ToldReply = Omit<HeliosReply, 'declineReason'>;

export function toldReply(reply: HeliosReply): ToldReply {
  const { declineReason: _, ...told } = reply;
  return { ...told, ...(blocksFlicker(reply) ? { blocksFlicker: true } : {}) };
}
