import type { Hertz } from '../number/number.ts';

export interface PitchPreset {
  readonly name: 'Deep Focus' | 'Flow State' | 'Harmony';
  readonly isochronicPitchHz: Hertz;
}

export const PITCH_PRESETS: readonly PitchPreset[] = [
  { name: 'Deep Focus', isochronicPitchHz: 136.1 },
  { name: 'Flow State', isochronicPitchHz: 205 },
  { name: 'Harmony', isochronicPitchHz: 432 },
];
