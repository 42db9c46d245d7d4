import type { Chance } from './chance.ts';
import { slowGain } from './envelope.ts';
import { shower } from './events.ts';
import { filtered } from './filter.ts';
import { bubbleKernel, dropKernel } from './kernels.ts';
import { type Loop, mixed, shapedBy, whiteNoise } from './loop.ts';
import { colouring, type ThirdOctaves } from './third-octaves.ts';

export interface Rain {
  readonly dropsPerSecond: number;
  readonly spread: number;
  /** The even hiss of all drops too far to tell apart, over the near ones. */
  readonly bedDb: number;
  readonly bubblesDb: number;
  /** Drops that fall right beside the listener. */
  readonly closePerSecond: number;
  readonly closeDb: number;
  readonly gainDepth: number;
}

const DROP_KINDS = 10;
const BUBBLE_KINDS = 12;
const DROPS_PER_BUBBLE = 12;

export function rain(length: number, chance: Chance, scene: Rain & { readonly spectrum: ThirdOctaves }): Loop {
  const { dropsPerSecond, spread } = scene;
  const kinds = chance.fork();
  const drops = Array.from({ length: DROP_KINDS }, () =>
    dropKernel({ hz: kinds.logBetween(1500, 11_000), decaySeconds: kinds.logBetween(0.0008, 0.004) }),
  );
  const bubbles = Array.from({ length: BUBBLE_KINDS }, () =>
    bubbleKernel({ radiusMetres: kinds.logBetween(0.0009, 0.004) }),
  );
  const [near, close, under, bed, gain] = [chance.fork(), chance.fork(), chance.fork(), chance.fork(), chance.fork()];
  const sum = mixed([
    { loop: shower(length, near, { kernels: drops, perSecond: dropsPerSecond, spread }), levelDb: 0 },
    {
      loop: shower(length, close, { kernels: drops, perSecond: scene.closePerSecond, spread: 0.3 }),
      levelDb: scene.closeDb,
    },
    {
      loop: shower(length, under, { kernels: bubbles, perSecond: dropsPerSecond / DROPS_PER_BUBBLE, spread }),
      levelDb: scene.bubblesDb,
    },
    { loop: filtered(whiteNoise(length, bed), colouring(scene.spectrum)), levelDb: scene.bedDb },
  ]);
  return shapedBy(sum, slowGain(length, gain, { lowHz: 0.05, highHz: 3, depth: scene.gainDepth }));
}
