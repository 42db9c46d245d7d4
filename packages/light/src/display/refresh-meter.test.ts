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

  it('is unknown where frames come every few seconds: that is a page held up, and no display of 0 Hz', () => {
    expect(measured(0.25, 200).refreshHz).toBe(0);
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

/** Frames of these lengths, one after the other: whether one showed another display, and the rates on the way. */
function pushAll(meter: RefreshMeter, startMs: number, deltasMs: readonly number[]) {
  let atMs = startMs;
  const seen = deltasMs.map((deltaMs) => {
    atMs += deltaMs;
    return { isOther: meter.push(atMs), refreshHz: Math.round(meter.refreshHz) };
  });
  return {
    foundAfter: seen.findIndex(({ isOther }) => isOther) + 1,
    found: seen.filter(({ isOther }) => isOther).length,
    rates: seen.map(({ refreshHz }) => refreshHz),
  };
}

const framesAt = (refreshHz: number, seconds: number): readonly number[] =>
  Array.from({ length: Math.round(seconds * refreshHz) }, () => 1000 / refreshHz);

/** A meter that has seen three seconds of a rate, and when the last of its frames came. */
function settled(refreshHz: number) {
  return { meter: measured(refreshHz, 3), lastMs: 3000 - 1000 / refreshHz };
}

/** Neighbours that are alike, once. */
const steps = (rates: readonly number[]) => rates.filter((rate, index) => rate !== rates[index - 1]);

describe('a window that is moved to another display', () => {
  it.each([
    { from: 144, to: 60, frames: 6 },
    { from: 60, to: 144, frames: 6 },
    { from: 165, to: 60, frames: 6 },
    // A busy machine could look like these, so they have to last.
    { from: 120, to: 60, frames: 30 },
    { from: 60, to: 30, frames: 30 },
    { from: 60, to: 120, frames: 30 },
    { from: 60, to: 15, frames: 30 },
  ])('[RD-07] is noticed after $frames frames, $from to $to Hz, and measured anew', ({ from, to, frames }) => {
    const { meter, lastMs } = settled(from);
    const { foundAfter, found, rates } = pushAll(meter, lastMs, framesAt(to, 5));
    expect({ foundAfter, found }).toEqual({ foundAfter: frames, found: 1 });
    expect(steps(rates)).toEqual([from, 0, to]);
    expect(rates.indexOf(to)).toBeLessThan(frames + 15);
    expect(meter.missedShare).toBe(0);
  });

  it('is noticed where the first display was left with a pause', () => {
    const { meter, lastMs } = settled(144);
    expect(pushAll(meter, lastMs, [90, ...framesAt(60, 1)]).foundAfter).toBe(7);
  });

  it('is noticed where frames are missed on the new one', () => {
    const { meter, lastMs } = settled(144);
    const deltasMs = framesAt(60, 2).map((deltaMs, frame) => (frame % 3 === 2 ? 2 * deltaMs : deltaMs));
    expect(pushAll(meter, lastMs, deltasMs)).toMatchObject({ foundAfter: 8, found: 1 });
  });

  it('is noticed by a clock of whole milliseconds', () => {
    const { meter, lastMs } = settled(144);
    const deltasMs = framesAt(60, 2).map((_, frame) => (frame % 3 === 0 ? 16 : 17));
    expect(pushAll(meter, lastMs, deltasMs)).toMatchObject({ foundAfter: 6, found: 1 });
  });

  it('goes from the old rate over none to a new one that is near it, and never back', () => {
    const { meter, lastMs } = settled(144);
    const { rates } = pushAll(meter, lastMs, framesAt(100, 5));
    expect(steps(rates)).toEqual([144, 0, 100]);
    expect(rates.indexOf(100)).toBeLessThan(220);
  });
});

describe('a busy machine', () => {
  it('is no other display: frames missed now and then, also several in a row', () => {
    // How many refreshes a frame took, and how often in a row.
    const hitch = fc.record({ refreshes: fc.integer({ min: 2, max: 9 }), times: fc.integer({ min: 1, max: 15 }) });
    const quiet = fc.integer({ min: 15, max: 90 });
    fc.assert(
      fc.property(fc.constantFrom(60, 120, 144), fc.array(fc.tuple(hitch, quiet), { maxLength: 40 }), (hz, spells) => {
        const { meter, lastMs } = settled(hz);
        const deltasMs = spells.flatMap(([{ refreshes, times }, frames]) => [
          ...Array.from({ length: times }, () => (refreshes * 1000) / hz),
          ...Array.from({ length: frames }, () => 1000 / hz),
        ]);
        expect(pushAll(meter, lastMs, deltasMs).found).toBe(0);
      }),
    );
  });

  it('is no other display: half the rate for a while, unevenly', () => {
    const { meter, lastMs } = settled(60);
    const deltasMs = Array.from({ length: 25 }, (_, frame) => [33.5, 34, 38, 33][frame % 4] ?? 0);
    expect(pushAll(meter, lastMs, deltasMs).found).toBe(0);
  });

  it('is no other display: a clock that stands still for some frames', () => {
    const { meter, lastMs } = settled(60);
    const deltasMs = Array.from({ length: 10 }, () => 0);
    expect(pushAll(meter, lastMs, deltasMs).found).toBe(0);
  });

  it('is no other display: late frames and those that catch up', () => {
    const { meter, lastMs } = settled(60);
    const deltasMs = Array.from({ length: 600 }, (_, frame) => [40, 4, 6, 16.7, 27, 5, 9, 25.2][frame % 8] ?? 0);
    expect(pushAll(meter, lastMs, deltasMs).found).toBe(0);
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
