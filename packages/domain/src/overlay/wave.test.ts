import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayWave, harmonicsThatFit, WAVEFORM_CODES, WAVEFORMS, type Waveform, waveAt } from '../index.ts';

const anyWaveform = fc.constantFrom(...WAVEFORMS);
const anyRefreshHz = fc.constantFrom(60, 75, 120, 144);

/** Amplitude of the line at a multiple of the wave's own rate, from one cycle of samples. */
function lineAmplitude(wave: (phaseCycles: number) => number, harmonic: number): number {
  const samples = 1024;
  let re = 0;
  let im = 0;
  for (let index = 0; index < samples; index += 1) {
    const turn = (2 * Math.PI * harmonic * index) / samples;
    re += wave(index / samples) * Math.cos(turn);
    im += wave(index / samples) * Math.sin(turn);
  }
  return (2 * Math.hypot(re, im)) / samples;
}

describe('codes', () => {
  it.each([
    { id: 'OVL-11', waveform: 'Sine', code: 0 },
    { id: 'OVL-12', waveform: 'Square', code: 1 },
    { id: 'OVL-13', waveform: 'Triangle', code: 2 },
    { id: 'OVL-14', waveform: 'Sawtooth', code: 3 },
  ] as const)('[$id] knows $waveform as $code', ({ waveform, code }) => {
    expect(WAVEFORM_CODES[waveform]).toBe(code);
  });
});

describe('harmonics', () => {
  it.each([
    { hz: 12, refreshHz: 60, fit: 2 },
    { hz: 9, refreshHz: 60, fit: 2 },
    { hz: 8, refreshHz: 60, fit: 3 },
    { hz: 27, refreshHz: 60, fit: 0 },
    { hz: 26.9, refreshHz: 60, fit: 1 },
    { hz: 40, refreshHz: 60, fit: 0 },
    { hz: 40, refreshHz: 120, fit: 1 },
    { hz: Number.NaN, refreshHz: 60, fit: 0 },
    { hz: 8, refreshHz: 0, fit: 0 },
  ])('fits $fit harmonics of $hz Hz on a $refreshHz Hz display', ({ hz, refreshHz, fit }) => {
    expect(harmonicsThatFit(hz, refreshHz)).toBe(fit);
  });

  it('never puts power at or above 0.45 of the refresh rate', () => {
    fc.assert(
      fc.property(anyWaveform, anyRefreshHz, fc.double({ min: 1, max: 60, noNaN: true }), (waveform, refreshHz, hz) => {
        const { amplitudes } = displayWave({ waveform, hz, refreshHz });
        expect(amplitudes.length * hz).toBeLessThan(0.45 * refreshHz);
      }),
    );
  });

  it('draws Square above 9 Hz on a 60 Hz display as a sine', () => {
    const square = displayWave({ waveform: 'Square', hz: 9.1, refreshHz: 60 });
    const sine = displayWave({ waveform: 'Sine', hz: 9.1, refreshHz: 60 });
    for (let step = 0; step < 20; step += 1) expect(waveAt(square, step / 20)).toBeCloseTo(waveAt(sine, step / 20), 12);
  });

  it.each(WAVEFORMS)('gives %s only harmonics that the wave itself has', (waveform: Waveform) => {
    const wave = displayWave({ waveform, hz: 1, refreshHz: 60 });
    const lines = [1, 2, 3, 4, 5].map((harmonic) => lineAmplitude((phase) => waveAt(wave, phase), harmonic));
    const hasEven = waveform === 'Sawtooth';
    const hasOdd = waveform !== 'Sine';
    expect(lines[0]).toBeGreaterThan(0.3);
    expect(lines.map((line) => line > 1e-6)).toEqual([true, hasEven, hasOdd, hasEven, hasOdd]);
  });
});

describe('shape', () => {
  it('stays between 0 and 1 and reaches close to both', () => {
    fc.assert(
      fc.property(anyWaveform, fc.double({ min: 0.1, max: 26, noNaN: true }), (waveform, hz) => {
        const wave = displayWave({ waveform, hz, refreshHz: 60 });
        const samples = Array.from({ length: 4096 }, (_, index) => waveAt(wave, index / 4096));
        expect(Math.min(...samples)).toBeGreaterThanOrEqual(0);
        expect(Math.min(...samples)).toBeLessThan(0.01);
        expect(Math.max(...samples)).toBeGreaterThan(0.99);
        expect(Math.max(...samples)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 40 },
    );
  });

  it('does not ring: a square that rises does not fall back before its plateau ends', () => {
    const wave = displayWave({ waveform: 'Square', hz: 1, refreshHz: 60 });
    const rise = Array.from({ length: 250 }, (_, index) => waveAt(wave, index / 1000));
    const deepestFall = rise.reduce(
      ({ highest, fall }, sample) => ({ highest: Math.max(highest, sample), fall: Math.max(fall, highest - sample) }),
      { highest: 0, fall: 0 },
    ).fall;
    expect(deepestFall).toBeLessThan(0.02);
  });

  it.each([
    { waveform: 'Sine', quarter: 1, threeQuarters: 0 },
    { waveform: 'Square', quarter: 1, threeQuarters: 0 },
    { waveform: 'Triangle', quarter: 1, threeQuarters: 0 },
    { waveform: 'Sawtooth', quarter: 0.75, threeQuarters: 0.25 },
  ] as const)('rises from the middle like the audio oscillator: $waveform', ({ waveform, quarter, threeQuarters }) => {
    const wave = displayWave({ waveform, hz: 0.5, refreshHz: 60 });
    expect(waveAt(wave, 0)).toBeCloseTo(0.5, 12);
    expect(waveAt(wave, 0.25)).toBeCloseTo(quarter, 1);
    expect(waveAt(wave, 0.75)).toBeCloseTo(threeQuarters, 1);
  });

  it('repeats every cycle, before zero too', () => {
    const wave = displayWave({ waveform: 'Sawtooth', hz: 2, refreshHz: 60 });
    for (const phase of [0.1, 0.37, 0.9]) {
      expect(waveAt(wave, phase + 1000)).toBeCloseTo(waveAt(wave, phase), 9);
      expect(waveAt(wave, phase - 3)).toBeCloseTo(waveAt(wave, phase), 9);
    }
  });

  it('rests at its mean where the display can show nothing of it', () => {
    for (const waveform of WAVEFORMS) expect(waveAt(displayWave({ waveform, hz: 40, refreshHz: 60 }), 0.3)).toBe(0.5);
  });
});
