import { ERROR_TEXT, type ErrorCode } from '../errors/error-catalogue.ts';
import { clampFrequency } from '../frequency/range.ts';
import { clamp, isFiniteNumber } from '../number/number.ts';
import { err, ok, type Result } from '../result/result.ts';
import { DEFAULT_HUE_DEGREES, wrapHue } from '../session/hue.ts';
import { DEFAULT_STRENGTH, type SessionSettings } from '../session/settings.ts';
import { changedSince } from './changed-since.ts';
import type { Suggestion } from './suggestion.ts';
import { SuggestionFailure, SuggestionReply } from './suggestion-reply.ts';

export type SuggestionOutcome =
  | { readonly is: 'accepted'; readonly suggestion: Suggestion; readonly narrativeExplanation: string }
  | { readonly is: 'declined'; readonly narrativeExplanation: string; readonly blocksFlicker?: true }
  | { readonly is: 'unclear'; readonly narrativeExplanation: string; readonly choices?: readonly string[] }
  | { readonly is: 'failed'; readonly message: string };

export interface SuggestionResponse {
  readonly ok: boolean;
  readonly body: unknown;
}

const SUGGESTED_VOLUME = 0.1;

/**
 * Reads the answer of the suggestion call, or that there was none. A refinement changes what it moved away from the
 * settings that were `sent`, and leaves everything else as it is by `now`, when the answer has come.
 */
export function readSuggestion(
  response: SuggestionResponse | 'no-response',
  sent: SessionSettings,
  now: SessionSettings = sent,
): SuggestionOutcome {
  if (response === 'no-response') return failedWith('suggestion/failed');
  const { ok: isOk, body } = response;
  if (isOk) return judgeReply(SuggestionReply.safeParse(body).data, sent, now);
  const failure = SuggestionFailure.safeParse(body).data;
  if (failure?.fallback !== undefined) return judgeReply(failure.fallback, sent, now);
  return { is: 'failed', message: failure?.error ?? ERROR_TEXT['suggestion/failed'] };
}

function judgeReply(
  reply: SuggestionReply | undefined,
  sent: SessionSettings,
  now: SessionSettings,
): SuggestionOutcome {
  if (reply === undefined) return failedWith('suggestion/invalid-frequency-values');
  const { narrativeExplanation, blocksFlicker, choices } = reply;
  // A refusal carries no frequencies, so it is looked at first (RD-81).
  if (reply.declined) return { is: 'declined', narrativeExplanation, ...(blocksFlicker ? { blocksFlicker } : {}) };
  if (reply.unclear) return { is: 'unclear', narrativeExplanation, ...(choices === undefined ? {} : { choices }) };
  const rates = acceptRates(reply);
  if (!rates.ok) return failedWith(rates.error);
  const asked = { ...rates.value, ...clientAdditions(reply, sent) };
  const suggestion = reply.intent === 'refinement' ? changedSince(asked, sent, now) : asked;
  return { is: 'accepted', suggestion, narrativeExplanation };
}

type Rates = Pick<Suggestion, 'globalModulationHz' | 'centerModulationHz'>;

function acceptRates({ globalModulationHz, centerModulationHz }: SuggestionReply): Result<Rates, ErrorCode> {
  if (!isRate(globalModulationHz) || !isRate(centerModulationHz)) return err('suggestion/invalid-frequency-values');
  const rates = {
    globalModulationHz: clampFrequency(globalModulationHz),
    centerModulationHz: clampFrequency(centerModulationHz),
  };
  // Judged after the clamp, which keeps the order: two rates beyond the range meet at its edge.
  return rates.globalModulationHz < rates.centerModulationHz
    ? ok(rates)
    : err('suggestion/invalid-frequency-relationship');
}

function clientAdditions(reply: SuggestionReply, current: SessionSettings): Omit<Suggestion, keyof Rates> {
  const isRefinement = reply.intent === 'refinement';
  const strength =
    reply.globalModulationStrength ?? (isRefinement ? current.globalModulationStrength : DEFAULT_STRENGTH);
  return {
    globalModulationStrength: clamp(strength, 0, 1),
    masterAudioVolume: isRefinement ? current.masterAudioVolume : SUGGESTED_VOLUME,
    waveform: isRefinement ? current.waveform : 'Sine',
    visualHue: wrapHue(reply.visualHue ?? DEFAULT_HUE_DEGREES),
  };
}

function isRate(hz: number | undefined): hz is number {
  return isFiniteNumber(hz) && hz > 0;
}

function failedWith(code: ErrorCode): SuggestionOutcome {
  return { is: 'failed', message: ERROR_TEXT[code] };
}
