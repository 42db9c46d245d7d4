import type { Figure } from '../../../../../tools/measure/measurement.ts';
import { rmsOf } from '../../../../../tools/measure/samples.ts';
import { tell } from '../../bench.ts';
import { SAMPLE_RATE_HZ } from '../visit/held-visit.ts';
import type { Done } from '../visit/play-session.ts';
import { highEnergyDb, part, stepRatio } from './click-meter.ts';
import { type EditKind, type SoundEdit, type Span, soundEdits } from './edits.ts';

/** The bars of the sound's own measure. */
const QUIET_DB = -80;
/** A plain tone has nothing above. */
const ABOVE_TONE_HZ = 2000;
/** Nor has a recorded track above this, where its coding ends; thunder has steps like those of a click, but none here. */
const ABOVE_TRACK_HZ = 18_000;
/** Two stretches of one recording differ by as much. */
const SAME_TRACK_DB = 6;
const MOST_STEP = 1.02;
/** The largest steps of two stretches of one noise differ by as much, by chance; a cut is many times larger. */
const SAME_NOISE = 1.25;
const HALF_CUT_SECONDS = 0.1;

/** Every start, stop and edit of a run, listened to for clicks; and whether a click would have been heard. */
export function clickFigures(samples: Float32Array, done: readonly Done[]): Figure[] {
  const edits = soundEdits(done);
  const heard = (kind: EditKind) => edits.filter((edit) => edit.kind === kind && edit.sides.length > 0);
  return [
    {
      name: 'sound rendered in the time of the page; acts while there was something to hear',
      measured: `${((done.at(-1)?.toSeconds ?? 0) / 60).toFixed(1)} min, ${edits.length - heard('silent').length}`,
    },
    ...toneFigures(samples, heard('tone')),
    ...trackFigures(samples, heard('track')),
    ...stepFigures(samples, heard('mixed'), 'with noise, a high tone or a fast pulse'),
    ...stepFigures(samples, heard('slow'), 'the same with pulses slower than 1.5 Hz'),
  ];
}

function toneFigures(samples: Float32Array, edits: readonly SoundEdit[]): Figure[] {
  const [worst] = worstOf(edits, (edit) => highEnergyDb(samples, edit, ABOVE_TONE_HZ));
  if (worst === undefined) return [];
  const cut = hardCut(samples, edits);
  const cutDb = highEnergyDb(cut.samples, cut.span, ABOVE_TONE_HZ);
  return [
    {
      name: `tone up to 432 Hz, ${edits.length} acts: energy above 2 kHz (a hard cut: ${cutDb.toFixed(0)} dB)`,
      measured: `${worst.value.toFixed(1)} dB (${worst.edit.name})`,
      bar: `at most ${QUIET_DB} dB`,
      // Silence has no click either; a cut that is not heard says that there was nothing to hear.
      isReached: worst.value <= QUIET_DB && cutDb > QUIET_DB,
    },
  ];
}

function trackFigures(samples: Float32Array, edits: readonly SoundEdit[]): Figure[] {
  const [worst] = worstOf(edits, (edit) => highEnergyDb(samples, edit, ABOVE_TRACK_HZ));
  if (worst === undefined) return [];
  const sides = edits.flatMap((edit) => edit.sides);
  const untouchedDb = Math.max(...sides.map((side) => highEnergyDb(samples, side, ABOVE_TRACK_HZ)));
  const mostDb = Math.max(QUIET_DB, untouchedDb + SAME_TRACK_DB);
  const cut = hardCut(samples, edits);
  const cutDb = highEnergyDb(cut.samples, cut.span, ABOVE_TRACK_HZ);
  return [
    {
      name: `with a recorded track, ${edits.length} acts: energy above 18 kHz (a hard cut: ${cutDb.toFixed(0)} dB)`,
      measured: `${worst.value.toFixed(1)} dB (${worst.edit.name}; untouched ${untouchedDb.toFixed(1)} dB)`,
      bar: `at most ${QUIET_DB} dB, or ${SAME_TRACK_DB} dB above untouched`,
      isReached: worst.value <= mostDb && cutDb > mostDb,
    },
  ];
}

function stepFigures(samples: Float32Array, edits: readonly SoundEdit[], name: string): Figure[] {
  const [worst, ...others] = worstOf(edits, (edit) => stepRatio(samples, edit, edit.sides, edit.toneStep));
  if (worst === undefined) return [];
  const sides = edits.flatMap((edit) => edit.sides);
  const untouched = Math.max(0, ...sides.map((side) => stepRatio(samples, side, [side])));
  const most = Math.max(MOST_STEP, SAME_NOISE * untouched);
  const cut = hardCut(samples, edits);
  const cutStep = stepRatio(cut.samples, cut.span, [cut.side]);
  tell([worst, ...others].filter(({ value }) => value > most).map(({ edit, value }) => lineOf(edit, value)));
  return [
    {
      name: `${name}, ${edits.length} acts: largest step against the usual one (a hard cut: ${cutStep.toFixed(1)})`,
      measured: `${worst.value.toFixed(3)} (untouched ${untouched.toFixed(3)})`,
      bar: `at most ${MOST_STEP}, or ${SAME_NOISE} times untouched`,
      isReached: worst.value <= most && cutStep > most,
    },
  ];
}

function lineOf({ name, fromSeconds }: SoundEdit, value: number): string {
  return `a step of ${value.toFixed(3)} at ${fromSeconds.toFixed(2)} s of the sound: ${name}`;
}

function worstOf(edits: readonly SoundEdit[], read: (edit: SoundEdit) => number) {
  return edits.map((edit) => ({ edit, value: read(edit) })).toSorted((a, b) => b.value - a.value);
}

/** What a click would look like to the meter: the loudest steady sound, cut off at its highest point. */
function hardCut(samples: Float32Array, edits: readonly SoundEdit[]) {
  const sides = edits.flatMap((edit) => edit.sides);
  const loudest = sides.toSorted((a, b) => rmsOf(part(samples, b)) - rmsOf(part(samples, a)))[0];
  const side: Span = loudest ?? { fromSeconds: 0, toSeconds: 0 };
  const own = part(samples, side).slice();
  let highest = 0;
  for (const [index, value] of own.entries()) if (Math.abs(value) > Math.abs(own[highest] ?? 0)) highest = index;
  const made = samples.slice();
  const at = Math.round(side.fromSeconds * SAMPLE_RATE_HZ) + highest;
  made.fill(0, at + 1, at + SAMPLE_RATE_HZ);
  const atSeconds = at / SAMPLE_RATE_HZ;
  const span = { fromSeconds: atSeconds - HALF_CUT_SECONDS, toSeconds: atSeconds + HALF_CUT_SECONDS };
  const steady = { fromSeconds: side.fromSeconds, toSeconds: atSeconds - 0.001 };
  return { samples: made, span, side: steady.toSeconds - steady.fromSeconds > 0.05 ? steady : side };
}
