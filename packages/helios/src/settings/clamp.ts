import {
  clamp,
  clampFrequency,
  type Degrees,
  FREQUENCY_RANGE_HZ,
  type Hertz,
  isSuggestedHue,
  wrapHue,
} from '@vayl/domain';
import { roundRate } from './number.ts';

export interface OfferedSettings {
  readonly globalModulationHz: Hertz;
  readonly centerModulationHz: Hertz;
  readonly visualHue: Degrees;
}

/** What is assumed where nobody measured the display: the slowest common one. */
const ASSUMED_REFRESH_HZ = 60;
/** Helios offers a rate only where a display has three frames for each cycle; what is drawn is decided elsewhere. */
const FEWEST_FRAMES_PER_CYCLE = 3;
/** The rates that provoke most (Fisher 2005). Nothing is offered from the lower end to the upper one. */
const AVOIDED_HZ = { from: 15, to: 25 } as const;
const JUST_BELOW_AVOIDED_HZ = 14.9;
const JUST_ABOVE_AVOIDED_HZ = 25.1;
const MOST_GLOBAL_SHARE = 0.8;
export const LOWEST_CENTER_HZ: Hertz = 0.2;
const EVENING_HUES: { readonly min: Degrees; readonly max: Degrees } = { min: 15, max: 70 };
const NEAREST_TO_RED: { readonly above: Degrees; readonly below: Degrees } = { above: 15, below: 339 };

export function highestOfferedHz(displayRefreshHz: Hertz | undefined): Hertz {
  const isKnown = displayRefreshHz !== undefined && displayRefreshHz > 0 && Number.isFinite(displayRefreshHz);
  return Math.min(FREQUENCY_RANGE_HZ.max, (isKnown ? displayRefreshHz : ASSUMED_REFRESH_HZ) / FEWEST_FRAMES_PER_CYCLE);
}

function isAvoided(hz: Hertz): boolean {
  return hz >= AVOIDED_HZ.from && hz <= AVOIDED_HZ.to;
}

/** A rate as it is, or just below the avoided ones. */
export function belowAvoided(hz: Hertz): Hertz {
  return isAvoided(hz) ? JUST_BELOW_AVOIDED_HZ : hz;
}

/** The nearest rate that may be offered, at a display's limit or below it. */
export function offeredRate(hz: Hertz, displayRefreshHz: Hertz | undefined): Hertz {
  const highest = highestOfferedHz(displayRefreshHz);
  // Rounded first: 14.96 Hz would pass and then be offered as 15.
  const shown = floorRate(Math.min(clampFrequency(hz), highest), highest);
  if (!isAvoided(shown)) return shown;
  const isNearerAbove = hz - AVOIDED_HZ.from > AVOIDED_HZ.to - hz;
  return isNearerAbove && JUST_ABOVE_AVOIDED_HZ <= highest ? JUST_ABOVE_AVOIDED_HZ : JUST_BELOW_AVOIDED_HZ;
}

/** Rounding may not lift a rate above what the display shows. */
function floorRate(hz: Hertz, highest: Hertz): Hertz {
  const rounded = roundRate(hz);
  return rounded <= highest ? rounded : Math.floor(highest * 10) / 10;
}

/** Saturated red is never offered: it becomes the nearest hue that is. */
export function offeredHue(hueDegrees: Degrees): Degrees {
  const wrapped = Math.round(wrapHue(hueDegrees));
  if (isSuggestedHue(wrapped)) return wrapped;
  return wrapped > NEAREST_TO_RED.above ? NEAREST_TO_RED.below : NEAREST_TO_RED.above;
}

/** Light for the evening has no blue in it. */
export function eveningHue(hueDegrees: Degrees): Degrees {
  return clamp(hueDegrees, EVENING_HUES.min, EVENING_HUES.max);
}

/** The global rate that fits below a centre rate: lower by a clear step, never among the avoided, never off the range. */
export function globalBelow(globalHz: Hertz, centerHz: Hertz): Hertz {
  const fitting = Math.min(clampFrequency(globalHz), MOST_GLOBAL_SHARE * centerHz);
  const rounded = belowAvoided(roundRate(fitting));
  const lower = rounded < centerHz ? rounded : roundRate(MOST_GLOBAL_SHARE * centerHz);
  return Math.max(FREQUENCY_RANGE_HZ.min, lower);
}

/** The limits for whatever an engine proposes, a provider's included. */
export function offerSettings(proposed: OfferedSettings, displayRefreshHz: Hertz | undefined): OfferedSettings {
  const centerModulationHz = Math.max(LOWEST_CENTER_HZ, offeredRate(proposed.centerModulationHz, displayRefreshHz));
  const globalHz = offeredRate(proposed.globalModulationHz, displayRefreshHz);
  return {
    centerModulationHz,
    globalModulationHz: globalBelow(globalHz, centerModulationHz),
    visualHue: offeredHue(proposed.visualHue),
  };
}
