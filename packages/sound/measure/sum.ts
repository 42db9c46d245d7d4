import { WAVEFORMS } from '@vayl/domain';
import type { Page } from 'playwright';
import type { Figure, Section } from '../../../tools/measure/measurement.ts';
import { shapedLevel } from '../src/index.ts';
import { PITCHES_HZ } from './tones.ts';

const SWELL_DB = -16.78;
/** The table's loudness with the tone's trim of 0.5 (−6.0 dB), and that of the landing page's chord. */
const TONE_LUFS = [
  { name: 'sine at volume 1', settings: { masterAudioVolume: 1 }, lufs: -16.3 },
  { name: 'square at volume 1', settings: { masterAudioVolume: 1, waveform: 'Square' }, lufs: -15.6 },
  { name: 'sine at volume 0.1', settings: { masterAudioVolume: 0.1 }, lufs: -36.3 },
] as const;
const CHORD_LUFS = -25.4;

/** The swell, the sum of everything, loudness and silence. */
export async function measureSum(page: Page, isQuick: boolean): Promise<Section> {
  const sum = await page.evaluate(() => bench.measureSum());
  const levels = Array.from({ length: 1601 }, (_, step) => (step - 800) * 0.000999);
  const bend = Math.max(...levels.map((level) => Math.abs(Math.fround(shapedLevel(level)) - level)));
  return {
    title: 'Swell, sum, loudness and silence',
    figures: [
      ...(await swellFigures(page, isQuick)),
      at('true peak with every slider at 1', sum.truePeakDb, 'dBTP', -0.5),
      {
        name: 'bend of the shaper below 0.80',
        measured: bend.toExponential(1),
        bar: 'at most 1e-6',
        isReached: bend <= 1e-6,
      },
      ...(await loudnessFigures(page)),
      at('half a second after off', sum.offDb, 'dBFS', -90),
      {
        name: 'two renders',
        measured: sum.isSameTwice ? 'the same bits' : 'differ',
        bar: 'the same',
        isReached: sum.isSameTwice,
      },
    ],
  };
}

async function swellFigures(page: Page, isQuick: boolean): Promise<readonly Figure[]> {
  const heard: number[] = [];
  const still: number[] = [];
  const capped: number[] = [];
  for (const isochronicPitch of isQuick ? [205] : PITCHES_HZ) {
    const at28 = { isochronicPitch, centerModulationHz: Math.min(12, isochronicPitch / 4) };
    const swellAt = (globalModulationStrength: number, waveform: (typeof WAVEFORMS)[number]) =>
      page.evaluate((asked) => bench.measureSwell(asked), { ...at28, globalModulationStrength, waveform });
    for (const waveform of isQuick ? (['Sine'] as const) : WAVEFORMS) heard.push(await swellAt(0.45, waveform));
    still.push(await swellAt(0, 'Sine'));
    capped.push((await swellAt(0.8, 'Sine')) - (await swellAt(1, 'Sine')));
  }
  const farthest = Math.max(...heard.map((db) => Math.abs(db - SWELL_DB)));
  const difference = Math.max(...capped.map(Math.abs));
  return [
    at(`swell at strength 0.45, from ${SWELL_DB} dB`, farthest, 'dB', 0.1),
    at('swell at strength 0', Math.max(...still), 'dB', -100),
    at('swell at 0.8 against 1', difference, 'dB', 0.001),
  ];
}

async function loudnessFigures(page: Page): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { name, settings, lufs } of TONE_LUFS) {
    figures.push(near(name, await page.evaluate((asked) => bench.measureLoudness(asked), settings), lufs));
  }
  const chord = await page.evaluate(() => bench.measureChord());
  figures.push(near('site chord', chord.lufs, CHORD_LUFS));
  figures.push({ name: 'true peak of the site chord', measured: `${chord.truePeakDb.toFixed(1)} dBTP` });
  return figures;
}

function near(name: string, lufs: number, wanted: number): Figure {
  const isReached = Math.abs(lufs - wanted) <= 0.5;
  return { name: `loudness, ${name}`, measured: `${lufs.toFixed(2)} LUFS`, bar: `${wanted} ± 0.5`, isReached };
}

function at(name: string, value: number, unit: string, bar: number): Figure {
  return {
    name,
    measured: `${value.toFixed(value > -1 ? 3 : 2)} ${unit}`,
    bar: `at most ${bar}`,
    isReached: value <= bar,
  };
}
