import type { Chance } from './chance.ts';
import { addWrapped, type Loop, secondsOf } from './loop.ts';

export interface Shower {
  readonly kernels: readonly Float64Array[];
  readonly perSecond: number;
  /** Spread of the events' loudness, in nepers; the loudest are cut off, since a close hit startles. */
  readonly spread: number;
  readonly cutAt?: number;
}

const CUT_AT = 2.2;

/** Events at random moments, each of a random kind and loudness. */
export function shower(length: number, chance: Chance, { kernels, perSecond, spread, cutAt = CUT_AT }: Shower): Loop {
  const loop = new Float64Array(length);
  const count = Math.round(perSecond * secondsOf(length));
  for (let event = 0; event < count; event += 1) {
    const kernel = kernels[chance.below(kernels.length)];
    const gain = Math.exp(spread * Math.min(cutAt, chance.normal()));
    if (kernel !== undefined) addWrapped(loop, kernel, { at: chance.uniform() * length, gain });
  }
  return loop;
}
