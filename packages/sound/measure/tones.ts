import { WAVEFORMS, type Waveform } from '@vayl/domain';
import type { Page } from 'playwright';
import type { Figure, Section } from '../../../tools/measure/measurement.ts';
import type { ToneFigures } from './page/tone-bench.ts';

const PITCHES_HZ = [28, 136.1, 205, 432, 1760];
/** Below this pitch the gate's sidebands fold around 0 Hz and an outline can no longer be told from the tone. */
const LOWEST_OUTLINED_HZ = 130;

interface Measured {
  readonly waveform: Waveform;
  readonly pitchHz: number;
  readonly figures: ToneFigures;
}

/** The tone by its spectrum and its outline, for every waveform and pitch. */
export async function measureTones(page: Page, isQuick: boolean): Promise<Section> {
  const measured: Measured[] = [];
  for (const waveform of isQuick ? (['Sine', 'Square'] as const) : WAVEFORMS) {
    for (const pitchHz of isQuick ? [205] : PITCHES_HZ) {
      const question = { waveform, pitchHz, length: isQuick ? 4 : 16 };
      const figures = await page.evaluate(
        (asked) => bench.measureTone(asked.waveform, asked.pitchHz, asked.length),
        question,
      );
      measured.push({ waveform, pitchHz, figures });
    }
  }
  const of = (...names: Waveform[]) => measured.filter(({ waveform }) => names.includes(waveform));
  return {
    title: `Tone: ${measured.length} waveforms × pitches`,
    figures: [
      worst('carrier, distance from its pitch in Hz', measured, ({ figures }) => Math.abs(figures.carrierErrorHz), 0.1),
      worst('carrier, distance from its level in dB', measured, ({ figures }) => Math.abs(figures.levelErrorDb), 0.1),
      worst('sine gate, distance from −6.04 dB', of('Sine'), sideband(0, -6.04), 0.1),
      worst('sine gate, lines beyond, in dB', of('Sine'), ({ figures }) => highest(figures, [1, 2]), -100),
      worst('square gate, distance from −4.66 dB', of('Square'), sideband(0, -4.66), 0.3),
      worst('square gate, third, from −15.38 dB', of('Square'), sideband(2, -15.38), 0.3),
      worst('square gate, fifth, from −23.99 dB', of('Square'), sideband(4, -23.99), 0.3),
      worst('square gate, even lines, in dB', of('Square'), ({ figures }) => highest(figures, [1, 3]), -80),
      worst('outline of a sine gate, from 0.998', outlined(of('Sine')), depthFrom(0.998), 0.01),
      worst('outline of a square gate, from 1.169', outlined(of('Square')), depthFrom(1.169), 0.02),
      worst('outline above its level', outlined(measured), ({ figures }) => figures.envelope.highest - 1, 0.005),
      worst('direct current', measured, ({ figures }) => figures.directCurrent, 1e-5),
      worst('largest step against a full sine', measured, ({ figures }) => figures.stepRatio, 1.02),
    ],
  };
}

function worst(name: string, cases: readonly Measured[], figureOf: (one: Measured) => number, bar: number): Figure {
  const value = Math.max(...cases.map(figureOf));
  return { name, measured: value.toPrecision(3), bar: `at most ${bar}`, isReached: value <= bar };
}

const sideband =
  (index: number, wantedDb: number) =>
  ({ figures }: Measured) =>
    Math.abs((figures.sidebandsDb[index] ?? Number.NaN) - wantedDb);

const depthFrom =
  (wanted: number) =>
  ({ figures }: Measured) =>
    Math.abs(figures.envelope.depth - wanted);

const highest = ({ sidebandsDb }: ToneFigures, indexes: readonly number[]) =>
  Math.max(...indexes.map((index) => sidebandsDb[index] ?? Number.NaN));

const outlined = (cases: readonly Measured[]) => cases.filter(({ pitchHz }) => pitchHz >= LOWEST_OUTLINED_HZ);
