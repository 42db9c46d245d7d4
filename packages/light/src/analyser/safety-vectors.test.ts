import { describe, expect, it } from 'vitest';
import { FlashAnalyser, type FlashVerdict } from '../index.ts';
import { SAFETY_VECTORS, type SafetyVector, VECTOR_CLIP } from '../test-helpers/safety-vectors.ts';

// Half the width and height in cells of half the size: the same shares of a block, in a quarter of the time.
const CLIP = { ...VECTOR_CLIP, widthPx: 64, heightPx: 48, cellPx: 4 };
const FAILING = 7;
/** A flash in too small a corner: the only one of them that fails by its count and passes by its area. */
const PASSED_BY_AREA = 11;
const TIMEOUT_MS = 20_000;

function judge({ paint, seconds }: SafetyVector): FlashVerdict {
  const { widthPx, heightPx, framesPerSecond } = CLIP;
  const analyser = new FlashAnalyser(CLIP);
  const rgba = new Uint8Array(widthPx * heightPx * 4).fill(255);
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    let at = 0;
    for (let y = 0; y < heightPx; y += 1) {
      for (let x = 0; x < widthPx; x += 1, at += 4) {
        rgba.set(paint(((x + 0.5) / widthPx) * 2 - 1, ((y + 0.5) / heightPx) * 2 - 1, frame / framesPerSecond), at);
      }
    }
    analyser.push(rgba);
  }
  return analyser.verdict();
}

describe('the safety vectors', () => {
  it('are all there', () => {
    expect(SAFETY_VECTORS.map(({ number }) => number)).toEqual(Array.from({ length: 34 }, (_, index) => index + 1));
  });

  it.each(SAFETY_VECTORS)(
    '$number, $name: $transitions transitions, $red red, $legacyRed legacy red, passed: $isPassed',
    (vector) => {
      const { general, red, legacyRed, isPassed, frames } = judge(vector);
      expect({
        transitions: general.transitions,
        red: red.transitions,
        legacyRed: legacyRed.transitions,
        isPassed,
        frames,
      }).toEqual({
        transitions: vector.transitions,
        red: vector.red,
        legacyRed: vector.legacyRed,
        isPassed: vector.isPassed,
        frames: vector.seconds * CLIP.framesPerSecond,
      });
      expect([general.isFailing, red.isFailing, legacyRed.isFailing]).toEqual([
        vector.transitions >= FAILING && vector.number !== PASSED_BY_AREA,
        vector.red >= FAILING,
        vector.legacyRed >= FAILING,
      ]);
    },
    TIMEOUT_MS,
  );
});
