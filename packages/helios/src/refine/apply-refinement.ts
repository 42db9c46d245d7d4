import {
  clamp,
  clampFrequency,
  type Degrees,
  FREQUENCY_RANGE_HZ,
  type Hertz,
  type SessionSettings,
  type Share,
  wrapHue,
} from '@vayl/domain';
import {
  belowAvoided,
  globalBelow,
  highestOfferedHz,
  LOWEST_CENTER_HZ,
  offeredHue,
  offeredRate,
} from '../settings/clamp.ts';
import { roundRate, roundShare } from '../settings/number.ts';
import type { HueAsk } from './asked-hue.ts';
import type { Refinement, StepSize } from './parse-refinement.ts';
import type { Direction } from './refine-table.ts';
import type { HueWish } from './refine-words.ts';

export type PresentSettings = Pick<
  SessionSettings,
  'globalModulationHz' | 'centerModulationHz' | 'globalModulationStrength' | 'visualHue'
>;

export interface Refined {
  readonly settings: PresentSettings;
  /** A dial that was asked for and already stands at its end. */
  readonly atEnd: 'center' | 'strength' | undefined;
  /** Whether the rate gave way, because light does not get stronger at the rates that provoke most. */
  readonly isRateLowered: boolean;
}

const CENTER_FACTORS: Readonly<Record<StepSize, { readonly up: number; readonly down: number }>> = {
  small: { up: 1.15, down: 0.85 },
  usual: { up: 1.3, down: 0.75 },
  large: { up: 1.6, down: 0.6 },
  twofold: { up: 2, down: 0.5 },
};
const STRENGTH_STEPS: Readonly<Record<Exclude<StepSize, 'twofold'>, Share>> = { small: 0.1, usual: 0.15, large: 0.25 };
const STRENGTH_RANGE = { min: 0.05, max: 1 } as const;

const HUES: Readonly<Record<HueWish, Degrees>> = {
  red: 15,
  orange: 25,
  yellow: 55,
  green: 130,
  cyan: 178,
  blue: 215,
  violet: 275,
  magenta: 322,
  warm: 38,
  cool: 200,
};
/** Where a hue that is not wanted gives way to. */
const AWAY_FROM: Readonly<Record<HueWish, Degrees>> = {
  red: 140,
  orange: 175,
  yellow: 175,
  green: 215,
  cyan: 40,
  blue: 40,
  violet: 150,
  magenta: 175,
  warm: 180,
  cool: 40,
};

/** Changes what was asked about and leaves the rest as the person has it, even where nobody would suggest it. */
export function applyRefinement(
  refinement: Refinement,
  present: PresentSettings,
  displayRefreshHz: Hertz | undefined,
): Refined {
  const kept = inOrder(present);
  if (refinement.is !== 'change') {
    return { settings: isInOrder(present) ? present : kept, atEnd: undefined, isRateLowered: false };
  }
  const { dials, hue, size } = refinement;
  const centerAsk = dials.get('center');
  const strengthAsk = dials.get('strength');
  const center =
    centerAsk === undefined
      ? kept.centerModulationHz
      : stepCenter(kept.centerModulationHz, centerAsk, size, displayRefreshHz);
  const strength =
    strengthAsk === undefined
      ? kept.globalModulationStrength
      : stepStrength(kept.globalModulationStrength, strengthAsk, size);
  const isCenterStuck = centerAsk !== undefined && center === kept.centerModulationHz;
  const isStrengthStuck = strengthAsk !== undefined && strength === kept.globalModulationStrength;
  const changed = {
    centerModulationHz: center,
    globalModulationHz:
      center === kept.centerModulationHz ? kept.globalModulationHz : globalBelow(kept.globalModulationHz, center),
    globalModulationStrength: strength,
    visualHue: hue === undefined ? kept.visualHue : hueFor(hue),
  };
  const settings = strength > kept.globalModulationStrength ? awayFromProvoking(changed) : changed;
  return {
    settings,
    atEnd: endReached(isCenterStuck, isStrengthStuck),
    isRateLowered: settings !== changed,
  };
}

/** Light that gets stronger leaves the rates that provoke most, whoever set them. The same settings where it is not there. */
export function awayFromProvoking(settings: PresentSettings): PresentSettings {
  const center = belowAvoided(settings.centerModulationHz);
  const global = belowAvoided(settings.globalModulationHz);
  if (center === settings.centerModulationHz && global === settings.globalModulationHz) return settings;
  return { ...settings, centerModulationHz: center, globalModulationHz: globalBelow(global, center) };
}

function isInOrder({ globalModulationHz, centerModulationHz, visualHue }: PresentSettings): boolean {
  const areRates = [globalModulationHz, centerModulationHz].every((hz) => clampFrequency(hz) === hz);
  return areRates && globalModulationHz < centerModulationHz && wrapHue(visualHue) === visualHue;
}

function endReached(isCenterStuck: boolean, isStrengthStuck: boolean): Refined['atEnd'] {
  if (isCenterStuck) return 'center';
  return isStrengthStuck ? 'strength' : undefined;
}

/** Settings as any reply must have them: inside the range, the global rate below the centre's. */
export function inOrder(present: PresentSettings): PresentSettings {
  const center = Math.max(clampFrequency(present.centerModulationHz), LOWEST_CENTER_HZ);
  const global = clampFrequency(present.globalModulationHz);
  return {
    ...present,
    centerModulationHz: center,
    globalModulationHz: global < center ? global : globalBelow(global, center),
    visualHue: wrapHue(present.visualHue),
  };
}

function stepCenter(hz: Hertz, direction: Direction, size: StepSize, displayRefreshHz: Hertz | undefined): Hertz {
  const { up, down } = CENTER_FACTORS[size];
  if (direction === -1) {
    const lower = Math.max(hz * down, LOWEST_CENTER_HZ);
    return Math.min(hz, Math.max(LOWEST_CENTER_HZ, roundRate(offeredRate(lower, displayRefreshHz))));
  }
  // A rate that is already beyond what may be offered stays: "faster" never makes it slower.
  const wanted = Math.min(hz * up, FREQUENCY_RANGE_HZ.max, highestOfferedHz(displayRefreshHz));
  return Math.max(hz, offeredRate(wanted, displayRefreshHz));
}

function stepStrength(strength: Share, direction: Direction, size: StepSize): Share {
  const { up, down } = CENTER_FACTORS.twofold;
  const wanted =
    size === 'twofold' ? strength * (direction === 1 ? up : down) : strength + direction * STRENGTH_STEPS[size];
  const moved = roundShare(clamp(wanted, STRENGTH_RANGE.min, STRENGTH_RANGE.max));
  return direction === 1 ? Math.max(strength, moved) : Math.min(strength, moved);
}

function hueFor({ hue, isAway }: HueAsk): Degrees {
  return offeredHue(isAway ? AWAY_FROM[hue] : HUES[hue]);
}
