import { clamp, type Hertz, isFiniteNumber, type Share } from '../number/number.ts';

export const NOISE_BUFFER_SECONDS = 2;

/** Edits ramp in the shorter time, start, stop and mute in the longer: no audio parameter ever jumps. */
export const RAMP_SECONDS = { edit: 0.05, switch: 0.1 } as const;

/** What the tone's oscillator is built at, and its pitch while none is set (RD-36). */
export const CARRIER_HZ: Hertz = 136.1;

const DEEPEST_SWELL = 0.4;
const CUTOFF_PER_RATE = 4;
const LOWEST_CUTOFF_HZ: Hertz = 2;
/** Beyond this share of its pitch a gate's sidebands fold around 0 Hz and are no longer heard as pulses. */
const HIGHEST_GATE_PER_PITCH = 1 / 4;
/** A Butterworth low-pass at four times the rate delays the fundamental by 20.7°. */
const SMOOTHING_LAG_CYCLES = 20.7 / 360;

export function globalDepth(strength: Share): Share {
  return Math.min(DEEPEST_SWELL, strength / 2);
}

/** The slow swell's gain for a wave of −1 to 1: it dips below 1 and never rises above it. */
export function swellGain(strength: Share, wave: number): Share {
  const depth = globalDepth(strength);
  return 1 - depth + depth * clamp(wave, -1, 1);
}

/** The low-pass on a modulator, which rounds its edges. */
export function modulatorCutoffHz(modulationHz: Hertz): Hertz {
  return Math.max(CUTOFF_PER_RATE * modulationHz, LOWEST_CUTOFF_HZ);
}

/** How late the smoothed modulator is, which the light must match. */
export function smoothingLagSeconds(modulationHz: Hertz): number {
  return SMOOTHING_LAG_CYCLES / modulationHz;
}

export function tonePitchHz(isochronicPitch: Hertz | undefined): Hertz {
  return isFiniteNumber(isochronicPitch) ? isochronicPitch : CARRIER_HZ;
}

export function audibleGateHz(centerModulationHz: Hertz, pitchHz: Hertz): Hertz {
  return Math.min(centerModulationHz, pitchHz * HIGHEST_GATE_PER_PITCH);
}

/** With audio of their own playing, people get the light and none of our sound (RD-38). */
export function isSoundWanted({
  isOn,
  hasOwnAudio,
}: {
  readonly isOn: boolean;
  readonly hasOwnAudio: boolean;
}): boolean {
  return isOn && !hasOwnAudio;
}
