import { switchOn } from '../../../e2e/desktop/harness/veil.ts';
import { stopByKey } from '../../../e2e/desktop/proofs/stop-key.ts';
import type { Section } from '../../../tools/measure/measurement.ts';
import { median } from '../../../tools/measure/median.ts';
import { onScreen, SMALL } from './bench.ts';

const PRESSES = 20;
const MOST_MS = 100;

/** By the clock of the program that presses the key and looks at the screen, so that neither's start counts. */
export async function measureStopKey(): Promise<Section> {
  const times = await onScreen(SMALL, async (veiled) => {
    const taken: number[] = [];
    for (let press = 0; press < PRESSES; press += 1) {
      await switchOn(veiled);
      taken.push(await stopByKey(veiled));
    }
    return taken;
  });
  return {
    title: `From the stop key to dark: ${PRESSES} presses`,
    figures: [
      {
        name: 'median',
        measured: `${median(times).toFixed(0)} ms`,
        bar: `under ${MOST_MS}`,
        isReached: median(times) < MOST_MS,
      },
      {
        name: 'worst',
        measured: `${Math.max(...times).toFixed(0)} ms`,
        bar: `under ${MOST_MS}`,
        isReached: Math.max(...times) < MOST_MS,
      },
    ],
  };
}
