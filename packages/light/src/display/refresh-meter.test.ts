import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RefreshMeter } from '../index.ts';

/** A meter that has seen frames at a rate, each moved by some jitter; missed frames leave a gap. */
function measured(refreshHz: number, seconds: number, options: Partial<FrameNoise> = {}): RefreshMeter {
  const { jitterMs = () => 0, isMissed = () => false } = options;
  const meter = new RefreshMeter();
  for (let frame = 0; frame < seconds * refreshHz; frame += 1) {
    if (!isMissed(frame)) meter.push((frame * 1000) / refreshHz + jitterMs(frame));
  }
  return meter;
}

interface FrameNoise {
  readonly jitterMs: (frame: number) => number;
  readonly isMissed: (frame: number) => boolean;
}

describe('the measured refresh rate', () => {
  it.each([30, 59.94, 60, 75, 120, 144, 240])('finds %d Hz', (refreshHz) => {
    expect(measured(refreshHz, 3).refreshHz).toBeCloseTo(refreshHz, 2);
  });

  it('is unknown before there are enough frames', () => {
    expect(new RefreshMeter().refreshHz).toBe(0);
    expect(measured(60, 0.1).refreshHz).toBe(0);
  });

  it('is known within a third of a second', () => {
    expect(measured(60, 0.33).refreshHz).toBeCloseTo(60, 2);
  });

  it('is not moved by late frames or by frames that never came', () => {
    const noise = fc.array(fc.double({ min: -0.8, max: 0.8, noNaN: true }), { minLength: 32, maxLength: 32 });
    fc.assert(
      fc.property(noise, fc.integer({ min: 5, max: 40 }), (jitter, everyFrames) => {
        const meter = measured(60, 4, {
          jitterMs: (frame) => jitter[frame % 32] ?? 0,
          isMissed: (frame) => frame % everyFrames === 4,
        });
        expect(Math.abs(meter.refreshHz - 60)).toBeLessThan(6);
      }),
    );
  });

  it('follows a display that changes its rate, within two seconds', () => {
    const meter = measured(60, 3);
    for (let frame = 1; frame <= 300; frame += 1) meter.push(3000 + (frame * 1000) / 120);
    expect(meter.refreshHz).toBeCloseTo(120, 1);
  });

  it('is unknown on a display without a fixed rate', () => {
    const meter = new RefreshMeter();
    let atMs = 0;
    for (let frame = 0; frame < 400; frame += 1) {
      atMs += frame % 2 === 0 ? 8 : 20;
      meter.push(atMs);
    }
    expect(meter.refreshHz).toBe(0);
  });

  it('is unknown again after a reset', () => {
    const meter = measured(60, 3);
    meter.reset();
    expect([meter.refreshHz, meter.missedShare]).toEqual([0, 0]);
  });
});

describe('missed frames', () => {
  it('are none where every frame came', () => {
    expect(measured(60, 5).missedShare).toBe(0);
  });

  it('are counted as a share of the last ten seconds', () => {
    const meter = measured(60, 12, { isMissed: (frame) => frame > 100 && frame % 25 === 0 });
    expect(meter.missedShare).toBeCloseTo(0.04, 2);
  });

  it('are forgotten after ten seconds', () => {
    const meter = measured(60, 25, { isMissed: (frame) => frame > 100 && frame < 400 && frame % 10 === 0 });
    expect(meter.missedShare).toBe(0);
  });
});
