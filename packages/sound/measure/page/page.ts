import { measureSequence } from './click-bench.ts';
import { measureCost } from './cost-bench.ts';
import { measureLoop } from './loop-bench.ts';
import { measurePhases } from './phase-bench.ts';
import { keepTrack } from './render.ts';
import { measureChord, measureLoudness, measureSum, measureSwell } from './session-bench.ts';
import { measureIdealTone, measureTone } from './tone-bench.ts';
import { measureTrack } from './track-bench.ts';

/** What the measuring program calls from outside. */
const measured = {
  keepTrack,
  measureChord,
  measureCost,
  measureIdealTone,
  measureLoop,
  measureLoudness,
  measurePhases,
  measureSequence,
  measureSum,
  measureSwell,
  measureTone,
  measureTrack,
};

declare global {
  var bench: typeof measured;
}

globalThis.bench = measured;
