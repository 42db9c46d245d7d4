import type { Section } from '../../../tools/measure/measurement.ts';
import { OutputClock } from '../src/index.ts';
import { chanceOf } from './page/render.ts';

const MINUTES = 30;
const FRAME_MS = 1000 / 60;
const DRIFT = 50e-6;
const JITTER_MS = 4;
const RATES_HZ = [8, 12];

/** Half an hour of light and sound on clocks that differ, told by timestamps that tremble. */
export function measurePhase(): Section {
  const chance = chanceOf(3);
  const clock = new OutputClock();
  const heardSeconds = (performanceMs: number) => 2 + ((1 + DRIFT) * performanceMs) / 1000;
  let largestMs = 0;
  for (let nowMs = 1000; nowMs < MINUTES * 60_000; nowMs += FRAME_MS) {
    const readingMs = (chance() - 0.5) * 2 * JITTER_MS + (chance() < 0.001 ? 50 : 0);
    clock.push({ contextTime: heardSeconds(nowMs) + readingMs / 1000, performanceTime: nowMs });
    if (nowMs < 5000 || !clock.isKnown) continue;
    largestMs = Math.max(largestMs, Math.abs(clock.contextSecondsAt(nowMs) - heardSeconds(nowMs)) * 1000);
  }
  return {
    title: 'Light and sound in phase for 30 minutes, 50 ppm apart, jittered timestamps',
    figures: RATES_HZ.map((hz) => {
      const cycles = (largestMs * hz) / 1000;
      return {
        name: `largest error at ${hz} Hz`,
        measured: `${cycles.toFixed(4)} cycles (${largestMs.toFixed(2)} ms)`,
        bar: 'under 1/8 cycle',
        isReached: cycles < 1 / 8,
      };
    }),
  };
}
