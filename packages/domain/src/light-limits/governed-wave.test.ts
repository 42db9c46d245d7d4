import { describe, expect, it } from 'vitest';
import { displayWave, governedWave, WAVEFORMS, waveAt } from '../index.ts';

const STEP_MS = 1;

/** The shortest time in which a wave goes through nine tenths of its range, one way. */
function shortestEdgeMs(hz: number, waveform: (typeof WAVEFORMS)[number]): number {
  const wave = governedWave(waveform, hz, 144);
  const cycleMs = 1000 / hz;
  const samples = Array.from({ length: Math.ceil(2 * cycleMs) }, (_, index) =>
    waveAt(wave, (index * STEP_MS) / cycleMs),
  );
  let shortest = Number.POSITIVE_INFINITY;
  for (const [from, low] of samples.entries()) {
    const to = samples.findIndex((sample, index) => index > from && Math.abs(sample - low) >= 0.9);
    if (to > from) shortest = Math.min(shortest, (to - from) * STEP_MS);
  }
  return shortest;
}

describe('waves at full depth', () => {
  it.each(WAVEFORMS.flatMap((waveform) => [0.5, 1, 1.2].map((hz) => ({ waveform, hz }))))(
    'take 150 ms for an edge: $waveform at $hz Hz',
    ({ waveform, hz }) => {
      expect(shortestEdgeMs(hz, waveform)).toBeGreaterThanOrEqual(150 * 0.9);
    },
  );

  it('are as sharp as the display allows above 1.2 Hz', () => {
    const question = { waveform: 'Square', hz: 2, refreshHz: 60 } as const;
    expect(governedWave('Square', 2, 60)).toEqual(displayWave(question));
  });
});
