import type { Intent, TaskIntent } from './intents.ts';
import { DECLINE_TEXT, GENERAL_DECLINE_TEXT } from './narrative/sentences.ts';
import { CHOICES, choicesFor, type Doubt, unclearNarrative } from './narrative/unclear-narrative.ts';
import type { PresentSettings } from './refine/apply-refinement.ts';
import type { DeclineReason, HeliosReply, ReplySource } from './reply.ts';
import type { OfferedSettings } from './settings/clamp.ts';

const NO_SETTINGS = { globalModulationHz: undefined, centerModulationHz: undefined, visualHue: undefined } as const;

/** Words about health are always ours, whoever saw the reason. Without one, nothing lasting is concluded. */
export function declinedReply(reason: DeclineReason | undefined, source: ReplySource): HeliosReply {
  return {
    ...NO_SETTINGS,
    intent: reason === 'medical' ? 'medical_claim' : 'unsafe_medical',
    source,
    declined: true,
    unclear: false,
    ...(reason === undefined ? {} : { declineReason: reason }),
    narrativeExplanation: reason === undefined ? GENERAL_DECLINE_TEXT : DECLINE_TEXT[reason],
  };
}

export type UnclearIntent = Extract<Intent, 'off_topic_unclear' | 'prompt_injection'>;

interface UnclearAnswer {
  readonly intent: UnclearIntent;
  readonly source: ReplySource;
  /** Why nothing is applied, or a question in somebody else's words. */
  readonly why: Doubt | { readonly question: string };
}

export function unclearReply({ intent, source, why }: UnclearAnswer): HeliosReply {
  return {
    ...NO_SETTINGS,
    intent,
    source,
    declined: false,
    unclear: true,
    choices: typeof why === 'string' ? choicesFor(why) : CHOICES,
    narrativeExplanation: typeof why === 'string' ? unclearNarrative(why) : why.question,
  };
}

interface SettingsAnswer {
  readonly intent: TaskIntent | 'refinement';
  readonly source: ReplySource;
  readonly settings: OfferedSettings & Partial<Pick<PresentSettings, 'globalModulationStrength'>>;
  readonly narrativeExplanation: string;
}

export function settingsReply({ intent, source, settings, narrativeExplanation }: SettingsAnswer): HeliosReply {
  const { globalModulationHz, centerModulationHz, globalModulationStrength, visualHue } = settings;
  return {
    intent,
    source,
    declined: false,
    unclear: false,
    globalModulationHz,
    centerModulationHz,
    visualHue,
    ...(globalModulationStrength === undefined ? {} : { globalModulationStrength }),
    narrativeExplanation,
  };
}
