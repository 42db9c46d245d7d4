import { noiseBands } from './bands.ts';
import type { Chance } from './chance.ts';
import { drawnOut, fluctuation } from './envelope.ts';
import { type Loop, mixed, SAMPLE_RATE_HZ } from './loop.ts';
import type { ThirdOctaves } from './third-octaves.ts';

export interface Wind {
  /** Depth of the gusts, in nepers, and what the whole and each band have in it. */
  readonly gustDepth: number;
  readonly commonShare: number;
  readonly ownShare: number;
  readonly flutterDepth: number;
  /** The howl around edges, against the rest. */
  readonly howlDb: number;
}

/** Gusts are deeper in the roar than in the hiss, which has less of its own unrest to hide them. */
const DEPTH_AT_BOTTOM = 0.9;
const DEPTH_PER_HEIGHT = -0.35;
const HOWLS_HZ = [290, 480, 790] as const;
const HOWL_WIDTH_HZ = 25;
const DRIFT_OCTAVES = 0.25;

export function wind(length: number, chance: Chance, scene: Wind & { readonly spectrum: ThirdOctaves }): Loop {
  const air = new Float64Array(length);
  const common = fluctuation(length, chance.fork(), { lowHz: 0.03, highHz: 1.2, fall: 1.3 });
  const restless = chance.fork();
  for (const { noise, height } of noiseBands(length, chance.fork(), scene.spectrum)) {
    const own = fluctuation(length, restless, { lowHz: 0.1, highHz: 3, fall: 1 });
    const flutter = fluctuation(length, restless, { lowHz: 3, highHz: 30 });
    const depth = scene.gustDepth * (DEPTH_AT_BOTTOM + DEPTH_PER_HEIGHT * height);
    const gust = common.map((value, point) => {
      const slow = scene.commonShare * value + scene.ownShare * (own[point] ?? 0);
      return Math.exp(depth * slow + scene.flutterDepth * (flutter[point] ?? 0));
    });
    const envelope = drawnOut(gust, length);
    for (let index = 0; index < length; index += 1) {
      air[index] = (air[index] ?? 0) + (noise[index] ?? 0) * (envelope[index] ?? 0);
    }
  }
  const gusts = drawnOut(
    common.map((value) => Math.exp(scene.gustDepth * value)),
    length,
  );
  const howls = HOWLS_HZ.map((hz) => ({ loop: howl(length, chance.fork(), { hz, gusts }), levelDb: scene.howlDb }));
  return mixed([{ loop: air, levelDb: 0 }, ...howls]);
}

/** A resonance that wanders: narrow noise on a carrier whose pitch drifts. */
function howl(length: number, chance: Chance, { hz, gusts }: { hz: number; gusts: Loop }): Loop {
  const width = { lowHz: 0, highHz: HOWL_WIDTH_HZ / 2 };
  const [cosines, sines] = [fluctuation(length, chance, width), fluctuation(length, chance, width)];
  const [real, imaginary] = [drawnOut(cosines, length), drawnOut(sines, length)];
  const drift = drawnOut(fluctuation(length, chance, { lowHz: 0.02, highHz: 0.3, fall: 1 }), length);
  const pitches = drift.map((value) => hz * 2 ** ((DRIFT_OCTAVES / 2) * value));
  const cycles = pitches.reduce((sum, pitch) => sum + pitch, 0) / SAMPLE_RATE_HZ;
  // The carrier makes a whole number of turns in a loop, or it would click at the seam.
  const tune = Math.max(1, Math.round(cycles)) / cycles;
  let turns = 0;
  return pitches.map((pitch, index) => {
    turns += (pitch * tune) / SAMPLE_RATE_HZ;
    const phase = 2 * Math.PI * turns;
    const value = (real[index] ?? 0) * Math.cos(phase) - (imaginary[index] ?? 0) * Math.sin(phase);
    return value * (gusts[index] ?? 0);
  });
}
