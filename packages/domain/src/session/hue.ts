import type { Degrees } from '../number/number.ts';

/** The hue of the live overlay, and of a suggestion that names none. The demo begins at 243 (RD-35). */
export const DEFAULT_HUE_DEGREES: Degrees = 240;

const FULL_CIRCLE_DEGREES = 360;

/** 0 and 360 are both real values and are kept; anything outside goes round the circle (RD-18). */
export function wrapHue(hueDegrees: Degrees): Degrees {
  if (hueDegrees >= 0 && hueDegrees <= FULL_CIRCLE_DEGREES) return hueDegrees;
  return ((hueDegrees % FULL_CIRCLE_DEGREES) + FULL_CIRCLE_DEGREES) % FULL_CIRCLE_DEGREES;
}

export type HueFamily =
  | 'red'
  | 'orange'
  | 'amber'
  | 'yellow'
  | 'green'
  | 'cyan'
  | 'blue'
  | 'indigo'
  | 'violet'
  | 'magenta';

// Red closes the circle from both sides. It is a family a person may choose, never one that is suggested.
const FAMILIES_BELOW: readonly { readonly belowDegrees: Degrees; readonly family: HueFamily }[] = [
  { belowDegrees: 15, family: 'red' },
  { belowDegrees: 30, family: 'orange' },
  { belowDegrees: 45, family: 'amber' },
  { belowDegrees: 70, family: 'yellow' },
  { belowDegrees: 160, family: 'green' },
  { belowDegrees: 200, family: 'cyan' },
  { belowDegrees: 235, family: 'blue' },
  { belowDegrees: 260, family: 'indigo' },
  { belowDegrees: 290, family: 'violet' },
  { belowDegrees: 340, family: 'magenta' },
];

export function hueFamilyOf(hueDegrees: Degrees): HueFamily {
  const wrapped = wrapHue(hueDegrees);
  return FAMILIES_BELOW.find(({ belowDegrees }) => wrapped < belowDegrees)?.family ?? 'red';
}

/** Saturated red is never suggested: it has the strictest flash rule. */
export function isSuggestedHue(hueDegrees: Degrees): boolean {
  return hueFamilyOf(hueDegrees) !== 'red';
}
