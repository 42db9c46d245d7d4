import { describe, expect, it } from 'vitest';
import { amplitudeAt, decibels, lineAmplitude, loudnessLufs, SiteChord, spectrumOf } from '../index.ts';

const RATE_HZ = 48_000;

async function play(length: number, switches: readonly (readonly [isMuted: boolean, atSeconds: number])[]) {
  const context = new OfflineAudioContext(1, length * RATE_HZ, RATE_HZ);
  const chord = new SiteChord(context, context.destination, 0);
  for (const [isMuted, atSeconds] of switches) chord.setMuted(isMuted, atSeconds);
  return (await context.startRendering()).getChannelData(0);
}
const between = (samples: Float32Array, from: number, to: number) => samples.subarray(from * RATE_HZ, to * RATE_HZ);
const peakOf = (samples: Float32Array) => samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

describe('the site chord', () => {
  it('[SITE-AV-05] [SITE-AV-06] [SITE-AV-07] plays three tones with their gains, pulsing at 6 Hz', async () => {
    const samples = between(await play(12, [[false, 0]]), 1, 11);
    const spectrum = spectrumOf(samples, RATE_HZ);
    const level = (hz: number) => decibels(lineAmplitude(spectrum, hz) / lineAmplitude(spectrum, 174));
    expect(level(261)).toBeCloseTo(-10.46, 1);
    expect(level(348)).toBeCloseTo(-16.48, 1);
    for (const hz of [168, 180]) expect(level(hz)).toBeCloseTo(-6.02, 1);
    expect(Math.abs(loudnessLufs([samples], RATE_HZ) + 25.4)).toBeLessThan(0.5);
  });

  it('[SITE-AV-05] has no fourth tone', async () => {
    const spectrum = spectrumOf(between(await play(12, [[false, 0]]), 1, 11), RATE_HZ);
    const isKnown = (hz: number) => [174, 261, 348].some((tone) => Math.abs(hz - tone) < 8);
    const others = spectrum.amplitudes.filter((_, bin) => !isKnown(bin * spectrum.hzPerBin));
    expect(decibels(others.reduce((most, value) => Math.max(most, value), 0))).toBeLessThan(-100);
  });

  it('[SITE-AV-08] swells once in ten seconds, to half and back', async () => {
    const samples = await play(16, [[false, 0]]);
    const level = (middle: number) => decibels(amplitudeAt(between(samples, middle - 0.5, middle + 0.5), RATE_HZ, 174));
    expect(level(7.5) - level(2.5)).toBeCloseTo(-6.02, 0);
    expect(level(12.5) - level(2.5)).toBeCloseTo(0, 2);
  });

  it('[SITE-AV-09] is at a master gain of 0.25 once it is unmuted', async () => {
    const samples = between(await play(6, [[false, 0.5]]), 4.5, 5.5);
    // The first tone's share of the chord, in the middle of its pulse and, after five seconds, of its swell.
    expect(decibels(amplitudeAt(samples, RATE_HZ, 174) / ((0.25 / 1.45) * 0.5 * 0.75))).toBeCloseTo(0, 1);
  });

  it('[SITE-AV-10] is silent until it is unmuted, and when it is muted again', async () => {
    const samples = await play(4, [
      [false, 1],
      [true, 2],
    ]);
    expect(peakOf(between(samples, 0, 1))).toBe(0);
    expect(peakOf(between(samples, 1.2, 2))).toBeGreaterThan(0.1);
    expect(peakOf(between(samples, 2.2, 4))).toBeLessThan(10 ** (-90 / 20));
  });
});
