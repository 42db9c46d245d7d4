import { type DemoSettings, WAVEFORMS } from '@vayl/domain';
import { amplitudeAt, decibels, loudnessLufs, spectrumOf, truePeakDb } from '../../src/index.ts';
import {
  chanceOf,
  type Edit,
  largestStep,
  peakOf,
  RATE_HZ,
  render,
  START_SECONDS,
  seconds,
  TONE,
  usualStep,
} from './render.ts';

const SWELL_HZ = 8;

/** The swell's sideband against the carrier, for some strengths. */
export async function measureSwell(strengths: readonly number[]): Promise<number[]> {
  const levels: number[] = [];
  for (const globalModulationStrength of strengths) {
    const samples = seconds(await render(11, { ...TONE, globalModulationStrength }), 2, 10);
    const carrier = amplitudeAt(samples, RATE_HZ, 205);
    levels.push(decibels(amplitudeAt(samples, RATE_HZ, 205 + SWELL_HZ) / carrier));
  }
  return levels;
}

export async function measureSum() {
  const loudest = { ...TONE, backgroundSoundType: 'brown', backgroundVolume: 1 } as const;
  const sum = seconds(await render(6, loudest), 1, 5);
  const quiet = { ...TONE, masterAudioVolume: 0.1, globalModulationStrength: 0.45 };
  const tone = seconds(await render(8, quiet), 1, 7);
  const stopped = await render(4, TONE, [{ atSeconds: 2, settings: undefined }]);
  const [once, again] = [await render(3, loudest), await render(3, loudest)];
  return {
    truePeakDb: truePeakDb(sum),
    toneLufs: loudnessLufs([tone], RATE_HZ),
    offDb: decibels(peakOf(seconds(stopped, 2.5, 2.6))),
    isSameTwice: once.every((value, index) => value === again[index]),
  };
}

export interface ClickFigures {
  /** Tone alone: energy above 2 kHz within 50 ms of an edit, against all of that window's. */
  readonly highEnergyDb: number;
  /** The same against the tone's own beside it: a window over a start or a stop is nearly silent by itself. */
  readonly highEnergyBesideDb: number;
  /** With a background: the largest step at an edit, against the 99.99th percentile of the steady sound's. */
  readonly stepRatio: number;
  /** The same against the largest: noise passes its own percentile several times a second, edit or not. */
  readonly stepToLargestRatio: number;
}

const EDITS_SECONDS = [1, 1.6, 2.2, 2.8];
const STOP_SECONDS = 3.4;
const NO_CLICKS: ClickFigures = {
  highEnergyDb: Number.NEGATIVE_INFINITY,
  highEnergyBesideDb: Number.NEGATIVE_INFINITY,
  stepRatio: 0,
  stepToLargestRatio: 0,
};

/** A session that somebody keeps changing: the worst moment of it. */
export async function measureClicks(seed: number): Promise<ClickFigures> {
  const chance = chanceOf(seed * 7919 + 11);
  const hasBackground = seed % 2 === 1;
  const base: DemoSettings = { ...TONE, ...change(chance, hasBackground) };
  const edits: Edit[] = EDITS_SECONDS.map((atSeconds) => ({
    atSeconds,
    settings: { ...base, ...change(chance, hasBackground) },
  }));
  const samples = await render(4.5, base, [...edits, { atSeconds: STOP_SECONDS, settings: undefined }]);
  return hasBackground ? { ...NO_CLICKS, ...stepFigures(samples) } : { ...NO_CLICKS, ...energyFigures(samples) };
}

function stepFigures(samples: Float32Array): Pick<ClickFigures, 'stepRatio' | 'stepToLargestRatio'> {
  const ratios = EDITS_SECONDS.map((at) => {
    const steady = [seconds(samples, at - 0.4, at - 0.05), seconds(samples, at + 0.2, at + 0.55)];
    const step = largestStep(seconds(samples, at - 0.05, at + 0.05));
    return {
      usual: step / Math.max(...steady.map(usualStep)),
      largest: step / Math.max(...steady.map(largestStep)),
    };
  });
  return {
    stepRatio: Math.max(...ratios.map(({ usual }) => usual)),
    stepToLargestRatio: Math.max(...ratios.map(({ largest }) => largest)),
  };
}

function change(chance: () => number, hasBackground: boolean): Partial<DemoSettings> {
  return {
    isochronicPitch: 60 + chance() * 372,
    centerModulationHz: 2 + chance() * 13,
    waveform: WAVEFORMS[Math.floor(chance() * WAVEFORMS.length)] ?? 'Sine',
    globalModulationStrength: chance(),
    masterAudioVolume: 0.2 + chance() * 0.8,
    ...(hasBackground ? { backgroundSoundType: chance() < 0.5 ? 'pink' : 'brown', backgroundVolume: chance() } : {}),
  };
}

function energyFigures(samples: Float32Array): Pick<ClickFigures, 'highEnergyDb' | 'highEnergyBesideDb'> {
  const figures = [START_SECONDS, ...EDITS_SECONDS, STOP_SECONDS].map((at) => highEnergy(samples, at));
  return {
    highEnergyDb: Math.max(...figures.map(({ ownDb }) => ownDb)),
    highEnergyBesideDb: Math.max(...figures.map(({ besideDb }) => besideDb)),
  };
}

function highEnergy(samples: Float32Array, atSeconds: number): { readonly ownDb: number; readonly besideDb: number } {
  const windowAt = (at: number) => energies(seconds(samples, at - 0.05, at + 0.05));
  const own = windowAt(atSeconds);
  const beside = [0.15, -0.15].filter((shift) => atSeconds + shift > 0.05).map((shift) => windowAt(atSeconds + shift));
  const ratioDb = (whole: number) => 10 * Math.log10(Math.max(own.high, 1e-30) / whole);
  return { ownDb: ratioDb(own.whole), besideDb: ratioDb(Math.max(own.whole, ...beside.map(({ whole }) => whole))) };
}

function energies(samples: Float32Array): { readonly high: number; readonly whole: number } {
  const { amplitudes, hzPerBin } = spectrumOf(samples, RATE_HZ);
  const energy = (values: Float64Array) => values.reduce((sum, value) => sum + value * value, 0);
  return { high: energy(amplitudes.subarray(Math.round(2000 / hzPerBin))), whole: energy(amplitudes) };
}

/** A full minute of everything, against one bare oscillator of the same length. */
export async function measureCost(length: number) {
  const session = {
    ...TONE,
    globalModulationStrength: 0.45,
    backgroundSoundType: 'pink',
    backgroundVolume: 0.5,
  } as const;
  const timed = async (act: () => Promise<unknown>) => {
    const startMs = performance.now();
    await act();
    return performance.now() - startMs;
  };
  const sessionMs: number[] = [];
  const toneMs: number[] = [];
  const bareMs: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    bareMs.push(await timed(() => bareOscillator(length)));
    toneMs.push(await timed(() => render(length, { ...session, backgroundSoundType: 'off' })));
    sessionMs.push(await timed(() => render(length, session)));
  }
  return { sessionMs: Math.min(...sessionMs), toneMs: Math.min(...toneMs), bareMs: Math.min(...bareMs) };
}

async function bareOscillator(length: number): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, length * RATE_HZ, RATE_HZ);
  const oscillator = new OscillatorNode(context, { frequency: 205 });
  oscillator.connect(context.destination);
  oscillator.start();
  return context.startRendering();
}
