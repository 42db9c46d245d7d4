import { phaseCyclesAt, startPhase } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { AudioPhases, OutputClock } from '../index.ts';

const PPM = 1e-6;
const FRAME_MS = 1000 / 60;

function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Half an hour of readings: an audio clock that runs a little fast, told with jitter and now and then a glitch. */
function heardFor(minutes: number, { driftPpm = 50, jitterMs = 4, glitchShare = 0.002 } = {}) {
  const chance = chanceOf(7);
  const clock = new OutputClock();
  const trueContextSeconds = (performanceMs: number) => 3 + ((1 + driftPpm * PPM) * performanceMs) / 1000;
  let largestErrorMs = 0;
  for (let nowMs = 1000; nowMs < minutes * 60_000; nowMs += FRAME_MS) {
    const glitchMs = chance() < glitchShare ? 60 : 0;
    const readMs = (chance() - 0.5) * 2 * jitterMs + glitchMs;
    clock.push({ contextTime: trueContextSeconds(nowMs) + readMs / 1000, performanceTime: nowMs });
    if (!clock.isKnown) continue;
    const errorMs = Math.abs(clock.contextSecondsAt(nowMs) - trueContextSeconds(nowMs)) * 1000;
    if (nowMs > 10_000) largestErrorMs = Math.max(largestErrorMs, errorMs);
  }
  return { clock, largestErrorMs };
}

describe('the output clock', () => {
  it('keeps light and sound within an eighth of a cycle at 12 Hz for half an hour', () => {
    expect(heardFor(30).largestErrorMs).toBeLessThan(1000 / (8 * 12));
  });

  it('would drift by a cycle without the fit', () => {
    expect(30 * 60 * 50 * PPM * 12).toBeGreaterThan(1);
  });

  it('says how far it can be trusted', () => {
    const { clock } = heardFor(1);
    expect(clock.estimatedErrorMs).toBeGreaterThan(1);
    expect(clock.estimatedErrorMs).toBeLessThan(4);
  });

  it('knows nothing before the first block has played', () => {
    const clock = new OutputClock();
    for (let reading = 0; reading < 20; reading += 1) clock.push({ contextTime: 0, performanceTime: 0 });
    expect(clock.isKnown).toBe(false);
  });

  it('ignores a glitch, and starts anew on another device', () => {
    const { clock } = heardFor(1, { glitchShare: 0, jitterMs: 0 });
    const before = clock.contextSecondsAt(60_000);
    clock.push({ contextTime: before + 5, performanceTime: 60_000 });
    expect(clock.contextSecondsAt(60_000)).toBe(before);
    for (let reading = 1; reading < 40; reading += 1) {
      clock.push({ contextTime: before + 0.19 + reading / 60, performanceTime: 60_000 + reading * FRAME_MS });
    }
    expect(clock.contextSecondsAt(61_000) - before).toBeCloseTo(1.19, 2);
  });
});

describe('phases for the light', () => {
  const segments = startPhase(0, 12);
  const playing = {
    gatePhaseCyclesAt: (seconds: number) => phaseCyclesAt(segments, seconds),
    swellPhaseCyclesAt: () => undefined,
  };

  function following(): AudioPhases {
    const clock = new OutputClock();
    for (let reading = 1; reading <= 10; reading += 1) {
      clock.push({ contextTime: reading / 60, performanceTime: 500 + (reading * 1000) / 60 });
    }
    return new AudioPhases({ playing, clock });
  }

  it('are where the heard pulses are', () => {
    expect(following().centerPhaseCycles(1500)).toBeCloseTo(12, 6);
  });

  it.each([
    [100, 100],
    [-300, -300],
    [900, 300],
  ])('are shifted by the person, as far as 300 ms: %d ms shifts by %d ms', (asked, shift) => {
    const phases = following();
    const before = phases.centerPhaseCycles(1500);
    phases.setOffsetMs(asked);
    expect(phases.centerPhaseCycles(1500)).toBeCloseTo(before - (12 * shift) / 1000, 6);
  });

  it('are no number while nothing is heard', () => {
    expect(following().globalPhaseCycles(1500)).toBeNaN();
  });
});
