import { bandOf, clampFrequency, displayFrequency, FREQUENCY_RANGE_HZ, type Hertz } from '@vayl/domain';
import { positionOf, roundestNear, STEP_WIDTH } from './position.ts';

/** Global is the edges of the screen, a ring above the line. Center is its middle, a dot below the line. */
export type PinName = 'global' | 'center';

export const PIN_LABELS: Readonly<Record<PinName, string>> = { global: 'Global', center: 'Centre' };

export interface Pins {
  readonly globalHz?: Hertz | undefined;
  readonly centerHz?: Hertz | undefined;
}

export function pinHz(pins: Pins, pin: PinName): Hertz | undefined {
  return pin === 'global' ? pins.globalHz : pins.centerHz;
}

export interface PinReach {
  readonly minHz: Hertz;
  readonly maxHz: Hertz;
}

/**
 * How far a pin may go. Global stays below centre, so each ends one step before its partner; a pair that stands closer
 * already, because something else set it so, is not driven apart.
 */
export function reachOf(pins: Pins, pin: PinName): PinReach {
  const { min, max } = FREQUENCY_RANGE_HZ;
  const { globalHz, centerHz } = pins;
  if (globalHz === undefined || centerHz === undefined) return { minHz: min, maxHz: max };
  if (pin === 'global') return { minHz: min, maxHz: Math.max(globalHz, besides(centerHz, -1)) };
  return { minHz: Math.min(centerHz, besides(globalHz, 1)), maxHz: max };
}

export interface PinMove {
  readonly hz: Hertz;
  /** The partner stood in the way. It is never pushed. */
  readonly isStopped: boolean;
}

export function movePin(pins: Pins, pin: PinName, wantedHz: Hertz): PinMove {
  const { minHz, maxHz } = reachOf(pins, pin);
  const insideHz = clampFrequency(wantedHz);
  const hz = Math.min(Math.max(insideHz, minHz), maxHz);
  return { hz, isStopped: hz !== insideHz };
}

/** What a screen reader says of a pin: "6 Hz, Theta, Meditation & creativity". */
export function pinText(hz: Hertz): string {
  const { name, description } = bandOf(hz);
  return `${displayFrequency(hz).text}, ${name}, ${description}`;
}

/** A whole ruler in words, for where its pins cannot be visited one by one. */
export function rulerText(pins: Pins): string {
  const spoken = (['global', 'center'] as const).flatMap((pin) => {
    const hz = pinHz(pins, pin);
    return hz === undefined ? [] : [`${PIN_LABELS[pin]} ${pinText(hz)}`];
  });
  return spoken.length === 0 ? 'Frequency scale, 0.1 to 100 Hz, logarithmic' : spoken.join('; ');
}

function besides(hz: Hertz, steps: -1 | 1): Hertz {
  return roundestNear(positionOf(hz) + steps * STEP_WIDTH, STEP_WIDTH);
}
