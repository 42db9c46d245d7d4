import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { Figure, Section } from '../../../tools/measure/measurement.ts';
import { progressOf } from '../../../tools/measure/progress.ts';
import type { ClickFigure, SequenceFigures } from './page/click-bench.ts';
import { HEARD_TRACKS, type SequenceKind, sequencesOf } from './sequences.ts';

const QUIET_DB = -80;
/** Two windows of one steady sound differ by this much, by where they cut its cycles. */
const SAME_DB = 0.1;
const MOST_STEP = 1.02;
const MOST_PEAK_DB = -0.5;
const AMBIENT = join(import.meta.dirname, '../ambient');

interface Heard extends SequenceFigures {
  readonly kind: SequenceKind;
}

/** Sessions that somebody keeps changing: every start, stop, mute and edit, listened to for clicks. */
export async function measureClicks(page: Page, count: number): Promise<Section> {
  for (const track of HEARD_TRACKS) {
    const base64 = readFileSync(join(AMBIENT, `${track}.mp3`)).toString('base64');
    await page.evaluate(([name, bytes]) => bench.keepTrack(name, bytes), [track, base64] as const);
  }
  const sequences = sequencesOf(count);
  const progress = progressOf('sequences of edits', count);
  const heard: Heard[] = [];
  for (const sequence of sequences) {
    progress.advance();
    heard.push({ kind: sequence.kind, ...(await page.evaluate((asked) => bench.measureSequence(asked), sequence)) });
  }
  progress.end();
  const edits = sequences.flatMap((sequence) => sequence.edits.map(({ name }) => name));
  return { title: `Clicks: ${count} sequences drawn by fast-check`, figures: [countsOf(edits), ...figuresOf(heard)] };
}

function countsOf(names: readonly string[]): Figure {
  const counts = Map.groupBy(names, (name) => name);
  const measured = [...counts].map(([name, all]) => `${name} ${all.length}`).join(', ');
  return { name: 'edits', measured };
}

function figuresOf(heard: readonly Heard[]): readonly Figure[] {
  const worst = (field: keyof Omit<ClickFigure, 'name'>, ...kinds: readonly SequenceKind[]) =>
    Math.max(
      ...heard.filter(({ kind }) => kinds.includes(kind)).flatMap(({ clicks }) => clicks.map((one) => one[field])),
    );
  const tone = worst('highEnergyDb', 'tone');
  const literal = worst('literalHighEnergyDb', 'tone');
  const [fast, fastUntouched] = [worst('highEnergyDb', 'fast gate'), worst('steadyHighEnergyDb', 'fast gate')];
  const high = worst('stepRatio', '1760 Hz');
  const behind = ['background', 'loudest'] as const;
  const [noisy, noisyUntouched] = [worst('stepRatio', ...behind), worst('steadyStepRatio', ...behind)];
  const peakDb = Math.max(...heard.map(({ truePeakDb }) => truePeakDb));
  return [
    {
      name: 'tone up to 432 Hz, gate up to 15 Hz: energy above 2 kHz',
      measured: `${tone.toFixed(1)} dB`,
      bar: `at most ${QUIET_DB}, windows from −70 dBFS on`,
      isReached: tone <= QUIET_DB,
    },
    { name: 'the same, every window however quiet (decision 0019)', measured: `${literal.toFixed(1)} dB` },
    {
      name: 'the same, gate of 15 to 100 Hz',
      measured: `${fast.toFixed(1)} dB (untouched ${fastUntouched.toFixed(1)})`,
      bar: `at most ${QUIET_DB}, or as untouched within ${SAME_DB} dB`,
      isReached: fast <= Math.max(QUIET_DB, fastUntouched + SAME_DB),
    },
    {
      name: 'at 1760 Hz: largest step, against the 99.99th percentile',
      measured: high.toFixed(4),
      bar: `at most ${MOST_STEP}`,
      isReached: high <= MOST_STEP,
    },
    {
      name: 'with a background: largest step, against the 99.99th percentile',
      measured: `${noisy.toFixed(3)} (untouched ${noisyUntouched.toFixed(3)})`,
      bar: `at most ${MOST_STEP}, or as untouched`,
      isReached: noisy <= Math.max(MOST_STEP, noisyUntouched),
    },
    {
      name: 'true peak with every slider at 1',
      measured: `${peakDb.toFixed(2)} dBTP`,
      bar: `at most ${MOST_PEAK_DB}`,
      isReached: peakDb <= MOST_PEAK_DB,
    },
  ];
}
