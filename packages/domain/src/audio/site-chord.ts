import type { Hertz, Share } from '../number/number.ts';

export interface ChordTone {
  readonly hz: Hertz;
  readonly gain: Share;
}

/** The three tones that the landing page's wave plays when a visitor unmutes it. */
export const SITE_CHORD: readonly ChordTone[] = [
  { hz: 174, gain: 1 },
  { hz: 261, gain: 0.3 },
  { hz: 348, gain: 0.15 },
];

export const SITE_PULSE_HZ: Hertz = 6;
export const SITE_SWELL_HZ: Hertz = 0.1;
export const SITE_MASTER_GAIN: Share = 0.25;

/** It starts muted, and muting again silences it. */
export function siteMasterGain(isMuted: boolean): Share {
  return isMuted ? 0 : SITE_MASTER_GAIN;
}
