import type { Chance } from './chance.ts';
import { drawnOut, gridOf } from './envelope.ts';
import { bandGain, filtered } from './filter.ts';
import { type Loop, mixed, ratioOf, secondsOf, shapedBy, whiteNoise } from './loop.ts';
import { type Rain, rain } from './rain.ts';
import { colouring, matched, type ThirdOctaves } from './third-octaves.ts';

export interface Thunder {
  readonly rain: Rain;
  readonly rainDb: number;
  readonly strikeSpacingSeconds: number;
  readonly crackDb: number;
  /** The storm beyond the horizon, which never falls silent, against a near stroke. */
  readonly farDb: number;
  readonly decayFromSeconds: number;
  readonly decayToSeconds: number;
}

interface Spectra {
  /** Of thunder and rain together. */
  readonly spectrum: ThirdOctaves;
  readonly rainSpectrum: ThirdOctaves;
}

interface Stroke {
  readonly atSeconds: number;
  readonly gain: number;
  readonly decaySeconds: number;
}

const ATTACK_SECONDS = 0.05;
const CRACK_DECAY_SECONDS = 0.5;
/** Higher than where most of a rumble lies, so that its upper part swells and dies with it. */
const RUMBLE_TOP_HZ = 700;

export function thunder(length: number, chance: Chance, scene: Thunder & Spectra): Loop {
  const under = rain(length, chance.fork(), { ...scene.rain, spectrum: scene.rainSpectrum });
  const strokes = strokesOf(secondsOf(length), chance.fork(), scene);
  const cracks = strokes.map((stroke) => ({ ...stroke, decaySeconds: CRACK_DECAY_SECONDS }));
  const [colour, range] = [colouring(scene.spectrum), bandGain(25, RUMBLE_TOP_HZ)];
  const deep = filtered(whiteNoise(length, chance.fork()), (hz) => colour(hz) + range(hz));
  const sharp = filtered(whiteNoise(length, chance.fork()), bandGain(150, 2500));
  const rumble = mixed([
    { loop: shapedBy(deep, outline(length, strokes, ratioOf(scene.farDb))), levelDb: 0 },
    { loop: shapedBy(sharp, outline(length, cracks, 0)), levelDb: scene.crackDb },
  ]);
  return mixed([
    { loop: matched(under, scene.rainSpectrum), levelDb: scene.rainDb },
    { loop: rumble, levelDb: 0 },
  ]);
}

/** Each strike is several strokes, close behind each other. */
function strokesOf(seconds: number, chance: Chance, scene: Thunder): Stroke[] {
  const count = Math.max(1, Math.round(seconds / scene.strikeSpacingSeconds));
  return Array.from({ length: count }, (_, strike) => strike).flatMap((strike) => {
    let atSeconds = ((strike + chance.between(0, 0.5)) * seconds) / count;
    const strikeDb = chance.between(-8, 0);
    return Array.from({ length: 4 + chance.below(5) }, () => {
      atSeconds += chance.between(0.15, 0.6);
      return {
        atSeconds,
        gain: ratioOf(strikeDb + chance.between(-6, 0)),
        decaySeconds: chance.between(scene.decayFromSeconds, scene.decayToSeconds),
      };
    });
  });
}

function outline(length: number, strokes: readonly Stroke[], floor: number): Loop {
  const seconds = secondsOf(length);
  const grid = gridOf(length);
  const sum = new Float64Array(grid).fill(floor);
  for (const { atSeconds, gain, decaySeconds } of strokes) {
    for (let point = 0; point < grid; point += 1) {
      const since = (point / grid) * seconds - atSeconds;
      const t = since - seconds * Math.floor(since / seconds);
      sum[point] = (sum[point] ?? 0) + gain * (1 - Math.exp(-t / ATTACK_SECONDS)) * Math.exp(-t / decaySeconds);
    }
  }
  return drawnOut(sum, length);
}
