import { describe, expect, it } from 'vitest';
import { decibels, envelopeOf, lineAmplitude, loudnessLufs, spectrumOf, strongestHz, truePeakDb } from '../index.ts';

const RATE_HZ = 48_000;

function wave(seconds: number, valueAt: (seconds: number) => number, rateHz = RATE_HZ): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * rateHz) }, (_, index) => valueAt(index / rateHz));
}
const sine =
  (hz: number, amplitude = 1, phase = 0) =>
  (t: number) =>
    amplitude * Math.sin(2 * Math.PI * hz * t + phase);

describe('loudness', () => {
  it.each([48_000, 44_100])('of a full 997 Hz tone in one channel is −3.01 LUFS, at %d Hz', (rateHz) => {
    expect(loudnessLufs([wave(5, sine(997), rateHz)], rateHz)).toBeCloseTo(-3.01, 1);
  });

  it('rises by 3 LU for a second channel', () => {
    const tone = wave(5, sine(997, 0.1));
    expect(loudnessLufs([tone, tone], RATE_HZ) - loudnessLufs([tone], RATE_HZ)).toBeCloseTo(3.01, 2);
  });

  it('does not count the silence around a sound', () => {
    const tone = wave(10, (t) => (t < 5 ? sine(997, 0.1)(t) : 0));
    expect(loudnessLufs([tone], RATE_HZ)).toBeCloseTo(-23.01, 0);
  });

  it('of silence is minus infinity', () => {
    expect(loudnessLufs([new Float32Array(RATE_HZ)], RATE_HZ)).toBe(Number.NEGATIVE_INFINITY);
  });
});

describe('true peak', () => {
  it('finds the top that lies between the samples', () => {
    const between = wave(0.1, sine(RATE_HZ / 4, 1, Math.PI / 4));
    expect(decibels(Math.max(...between))).toBeCloseTo(-3.01, 1);
    expect(Math.abs(truePeakDb(between.subarray(100, -100)))).toBeLessThan(0.6);
  });

  it('is the sample peak where a sample is the top', () => {
    expect(truePeakDb(wave(0.1, sine(1000, 0.5)))).toBeCloseTo(-6.02, 1);
  });
});

describe('spectrum', () => {
  it('finds a line to a tenth of a hertz, and its height', () => {
    const spectrum = spectrumOf(wave(2, sine(205.3, 0.25)), RATE_HZ);
    expect(Math.abs(strongestHz(spectrum) - 205.3)).toBeLessThan(0.05);
    expect(decibels(lineAmplitude(spectrum, 205.3) / 0.25)).toBeGreaterThan(-0.8);
  });

  it('sees the sidebands of a pulsing tone 6 dB below it', () => {
    const gated = wave(4, (t) => sine(205)(t) * (0.5 + 0.5 * Math.sin(2 * Math.PI * 12 * t)));
    const spectrum = spectrumOf(gated, RATE_HZ);
    const carrier = lineAmplitude(spectrum, 205);
    for (const hz of [193, 217]) expect(decibels(lineAmplitude(spectrum, hz) / carrier)).toBeCloseTo(-6.02, 1);
    expect(decibels(lineAmplitude(spectrum, 229) / carrier)).toBeLessThan(-100);
  });
});

describe('envelope', () => {
  it('is the outline of a tone that swells', () => {
    const outline = (t: number) => 0.6 + 0.3 * Math.sin(2 * Math.PI * 8 * t);
    const envelope = envelopeOf(wave(1, (t) => outline(t) * sine(400)(t)));
    for (const t of [0.2, 0.333, 0.51, 0.8]) {
      expect(envelope[Math.round(t * RATE_HZ)]).toBeCloseTo(outline(Math.round(t * RATE_HZ) / RATE_HZ), 3);
    }
  });
});
