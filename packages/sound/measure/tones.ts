import { WAVEFORMS, type Waveform } from '@vayl/domain';
import type { Page } from 'playwright';
import type { Figure, Section } from '../../../tools/measure/measurement.ts';
import type { ToneFigures } from './page/tone-bench.ts';

export const PITCHES_HZ = [28, 136.1, 205, 432, 1760];

interface Measured {
  readonly waveform: Waveform;
  readonly pitchHz: number;
  readonly figures: ToneFigures;
  /** The same of the specified signal, reckoned without Web Audio, where the table's numbers leave something out. */
  readonly ideal: ToneFigures | undefined;
}

/**
 * Below this the farther sidebands of a gate fold around 0 Hz, and at 28 Hz the gate's own slope adds to the tone's, which
 * the table's numbers do not know: where the specified signal itself misses a row, the engine is held against it.
 */
const FOLDED_BELOW_HZ = 200;

/** The tone by its spectrum and its outline, for every waveform and pitch. */
export async function measureTones(page: Page, isQuick: boolean): Promise<Section> {
  const measured: Measured[] = [];
  for (const waveform of isQuick ? (['Sine', 'Square'] as const) : WAVEFORMS) {
    for (const pitchHz of isQuick ? [28, 205] : PITCHES_HZ) {
      const question = { waveform, pitchHz, length: isQuick ? 4 : 16 };
      const figures = await page.evaluate((asked) => bench.measureTone(asked), question);
      const isFolded = pitchHz < FOLDED_BELOW_HZ;
      const ideal = isFolded ? await page.evaluate((asked) => bench.measureIdealTone(asked), question) : undefined;
      measured.push({ waveform, pitchHz, figures, ideal });
    }
  }
  return { title: `Tone: ${measured.length} waveforms × pitches`, figures: rowsOf(measured).flatMap(figuresOf) };
}

interface Row {
  readonly name: string;
  readonly cases: readonly Measured[];
  readonly figureOf: (figures: ToneFigures) => number;
  /** What the table asks for; undefined where it asks for no more than the bar. */
  readonly wanted?: number;
  readonly bar: number;
}

function rowsOf(measured: readonly Measured[]): readonly Row[] {
  const of = (...names: Waveform[]) => measured.filter(({ waveform }) => names.includes(waveform));
  const line = (n: number) => (figures: ToneFigures) => figures.sidebandsDb[n - 1] ?? Number.NaN;
  const highest =
    (...lines: readonly number[]) =>
    (figures: ToneFigures) =>
      Math.max(...lines.map((n) => line(n)(figures)));
  return [
    { name: 'carrier, from its pitch in Hz', cases: measured, figureOf: (f) => f.carrierErrorHz, wanted: 0, bar: 0.1 },
    { name: 'carrier, from its level in dB', cases: measured, figureOf: (f) => f.levelErrorDb, wanted: 0, bar: 0.1 },
    { name: 'sine gate, from −6.04 dB', cases: of('Sine'), figureOf: line(1), wanted: -6.04, bar: 0.1 },
    { name: 'sine gate, lines beyond, in dB', cases: of('Sine'), figureOf: highest(2, 3), bar: -100 },
    { name: 'square gate, from −4.66 dB', cases: of('Square'), figureOf: line(1), wanted: -4.66, bar: 0.3 },
    { name: 'square gate, third, from −15.38 dB', cases: of('Square'), figureOf: line(3), wanted: -15.38, bar: 0.3 },
    { name: 'square gate, fifth, from −23.99 dB', cases: of('Square'), figureOf: line(5), wanted: -23.99, bar: 0.3 },
    { name: 'square gate, even lines, in dB', cases: of('Square'), figureOf: highest(2, 4), bar: -80 },
    { name: 'outline, sine, from 0.998', cases: of('Sine'), figureOf: depth, wanted: 0.998, bar: 0.01 },
    { name: 'outline, square, from 1.169', cases: of('Square'), figureOf: depth, wanted: 1.169, bar: 0.02 },
    { name: 'outline, above its level', cases: measured, figureOf: (f) => f.outline.highest - 1, bar: OUTLINE_ERROR },
    { name: 'outline, below zero', cases: measured, figureOf: (f) => -f.outline.lowest, bar: OUTLINE_ERROR },
    { name: 'direct current', cases: measured, figureOf: (f) => f.directCurrent, bar: 1e-5 },
    { name: 'largest step, against a full sine', cases: measured, figureOf: (f) => f.stepRatio, bar: 1.02 },
  ];
}

/** What a transform of four seconds knows of an outline. */
const OUTLINE_ERROR = 0.001;

const depth = ({ outline }: ToneFigures) => outline.depth;

/** The worst case of a row; and, where engine and specified signal both miss it, the one against the other. */
function figuresOf({ name, cases, figureOf, wanted, bar }: Row): readonly Figure[] {
  const errorOf = (figures: ToneFigures) =>
    wanted === undefined ? figureOf(figures) : Math.abs(figureOf(figures) - wanted);
  const isOwed = ({ figures, ideal }: Measured) =>
    ideal !== undefined && errorOf(figures) > bar && errorOf(ideal) > bar;
  const literal = cases.filter((one) => !isOwed(one));
  const worst = Math.max(...literal.map(({ figures }) => errorOf(figures)));
  const folded = cases.filter(isOwed).flatMap(({ waveform, pitchHz, figures, ideal }) => {
    if (ideal === undefined) return [];
    const [value, idealValue] = [figureOf(figures), figureOf(ideal)];
    // The row's own tolerance, which for a ratio is what its bar goes beyond 1.
    const tolerance = bar > 1 ? (bar - 1) * idealValue : bar;
    const isReached = Math.abs(value - idealValue) <= tolerance;
    return [
      {
        name: `${name}; ${waveform.toLowerCase()} at ${pitchHz} Hz`,
        measured: `${errorOf(figures).toPrecision(4)} (ideal signal ${errorOf(ideal).toPrecision(4)})`,
        bar: `at most ${bar}, or as the ideal`,
        isReached,
      },
    ];
  });
  return [{ name, measured: worst.toPrecision(3), bar: `at most ${bar}`, isReached: worst <= bar }, ...folded];
}
