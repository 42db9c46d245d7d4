import type { Chance } from './chance.ts';
import { slowGain } from './envelope.ts';
import { shower } from './events.ts';
import { filtered } from './filter.ts';
import { bubbleKernel } from './kernels.ts';
import { type Loop, mixed, shapedBy, whiteNoise } from './loop.ts';
import { colouring, type ThirdOctaves } from './third-octaves.ts';

export interface Water {
  readonly bubblesPerSecond: number;
  readonly smallestMetres: number;
  readonly largestMetres: number;
  /** A larger bubble is louder by this power of its radius; below 0 the small ones are, as over pebbles. */
  readonly loudnessPower: number;
  readonly spread: number;
  readonly bedDb: number;
  readonly gainDepth: number;
}

const KINDS = 60;

/** Running and falling water alike: bubbles over a bed, few and loud in a brook, countless in a fall. */
export function water(length: number, chance: Chance, scene: Water & { readonly spectrum: ThirdOctaves }): Loop {
  const kinds = chance.fork();
  const kernels = Array.from({ length: KINDS }, () => {
    const radiusMetres = kinds.logBetween(scene.smallestMetres, scene.largestMetres);
    const gain = (radiusMetres / scene.largestMetres) ** scene.loudnessPower;
    return bubbleKernel({ radiusMetres }).map((sample) => sample * gain);
  });
  const [events, bed, gain] = [chance.fork(), chance.fork(), chance.fork()];
  const { bubblesPerSecond: perSecond, spread } = scene;
  const sum = mixed([
    { loop: shower(length, events, { kernels, perSecond, spread }), levelDb: 0 },
    { loop: filtered(whiteNoise(length, bed), colouring(scene.spectrum)), levelDb: scene.bedDb },
  ]);
  return shapedBy(sum, slowGain(length, gain, { lowHz: 0.1, highHz: 8, depth: scene.gainDepth }));
}
