import type { Hertz } from '../number/number.ts';
import { type DisplayWave, displayWave } from '../overlay/wave.ts';
import type { Waveform } from '../session/waveform.ts';
import { GOVERNOR_LIMITS } from './governor-limits.ts';

/**
 * The wave that a layer is drawn with. Where full depth is allowed, no edge may be shorter than 150 ms: weighting n
 * harmonics against ringing spreads a step over 1 / (n + 1) of the cycle, which says how many there may be.
 */
export function governedWave(waveform: Waveform, hz: Hertz, refreshHz: Hertz): DisplayWave {
  if (!(hz <= GOVERNOR_LIMITS.fullDepthMaxHz)) return displayWave({ waveform, hz, refreshHz });
  const edgesPerCycle = Math.floor(1000 / hz / GOVERNOR_LIMITS.shortestEdgeMs);
  return displayWave({ waveform, hz, refreshHz, mostHarmonics: Math.max(1, edgesPerCycle - 1) });
}
