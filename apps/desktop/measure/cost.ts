import { type Cost, weighCost } from '../../../e2e/desktop/proofs/cost.ts';
import type { Section } from '../../../tools/measure/measurement.ts';
import { onScreen, SMALL } from './bench.ts';

const SECONDS = 20;
const MOST_RATIO = 1.5;

/** By software alone: a graphics card takes most of both. */
export async function measureCost(): Promise<Section> {
  const { app, bare } = await onScreen(SMALL, (veiled) => weighCost(veiled, { ...SMALL, seconds: SECONDS }));
  const ratio = app.share / bare.share;
  const share = ({ share: of, framesPerSecond, byProcess }: Cost) =>
    `${(100 * of).toFixed(0)} % of a core at ${framesPerSecond.toFixed(0)} frames a second (${byProcess.join(', ')})`;
  return {
    title: 'Light on at one display, against a bare transparent window that only clears',
    figures: [
      { name: 'the app, with its sound and its hidden window', measured: share(app) },
      { name: 'the bare window of the same engine', measured: share(bare) },
      { name: 'ratio', measured: ratio.toFixed(2), bar: `at most ${MOST_RATIO}`, isReached: ratio <= MOST_RATIO },
      { name: 'memory of the app', measured: `${app.memoryMiB.toFixed(0)} MiB` },
      { name: 'memory of the bare window', measured: `${bare.memoryMiB.toFixed(0)} MiB` },
    ],
  };
}
