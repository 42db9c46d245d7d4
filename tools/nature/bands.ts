import type { Chance } from './chance.ts';
import { bandGain, filtered } from './filter.ts';
import { type Loop, whiteNoise } from './loop.ts';
import { colouring, type ThirdOctaves } from './third-octaves.ts';

const COUNT = 8;
const LOWEST_HZ = 20;
const HIGHEST_HZ = 16_500;

export interface Band {
  readonly noise: Loop;
  /** From 0 for the lowest band to 1 for the highest. */
  readonly height: number;
}

/** Noise of one spectrum, cut into bands that can each swell in their own time. */
export function* noiseBands(length: number, chance: Chance, spectrum: ThirdOctaves): Generator<Band> {
  const colour = colouring(spectrum);
  const step = (HIGHEST_HZ / LOWEST_HZ) ** (1 / COUNT);
  for (let band = 0; band < COUNT; band += 1) {
    const lowHz = LOWEST_HZ * step ** band;
    const edges = bandGain(lowHz, lowHz * step);
    yield {
      noise: filtered(whiteNoise(length, chance.fork()), (hz) => colour(hz) + edges(hz)),
      height: band / (COUNT - 1),
    };
  }
}
