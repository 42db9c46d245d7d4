import { SessionSettings, SuggestionRequest } from '@vayl/domain';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { ErrorBody } from '../error-body.ts';

/** Such as `en` or `pt-BR`: a name of a language and no sentence, since it may travel on to a provider (RFC 5646). */
const LanguageTag = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/);

const unread = z.unknown().optional();

/** Four settings are read. The others may be what a later or an earlier version makes of them. */
const CurrentSettings = SessionSettings.extend({
  isOn: unread,
  waveform: unread,
  isochronicPitch: unread,
  masterAudioVolume: unread,
  backgroundSoundType: unread,
  ambientTrack: unread,
  backgroundVolume: unread,
  frequencyBand1: unread,
  frequencyBand2: unread,
});

/** What only makes an answer better is ignored where it is malformed: a question is not refused for it. */
const SuggestionBody = SuggestionRequest.extend({
  currentSettings: CurrentSettings,
  displayRefreshHz: z.number().positive().max(1000).optional().catch(undefined),
  localHour: SuggestionRequest.shape.localHour.catch(undefined),
  language: LanguageTag.optional().catch(undefined),
});

/** The published reply, with additions that an old client ignores. A decline or a question back has no settings. */
const SuggestionAnswer = z.object({
  globalModulationHz: z.number().optional(),
  centerModulationHz: z.number().optional(),
  globalModulationStrength: z.number().optional(),
  visualHue: z.number().optional(),
  narrativeExplanation: z.string(),
  intent: z.string(),
  /** Who answered: a provider, its answer to the same words before, our own engine, or the gate for danger. */
  source: z.enum(['llm', 'cache', 'fallback', 'safety']),
  declined: z.boolean(),
  unclear: z.boolean(),
  /** Only with a decline: it says something lasting, so flicker stays off. */
  blocksFlicker: z.literal(true).optional(),
  /** Only with a question back: the presets that are offered. */
  choices: z.array(z.string()).readonly().optional(),
});
export type SuggestionAnswer = z.infer<typeof SuggestionAnswer>;

export const SUGGESTION_CALLS = {
  suggest: defineCall({
    method: 'POST',
    path: '/api/ai-suggestion',
    summary: 'From a described task to settings. Where a provider fails, 502 carries what our own engine has.',
    access: 'anyone',
    body: SuggestionBody,
    response: SuggestionAnswer,
    refusal: ErrorBody.extend({ fallback: SuggestionAnswer.optional() }),
    errors: ['suggestion/failed', 'suggestion/too-long'],
  }),
} as const;
