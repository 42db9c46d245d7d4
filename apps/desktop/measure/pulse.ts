import { MOST_AHEAD_MS } from '../../../e2e/desktop/harness/sound.ts';
import { ASKED_ALPHA, NEAR_ASKED, watchTestPulse } from '../../../e2e/desktop/proofs/test-pulse.ts';
import type { Section } from '../../../tools/measure/measurement.ts';
import { near, onScreen, SMALL } from './bench.ts';

export async function measurePulse(isQuick: boolean): Promise<Section> {
  const seconds = isQuick ? 12 : 30;
  const pulse = await onScreen(SMALL, (veiled) => watchTestPulse(veiled, seconds));
  return {
    title: `The pulse of 1 Hz at full intensity, ${seconds} s, on the screen and from the sound card`,
    figures: [
      near('light, from 1 Hz', pulse.lightHz - 1, 0.05, 'Hz'),
      near('sound, from 1 Hz', pulse.soundHz - 1, 0.05, 'Hz'),
      near(
        `depth in the overlay’s frames, from ${ASKED_ALPHA}`,
        pulse.swingAlpha - ASKED_ALPHA,
        NEAR_ASKED,
        'of alpha',
      ),
      { name: 'depth on a grey screen', measured: `${pulse.swingLevels.toFixed(1)} levels of 255` },
      near('light ahead of the sound', pulse.lightAheadCycles, 1 / 8, 'cycles'),
      // A card that does not exist plays what it is given at once: a real one adds its own delay, which it tells the app.
      { name: 'of which the sound card may be ahead', measured: `at most ${MOST_AHEAD_MS / 1000} cycles` },
    ],
  };
}
