import type { Degrees, Hertz } from '../number/number.ts';

/** The six choices that Helios offers, and the presets that every copy of the product has. */
export interface SessionPreset {
  readonly name: 'Focus' | 'Create' | 'Light work' | 'Alert' | 'Calm' | 'Sleep';
  readonly centerModulationHz: Hertz;
  readonly globalModulationHz: Hertz;
  readonly visualHue: Degrees;
}

export const SESSION_PRESETS: readonly SessionPreset[] = [
  { name: 'Focus', centerModulationHz: 14, globalModulationHz: 6, visualHue: 205 },
  { name: 'Create', centerModulationHz: 10, globalModulationHz: 5, visualHue: 275 },
  { name: 'Light work', centerModulationHz: 12, globalModulationHz: 6, visualHue: 165 },
  { name: 'Alert', centerModulationHz: 14.5, globalModulationHz: 7, visualHue: 190 },
  { name: 'Calm', centerModulationHz: 6, globalModulationHz: 0.1, visualHue: 140 },
  // Evening light without blue.
  { name: 'Sleep', centerModulationHz: 2, globalModulationHz: 0.1, visualHue: 35 },
];

/** The fields of a preset as a change of settings: it never switches anything on and leaves the rest alone. */
export function presetChange({ name: _name, ...change }: SessionPreset): Omit<SessionPreset, 'name'> {
  return change;
}
