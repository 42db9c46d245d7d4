import { noiseBands } from './bands.ts';
import type { Chance } from './chance.ts';
import { drawnOut, fluctuation, gridOf } from './envelope.ts';
import { type Loop, ratioOf, secondsOf } from './loop.ts';
import type { ThirdOctaves } from './third-octaves.ts';

export interface Waves {
  readonly spacingSeconds: number;
  /** How far the sea between two waves lies below a wave's top. */
  readonly floorDb: number;
  /** Spread of the waves' heights, in nepers. */
  readonly spread: number;
  /** Restlessness of the whole and of each band, in nepers. */
  readonly commonDepth: number;
  readonly ownDepth: number;
}

interface Wave {
  readonly atSeconds: number;
  readonly height: number;
  readonly riseSeconds: number;
  readonly fallSeconds: number;
}

const JITTER = 0.2;
/** The deep part of a wave is heard first and its foam last, by this much together. */
const DISPERSION_SECONDS = 1;
/** Foam hisses on for longer than the deep part rolls. */
const FOAM_LONGER = 0.5;

export function waves(length: number, chance: Chance, scene: Waves & { readonly spectrum: ThirdOctaves }): Loop {
  const sum = new Float64Array(length);
  const train = trainOf(secondsOf(length), chance.fork(), scene);
  const common = fluctuation(length, chance.fork(), { lowHz: 0.15, highHz: 4, fall: 2 });
  const restless = chance.fork();
  for (const { noise, height } of noiseBands(length, chance.fork(), scene.spectrum)) {
    const own = fluctuation(length, restless, { lowHz: 0.4, highHz: 20, fall: 1 });
    const swell = swellOf(length, train, height).map((value, point) => {
      const nepers = scene.commonDepth * (common[point] ?? 0) + scene.ownDepth * (own[point] ?? 0);
      return (ratioOf(scene.floorDb) + value) * Math.exp(nepers);
    });
    const envelope = drawnOut(swell, length);
    for (let index = 0; index < length; index += 1) {
      sum[index] = (sum[index] ?? 0) + (noise[index] ?? 0) * (envelope[index] ?? 0);
    }
  }
  return sum;
}

/** The waves of one loop: evenly spread, each a little off its place. */
function trainOf(seconds: number, chance: Chance, { spacingSeconds, spread }: Waves): Wave[] {
  const count = Math.max(1, Math.round(seconds / spacingSeconds));
  return Array.from({ length: count }, (_, index) => ({
    atSeconds: ((index + JITTER * chance.normal()) * seconds) / count,
    height: Math.exp(spread * chance.normal()),
    riseSeconds: chance.between(1.2, 2.4),
    fallSeconds: chance.between(1.6, 3.2),
  }));
}

/** How high the waves stand in one band, over the loop's coarse grid. */
function swellOf(length: number, train: readonly Wave[], height: number): Float64Array {
  const seconds = secondsOf(length);
  const grid = gridOf(length);
  const swell = new Float64Array(grid);
  const lagSeconds = DISPERSION_SECONDS * (height - 0.5);
  for (const wave of train) {
    const fallSeconds = wave.fallSeconds * (1 + FOAM_LONGER * height);
    for (let point = 0; point < grid; point += 1) {
      const since = (point / grid) * seconds - wave.atSeconds - lagSeconds;
      // A wave's tail may run past the seam, so each is seen from the nearest of its repetitions.
      const t = since - seconds * Math.floor(since / seconds + 0.25);
      const shape = t < 0 ? Math.exp(-2 * (t / wave.riseSeconds) ** 2) : Math.exp(-t / fallSeconds);
      swell[point] = (swell[point] ?? 0) + wave.height * shape;
    }
  }
  return swell;
}
