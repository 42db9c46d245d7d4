import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeShare, type PendingChange, requestedRanges } from '../index.ts';

const FRAME_SECONDS = 1 / 60;
const NOTHING: PendingChange = { meanAlpha: 0, swingAlpha: 0, hueDegrees: 0, highestAlpha: 0.1 };

/** How long a change of the means takes, frame by frame. */
function secondsToSettle(fromStrength: number, toStrength: number): number {
  const meansOf = (strength: number) => {
    const { edge, center } = requestedRanges(strength);
    return [(edge.min + edge.max) / 2, (center.min + center.max) / 2] as const;
  };
  const [edgeGoal, centerGoal] = meansOf(toStrength);
  let [edge, center] = meansOf(fromStrength);
  let frames = 0;
  while (Math.max(Math.abs(edgeGoal - edge), Math.abs(centerGoal - center)) > 1e-9) {
    const meanAlpha = Math.max(Math.abs(edgeGoal - edge), Math.abs(centerGoal - center));
    const share = changeShare({ ...NOTHING, meanAlpha }, FRAME_SECONDS);
    edge += share * (edgeGoal - edge);
    center += share * (centerGoal - center);
    frames += 1;
  }
  return frames * FRAME_SECONDS;
}

describe('the change budget', () => {
  it('lets everything happen at once where nothing is to go', () => {
    expect(changeShare(NOTHING, FRAME_SECONDS)).toBe(1);
  });

  it('charges a falling swing nothing', () => {
    expect(changeShare({ ...NOTHING, swingAlpha: -0.03 }, FRAME_SECONDS)).toBe(1);
  });

  it('spends 0.09 of luminance a second on means and rising swings together', () => {
    const pending = { ...NOTHING, meanAlpha: 0.06, swingAlpha: 0.02 };
    expect(changeShare(pending, FRAME_SECONDS)).toBeCloseTo(0.09 / 60 / (2.2 * 0.08), 12);
  });

  it('turns the hue by 60 degrees a second at the most, and slower under a dense veil', () => {
    const faint = changeShare({ ...NOTHING, hueDegrees: 90, highestAlpha: 0.001 }, FRAME_SECONDS);
    const dense = changeShare({ ...NOTHING, hueDegrees: 90, highestAlpha: 0.3 }, FRAME_SECONDS);
    expect(faint * 90).toBeCloseTo(1, 12);
    expect(dense).toBeLessThan(faint);
  });

  it('credits a long frame with 50 ms and no more', () => {
    const pending = { ...NOTHING, meanAlpha: 0.1 };
    expect(changeShare(pending, 10)).toBe(changeShare(pending, 0.05));
  });

  it.each([
    { from: 0.45, to: 0.8, seconds: 1.9 },
    { from: 0, to: 1, seconds: 5.5 },
  ])('moves strength $from to $to in about $seconds s', ({ from, to, seconds }) => {
    expect(secondsToSettle(from, to)).toBeCloseTo(seconds, 1);
  });

  it('never passes the budget in any frame, and holds still for what it cannot read', () => {
    const finite = fc.double({ min: -1, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        finite,
        finite,
        fc.double({ min: -180, max: 180, noNaN: true }),
        (meanAlpha, swingAlpha, hueDegrees) => {
          const share = changeShare({ meanAlpha, swingAlpha, hueDegrees, highestAlpha: 0.3 }, FRAME_SECONDS);
          const luminance =
            share * (2.2 * (Math.abs(meanAlpha) + Math.max(0, swingAlpha)) + 0.0272 * 0.3 * Math.abs(hueDegrees));
          expect(luminance).toBeLessThanOrEqual(0.09 * FRAME_SECONDS + 1e-12);
          expect(share * Math.abs(hueDegrees)).toBeLessThanOrEqual(60 * FRAME_SECONDS + 1e-9);
        },
      ),
    );
    expect(changeShare({ ...NOTHING, meanAlpha: Number.NaN }, FRAME_SECONDS)).toBe(0);
    expect(changeShare({ ...NOTHING, meanAlpha: 0.1 }, Number.NaN)).toBe(0);
  });
});
