import { clamp, DEFAULT_STRENGTH, type Share } from '@vayl/domain';
import type { Intent, TaskIntent } from '../intents.ts';
import { TASK_INTENTS } from '../intents.ts';
import { changeNarrative } from '../narrative/refinement-narrative.ts';
import { taskNarrative } from '../narrative/task-narrative.ts';
import { declinedReply, settingsReply, type UnclearIntent, unclearReply } from '../replies.ts';
import type { DeclineReason, HeliosReply } from '../reply.ts';
import { eveningHue, highestOfferedHz, type OfferedSettings, offerSettings } from '../settings/clamp.ts';
import { snapToIntent } from '../settings/intent-range.ts';
import { roundRate, roundShare } from '../settings/number.ts';
import { answerBeforeTask, mayTravel, type SuggestQuestion, suggest } from '../suggest.ts';
import { isFitNarrative, plainText, type ToldSettings } from './narrative-checks.ts';
import { ProviderAnswer } from './provider-answer.ts';
import { moderateChange } from './provider-change.ts';

/**
 * From a provider's answer to a reply. What this package answers by itself is never a provider's to overrule, so it is
 * asked again here. Nothing is undefined but an answer that cannot be used; then the words of this package answer.
 */
export function readProviderAnswer(answer: unknown, question: SuggestQuestion): HeliosReply | undefined {
  const ours = answerBeforeTask(question) ?? (mayTravel(question) ? undefined : suggest(question));
  if (ours !== undefined) return ours;
  const parsed = ProviderAnswer.safeParse(answer);
  if (!parsed.success) return undefined;
  const reason = reasonToDecline(parsed.data);
  if (reason === 'unclear') return unclearFrom(parsed.data);
  if (reason !== undefined) return declinedReply(reason === 'unnamed' ? undefined : reason, 'llm');
  const { intent } = parsed.data;
  const proposed = usableSettings(parsed.data);
  if (proposed === undefined) return undefined;
  if (intent === 'refinement') return changeFrom(parsed.data, proposed, question);
  return isTask(intent) ? taskFrom(intent, parsed.data, proposed, question) : undefined;
}

/** A danger that is not named keeps the light off now, and says nothing lasting about the person. */
type ReasonRead = DeclineReason | 'unclear' | 'unnamed';

/** An answer that contradicts itself is read the careful way: one word of danger is enough, numbers take none back. */
function reasonToDecline({ intent, declined, declineReason }: ProviderAnswer): ReasonRead | undefined {
  if (declineReason !== null && declineReason !== 'unclear') return declineReason;
  if (intent === 'unsafe_medical') return 'unnamed';
  if (intent === 'medical_claim') return 'medical';
  if (declineReason === 'unclear' || isUnclearIntent(intent)) return 'unclear';
  return declined ? 'unnamed' : undefined;
}

function isUnclearIntent(intent: Intent): intent is UnclearIntent {
  return intent === 'off_topic_unclear' || intent === 'prompt_injection';
}

function isTask(intent: Intent): intent is TaskIntent {
  return TASK_INTENTS.some((task) => task === intent);
}

function unclearFrom({ intent, narrativeExplanation }: ProviderAnswer): HeliosReply {
  const question = plainText(narrativeExplanation);
  return unclearReply({
    intent: isUnclearIntent(intent) ? intent : 'off_topic_unclear',
    source: 'llm',
    why: isFitNarrative(question, undefined) ? { question } : 'task',
  });
}

/** Rates that are missing, not above zero or in the wrong order say that the model did not understand its job. */
function usableSettings(answer: ProviderAnswer): OfferedSettings | undefined {
  const { globalModulationHz, centerModulationHz, visualHue } = answer;
  if (globalModulationHz === null || centerModulationHz === null || visualHue === null) return undefined;
  const isInOrder = globalModulationHz > 0 && globalModulationHz < centerModulationHz;
  return isInOrder ? { globalModulationHz, centerModulationHz, visualHue } : undefined;
}

function taskFrom(
  intent: TaskIntent,
  { globalModulationStrength, narrativeExplanation }: ProviderAnswer,
  proposed: OfferedSettings,
  { currentSettings, displayRefreshHz }: SuggestQuestion,
): HeliosReply {
  const snapped = snapToIntent(intent, proposed);
  const offered = offerSettings(snapped, displayRefreshHz);
  const highestHz = highestOfferedHz(displayRefreshHz);
  const visualHue = intent === 'sleep_winddown' ? eveningHue(offered.visualHue) : offered.visualHue;
  const strongest = Math.max(DEFAULT_STRENGTH, currentSettings.globalModulationStrength);
  const told: ToldSettings = { ...offered, visualHue, ...strengthOf(globalModulationStrength, strongest) };
  const text = plainText(narrativeExplanation);
  const isKept = isSame(proposed, told) && isFitNarrative(text, told);
  return settingsReply({
    intent,
    source: 'llm',
    settings: told,
    narrativeExplanation: isKept
      ? text
      : taskNarrative(intent, told, 'none', snapped.centerModulationHz > highestHz ? highestHz : undefined),
  });
}

function changeFrom(
  { globalModulationStrength, narrativeExplanation }: ProviderAnswer,
  proposed: OfferedSettings,
  { currentSettings, displayRefreshHz }: SuggestQuestion,
): HeliosReply {
  const asked = { ...proposed, ...strengthOf(globalModulationStrength, 1) };
  const settings = moderateChange(asked, currentSettings, displayRefreshHz);
  const text = plainText(narrativeExplanation);
  const isKept = isSame(proposed, settings) && isFitNarrative(text, settings);
  return settingsReply({
    intent: 'refinement',
    source: 'llm',
    settings,
    narrativeExplanation: isKept ? text : changeNarrative(currentSettings, settings),
  });
}

/** Nobody asked a task to be stronger than the light is, or would be by itself; "stronger" is a change, and a step. */
function strengthOf(strength: number | null, strongest: Share): Pick<ToldSettings, 'globalModulationStrength'> {
  return strength === null ? {} : { globalModulationStrength: roundShare(clamp(strength, 0, strongest)) };
}

/** Whether what is offered is what was proposed, but for rounding. Words about other numbers would be untrue. */
function isSame(proposed: OfferedSettings, offered: OfferedSettings): boolean {
  return (
    roundRate(proposed.centerModulationHz) === roundRate(offered.centerModulationHz) &&
    roundRate(proposed.globalModulationHz) === roundRate(offered.globalModulationHz) &&
    Math.round(proposed.visualHue) === Math.round(offered.visualHue)
  );
}
