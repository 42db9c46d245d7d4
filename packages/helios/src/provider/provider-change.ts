import { clamp, type Degrees, type Hertz, type Share } from '@vayl/domain';
import { awayFromProvoking, inOrder, type PresentSettings } from '../refine/apply-refinement.ts';
import { globalBelow, LOWEST_CENTER_HZ, offeredHue, offeredRate } from '../settings/clamp.ts';
import { roundRate, roundShare } from '../settings/number.ts';
import type { ToldSettings } from './narrative-checks.ts';

/** A change is a step. A model that leaps has not understood that it was asked to refine. */
const LONGEST_STEP_FACTOR = 2;
const STRONGEST_STEP: Share = 0.25;

/** What a provider may change: what it moves is limited like anything offered, what it repeats stays as the person has it. */
export function moderateChange(
  asked: ToldSettings,
  present: PresentSettings,
  displayRefreshHz: Hertz | undefined,
): PresentSettings {
  const kept = inOrder(present);
  const center = changedCenter(asked.centerModulationHz, kept.centerModulationHz, displayRefreshHz);
  const changed = {
    centerModulationHz: center,
    globalModulationHz: changedGlobal(asked.globalModulationHz, kept.globalModulationHz, center),
    globalModulationStrength: changedStrength(asked.globalModulationStrength, kept.globalModulationStrength),
    visualHue: changedHue(asked.visualHue, kept.visualHue),
  };
  return changed.globalModulationStrength > kept.globalModulationStrength ? awayFromProvoking(changed) : changed;
}

function changedCenter(asked: Hertz, present: Hertz, displayRefreshHz: Hertz | undefined): Hertz {
  if (isRepeated(asked, present)) return present;
  const step = clamp(asked, present / LONGEST_STEP_FACTOR, present * LONGEST_STEP_FACTOR);
  const offered = Math.max(LOWEST_CENTER_HZ, offeredRate(step, displayRefreshHz));
  // As for a refinement of our own: a limit never turns "faster" into slower.
  return asked > present ? Math.max(present, offered) : Math.min(present, offered);
}

function changedGlobal(asked: Hertz, present: Hertz, center: Hertz): Hertz {
  return isRepeated(asked, present) && present < center ? present : globalBelow(asked, center);
}

function changedStrength(asked: Share | undefined, present: Share): Share {
  return asked === undefined ? present : Math.min(asked, roundShare(present + STRONGEST_STEP));
}

function changedHue(asked: Degrees, present: Degrees): Degrees {
  return Math.round(asked) === Math.round(present) ? present : offeredHue(asked);
}

function isRepeated(asked: Hertz, present: Hertz): boolean {
  return roundRate(asked) === roundRate(present);
}
