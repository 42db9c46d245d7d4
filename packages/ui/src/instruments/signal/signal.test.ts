import { SITE_PULSE_HZ, SITE_SWELL_HZ } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { HERO_PERIOD_SECONDS, HERO_THREADS, heroEnvelope, heroSpanSeconds, heroValue } from './hero-signal.ts';
import { FLAT_PATH, TRACE_BOX, tracePath, traceText } from './trace-path.ts';
import { retuneTrace, startTrace, type TraceSettings, traceSignal } from './trace-signal.ts';

const SETTINGS: TraceSettings = { globalHz: 6, centerHz: 14, waveform: 'Sine', refreshHz: 60 };

const crossings = (signal: (seconds: number) => number, fromSeconds: number, toSeconds: number): number => {
  let count = 0;
  for (let at = fromSeconds; at < toSeconds; at += 1 / 4096) {
    if (signal(at) <= 0 && signal(at + 1 / 4096) > 0) count += 1;
  }
  return count;
};

describe('the trace', () => {
  it('is centre × (0.35 + 0.65 × global)', () => {
    const signal = traceSignal(startTrace(SETTINGS, 0), SETTINGS);
    for (const seconds of [0, 0.0123, 0.2, 0.77]) {
      const global = 0.5 + 0.5 * Math.sin(2 * Math.PI * 6 * seconds);
      expect(signal(seconds)).toBeCloseTo(Math.sin(2 * Math.PI * 14 * seconds) * (0.35 + 0.65 * global), 9);
    }
  });

  it('runs at the rate that was set', () => {
    expect(crossings(traceSignal(startTrace(SETTINGS, 0), SETTINGS), 0.01, 1.01)).toBe(14);
  });

  it('shows what a display draws: a square of 9.1 Hz is a sine on 60 Hz, and 40 Hz follows the global rate', () => {
    const square: TraceSettings = { ...SETTINGS, globalHz: 9.1, centerHz: 9.1, waveform: 'Square' };
    const sine: TraceSettings = { ...square, waveform: 'Sine' };
    const at = (settings: TraceSettings, seconds: number) => traceSignal(startTrace(settings, 0), settings)(seconds);
    for (const seconds of [0.01, 0.05, 0.3]) expect(at(square, seconds)).toBeCloseTo(at(sine, seconds), 9);
    const tooFast = { ...SETTINGS, centerHz: 40 };
    expect(crossings(traceSignal(startTrace(tooFast, 0), tooFast), 0.01, 1.01)).toBe(6);
    const fastDisplay = { ...tooFast, refreshHz: 120 };
    expect(crossings(traceSignal(startTrace(fastDisplay, 0), fastDisplay), 0.01, 1.01)).toBe(40);
  });

  it('keeps what was drawn when a rate changes, and goes on without a jump', () => {
    const before = startTrace(SETTINGS, 0);
    const faster = { ...SETTINGS, centerHz: 20 };
    const after = retuneTrace(before, faster, { nowSeconds: 5, spanSeconds: 1 });
    const old = traceSignal(before, SETTINGS);
    const fresh = traceSignal(after, faster);
    for (const seconds of [4.1, 4.5, 4.99]) expect(fresh(seconds)).toBeCloseTo(old(seconds), 9);
    expect(fresh(5.0001)).toBeCloseTo(old(5), 1);
    expect(crossings(fresh, 5.5, 6.5)).toBe(20);
  });

  it('draws the newest at the right and stays inside its box', () => {
    const path = tracePath((seconds) => (seconds > 0.99 ? 1 : -1), { nowSeconds: 1, spanSeconds: 1 });
    const points = path
      .slice(1)
      .split('L')
      .map((point) => point.split(' ').map(Number));
    expect(points.at(0)?.[0]).toBe(0);
    expect(points.at(-1)?.[0]).toBe(TRACE_BOX.width);
    expect(points.at(-1)?.[1]).toBeLessThan(TRACE_BOX.height / 2);
    expect(points.at(0)?.[1]).toBeGreaterThan(TRACE_BOX.height / 2);
    for (const [, y] of points) expect(y).toBeGreaterThan(0);
    for (const [, y] of points) expect(y).toBeLessThan(TRACE_BOX.height);
  });

  it('is flat and says so when the light is off', () => {
    expect(FLAT_PATH).toBe('M0 50H1000');
    expect(traceText(SETTINGS, 1, false)).toBe('Trace of the light: off, a flat line');
    expect(traceText(SETTINGS, 1, true)).toBe('Trace of the light, 1 s wide: Sine, 14 Hz under 6 Hz');
  });
});

describe('the hero', () => {
  it('is a 6 Hz pulse under a 0.1 Hz swell', () => {
    const line = HERO_THREADS.at(-1);
    if (line === undefined) throw new Error('no line');
    expect([SITE_PULSE_HZ, SITE_SWELL_HZ]).toEqual([6, 0.1]);
    expect(crossings((seconds) => heroValue(seconds, line), 2.01, 3.01)).toBe(6);
    expect(heroEnvelope(5)).toBeCloseTo(1, 9);
    expect(heroEnvelope(0)).toBeCloseTo(0.05, 9);
    expect(heroEnvelope(10)).toBeCloseTo(0.05, 9);
    for (const thread of HERO_THREADS)
      expect(heroValue(3.21 + HERO_PERIOD_SECONDS, thread)).toBeCloseTo(heroValue(3.21, thread), 9);
  });

  it('has seven thinner threads, at most 75 ms late and below 60 % alpha', () => {
    const threads = HERO_THREADS.slice(0, -1);
    const line = HERO_THREADS.at(-1);
    expect(threads).toHaveLength(7);
    for (const { delaySeconds, alpha, widthPx, colour } of threads) {
      expect(delaySeconds).toBeGreaterThan(0);
      expect(delaySeconds).toBeLessThanOrEqual(0.075);
      expect(alpha).toBeLessThan(0.6);
      expect(widthPx).toBeLessThan(line?.widthPx ?? 0);
      expect(colour).toBe('accent');
    }
  });

  it('is ten seconds wide, four under 700 px', () => {
    expect([1440, 700, 699, 390].map(heroSpanSeconds)).toEqual([10, 10, 4, 4]);
  });
});
