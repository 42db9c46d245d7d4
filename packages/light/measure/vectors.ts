import type { Section } from '../../../tools/measure/measurement.ts';
import { FlashAnalyser } from '../src/index.ts';
import { SAFETY_VECTORS, type SafetyVector, VECTOR_CLIP, vectorFrames } from '../src/test-helpers/safety-vectors.ts';

/** The clips with a known count: every column of every one must agree. */
export function measureVectors(): Section {
  const differing = SAFETY_VECTORS.filter((vector) => !isAgreed(vector)).map(({ number }) => number);
  const agreed = SAFETY_VECTORS.length - differing.length;
  return {
    title: 'Analyser: vectors',
    figures: [
      {
        name: 'vectors with T, R, L and verdict as given',
        measured: `${agreed} of ${SAFETY_VECTORS.length}${differing.length > 0 ? `, not ${differing.join(', ')}` : ''}`,
        bar: '34 of 34',
        isReached: agreed === 34,
      },
    ],
  };
}

function isAgreed(vector: SafetyVector): boolean {
  const analyser = new FlashAnalyser(VECTOR_CLIP);
  for (const frame of vectorFrames(vector)) analyser.push(frame);
  const { general, red, legacyRed, isPassed } = analyser.verdict();
  return (
    general.transitions === vector.transitions &&
    red.transitions === vector.red &&
    legacyRed.transitions === vector.legacyRed &&
    isPassed === vector.isPassed
  );
}
