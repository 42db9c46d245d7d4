import { describe, expect, it } from 'vitest';
import { type Edit, largestStep, peakOf, render, seconds, TONE } from '../../measure/page/render.ts';
import { spectrumOf } from '../index.ts';

const RATE_HZ = 48_000;
const SILENCE = 10 ** (-90 / 20);
const apply = (atSeconds: number, change: Partial<typeof TONE>): Edit => ({
  atSeconds,
  act: 'apply',
  settings: { ...TONE, ...change },
});
const stop = (atSeconds: number): Edit => ({ atSeconds, act: 'stop', settings: TONE });

/** Energy above 2 kHz within 50 ms of an instant, against all of that window's. */
function highEnergyDb(samples: Float32Array, atSeconds: number): number {
  const { amplitudes, hzPerBin } = spectrumOf(seconds(samples, atSeconds - 0.05, atSeconds + 0.05), RATE_HZ);
  const energy = (values: Float64Array) => values.reduce((sum, value) => sum + value * value, 0);
  return 10 * Math.log10(energy(amplitudes.subarray(Math.round(2000 / hzPerBin))) / energy(amplitudes));
}

describe('an edit', () => {
  it('[TON-11] starts, changes and stops without a step', async () => {
    const samples = await render(6, TONE, [
      apply(2, { isochronicPitch: 136.1, centerModulationHz: 9 }),
      apply(3, { waveform: 'Square' }),
      stop(4),
    ]);
    expect(largestStep(samples)).toBeLessThanOrEqual(1.02 * 0.5 * 2 * Math.PI * (205 / RATE_HZ));
  });

  it.each([
    ['a start', 0.1, []],
    ['a stop', 2, [stop(2)]],
    ['a quieter volume', 2, [apply(2, { masterAudioVolume: 0.2 })]],
    ['a mute', 2, [apply(2, { masterAudioVolume: 0 })]],
    ['another pitch', 2, [apply(2, { isochronicPitch: 432 })]],
    ['another waveform', 2, [apply(2, { waveform: 'Square' })]],
    ['a much faster gate, in mid-pulse', 2.02, [apply(2.02, { centerModulationHz: 100 })]],
    ['a stronger swell', 2, [apply(2, { globalModulationStrength: 1 })]],
  ] as const)('[TON-11] is heard without a click: %s', async (_name, atSeconds, edits) => {
    expect(highEnergyDb(await render(3, TONE, edits), atSeconds)).toBeLessThan(-90);
  });

  // Noise is in stereo and the tone is not: the guard before the loudspeaker must not begin anew when one comes or goes.
  it('[TON-11] leaves the tone whole when a background comes, and when it is gone', async () => {
    const faint = { backgroundSoundType: 'pink', backgroundVolume: 0.0001 } as const;
    for (const lateSeconds of [0, 0.02, 0.04]) {
      const samples = await render(4, TONE, [apply(1 + lateSeconds, faint), apply(2 + lateSeconds, {})]);
      expect(largestStep(samples)).toBeLessThanOrEqual(1.02 * 0.5 * 2 * Math.PI * (205 / RATE_HZ));
    }
  });

  it('[TON-11] that follows another at once goes on where that one was, in value and in slope', async () => {
    const dragged = Array.from({ length: 12 }, (_, frame) =>
      apply(2 + frame / 60, { masterAudioVolume: 0.05 + frame * 0.08 }),
    );
    const samples = await render(3, { ...TONE, masterAudioVolume: 0.01 }, dragged);
    for (const { atSeconds } of dragged.slice(2)) expect(highEnergyDb(samples, atSeconds)).toBeLessThan(-95);
  });

  it.each([2, 2.0025, 2.005, 2.0075])(
    'of the rate never throws a square beyond its level, at %d s',
    async (atSeconds) => {
      const fast = { waveform: 'Square', centerModulationHz: 100, isochronicPitch: 1760 } as const;
      const samples = await render(3, { ...TONE, ...fast }, [apply(atSeconds, { ...fast, centerModulationHz: 0.1 })]);
      expect(peakOf(samples)).toBeLessThanOrEqual(0.5);
    },
  );

  it('[TON-12] has arrived after 0.05 s, and not before', async () => {
    const samples = await render(3, { ...TONE, isochronicPitch: 1760, centerModulationHz: 1 }, [
      apply(2, { isochronicPitch: 1760, centerModulationHz: 1, masterAudioVolume: 0 }),
    ]);
    // The shaper holds everything back by 4 ms.
    expect(peakOf(seconds(samples, 2.044, 2.05))).toBeGreaterThan(1e-4);
    expect(peakOf(seconds(samples, 2.055, 2.2))).toBeLessThan(SILENCE);
  });

  it('that comes before the sound has begun begins with it', async () => {
    const samples = await render(2, TONE, [apply(0.05, { isochronicPitch: 432 })]);
    expect(peakOf(seconds(samples, 0, 0.1))).toBe(0);
    expect(highEnergyDb(samples, 0.1)).toBeLessThan(-80);
  });

  it('[TON-13] that stops the sound leaves silence after half a second', async () => {
    const samples = await render(4, TONE, [stop(2)]);
    expect(peakOf(seconds(samples, 2.5, 4))).toBeLessThan(SILENCE);
  });

  it('[RD-38] silences everything while people listen to something of their own, and brings it back', async () => {
    const pink = { backgroundSoundType: 'pink', backgroundVolume: 0.5 } as const;
    const samples = await render(4, { ...TONE, ...pink }, [
      apply(1, { ...pink, hasOwnAudio: true }),
      apply(3, { ...pink, hasOwnAudio: false }),
    ]);
    expect(peakOf(seconds(samples, 0.5, 1))).toBeGreaterThan(0.1);
    expect(peakOf(seconds(samples, 1.1, 3))).toBeLessThan(SILENCE);
    expect(peakOf(seconds(samples, 3.5, 4))).toBeGreaterThan(0.1);
  });
});
