import { measureClicks, measureCost, measureSum, measureSwell } from './session-bench.ts';
import { measureTone } from './tone-bench.ts';
import { measureTrack } from './track-bench.ts';

/** What the measuring program calls from outside. */
const measured = { measureTone, measureSwell, measureSum, measureClicks, measureCost, measureTrack };

declare global {
  var bench: typeof measured;
}

globalThis.bench = measured;
