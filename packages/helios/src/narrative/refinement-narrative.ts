import { bandOf, intensityText } from '@vayl/domain';
import type { PresentSettings, Refined } from '../refine/apply-refinement.ts';
import type { AskedChange, Refinement } from '../refine/parse-refinement.ts';
import { rateText } from './rate-text.ts';

/** Says what changed, what could not, and that the rest stayed. */
export function refinementNarrative(refinement: Refinement, before: PresentSettings, result: Refined): string {
  const { settings } = result;
  if (refinement.is === 'keep') {
    return keptText(settings);
  }
  if (refinement.is === 'undo') {
    return 'I changed nothing. Undo, below my last reply, brings back the settings before it.';
  }
  return [movedText(before, settings), ...remarks(refinement, result)].filter((sentence) => sentence !== '').join(' ');
}

/** For a change that somebody else worked out: what moved, or that nothing did. */
export function changeNarrative(before: PresentSettings, after: PresentSettings): string {
  const moved = movedText(before, after);
  return moved === '' ? keptText(after) : moved;
}

function keptText({ centerModulationHz, globalModulationHz }: PresentSettings): string {
  return `I leave everything as it is: ${rateText(centerModulationHz)} over ${rateText(globalModulationHz)}.`;
}

const END_TEXT = {
  center: 'The rhythm is as far as I go in that direction on this display.',
  strength: 'The intensity is already at its end.',
} as const;

const LOWERED_TEXT = 'Light does not get stronger between 15 and 25 Hz, so I took the rhythm below that.';

function remarks({ dials, hue }: AskedChange, { atEnd, isRateLowered }: Refined): readonly string[] {
  const isRedAsked = hue?.hue === 'red' && !hue.isAway;
  return [
    atEnd === undefined ? '' : END_TEXT[atEnd],
    isRateLowered ? LOWERED_TEXT : '',
    isRedAsked ? 'I do not offer saturated red; this is the nearest hue.' : '',
    dials.has('volume') ? 'The volume has its own slider; I leave it to you.' : '',
  ];
}

function movedText(before: PresentSettings, after: PresentSettings): string {
  const {
    centerModulationHz: center,
    globalModulationHz: global,
    globalModulationStrength: strength,
    visualHue,
  } = after;
  const moves = [
    center === before.centerModulationHz ? '' : `the centre rhythm to ${rateText(center)} (${bandOf(center).name})`,
    global === before.globalModulationHz ? '' : `the slower one to ${rateText(global)}`,
    strength === before.globalModulationStrength ? '' : `the intensity to ${intensityText(strength)}`,
    visualHue === before.visualHue ? '' : `the hue to ${Math.round(visualHue)}°`,
  ].filter((move) => move !== '');
  return moves.length === 0 ? '' : `I moved ${moves.join(', ')}; the rest stays as it was.`;
}
