import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeRate, forgetBefore, type PhaseSegments, phaseCyclesAt, startPhase } from '../index.ts';

const anyHz = fc.double({ min: 0.1, max: 100, noNaN: true });
const anyChanges = fc.array(fc.record({ afterSeconds: fc.double({ min: 0, max: 600, noNaN: true }), hz: anyHz }), {
  maxLength: 20,
});

function play(startHz: number, changes: readonly { afterSeconds: number; hz: number }[]): PhaseSegments {
  let segments = startPhase(100, startHz);
  let atSeconds = 100;
  for (const { afterSeconds, hz } of changes) {
    atSeconds += afterSeconds;
    segments = changeRate(segments, atSeconds, hz);
  }
  return segments;
}

describe('phase', () => {
  it('is rate times time from its start', () => {
    const segments = startPhase(10, 8);
    expect(phaseCyclesAt(segments, 10)).toBe(0);
    expect(phaseCyclesAt(segments, 11.5)).toBe(12);
  });

  it('does not drift: an hour in is as exact as a second in', () => {
    expect(phaseCyclesAt(startPhase(0, 12), 3600.25)).toBe(43_203);
  });

  it('is continuous through every change of rate', () => {
    fc.assert(
      fc.property(anyHz, anyChanges, (startHz, changes) => {
        const segments = play(startHz, changes);
        for (const { startSeconds, startCycles } of segments.slice(1)) {
          const justBefore = phaseCyclesAt(segments, startSeconds - 1e-9);
          expect(Math.abs(startCycles - justBefore)).toBeLessThan(1e-6 * Math.max(1, startCycles));
        }
      }),
    );
  });

  it('never runs backwards', () => {
    fc.assert(
      fc.property(anyHz, anyChanges, fc.double({ min: 0, max: 9000, noNaN: true }), (startHz, changes, seconds) => {
        const segments = play(startHz, changes);
        expect(phaseCyclesAt(segments, 100 + seconds + 1)).toBeGreaterThan(phaseCyclesAt(segments, 100 + seconds));
      }),
    );
  });

  it('follows a change planned ahead only from its instant on', () => {
    const segments = changeRate(startPhase(0, 8), 2, 12);
    expect(phaseCyclesAt(segments, 1)).toBe(8);
    expect(phaseCyclesAt(segments, 3)).toBe(16 + 12);
  });

  it('drops what was planned for after a newer change', () => {
    const planned = changeRate(startPhase(0, 8), 5, 40);
    const changed = changeRate(planned, 2, 12);
    expect(phaseCyclesAt(changed, 6)).toBe(16 + 48);
  });

  it('replaces the start where a change comes before it', () => {
    const segments = changeRate(startPhase(5, 8), 1, 12);
    expect(segments).toEqual([{ startSeconds: 5, startCycles: 0, hz: 12 }]);
  });

  it('keeps the phase when old segments are forgotten, and only a short list', () => {
    const segments = play(8, [
      { afterSeconds: 10, hz: 12 },
      { afterSeconds: 10, hz: 6 },
      { afterSeconds: 10, hz: 10 },
    ]);
    const short = forgetBefore(segments, 125);
    expect(short).toHaveLength(2);
    for (const seconds of [125, 129, 131, 500]) {
      expect(phaseCyclesAt(short, seconds)).toBe(phaseCyclesAt(segments, seconds));
    }
  });
});
