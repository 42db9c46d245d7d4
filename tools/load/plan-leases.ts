import { Chance } from '../nature/chance.ts';
import type { Step } from './plan.ts';

export interface LeaseRush {
  readonly people: number;
  readonly perSecond: number;
  readonly seconds: number;
  readonly seed: number;
}

/** Leases of a second each by people at random, at an even rate, as far apart as independent callers are (Poisson). */
export function planLeases({ people, perSecond, seconds, seed }: LeaseRush): readonly Step[] {
  const chance = new Chance(seed);
  const steps: Step[] = [];
  let atMs = 0;
  for (;;) {
    atMs += (-Math.log(1 - chance.uniform()) * 1000) / perSecond;
    if (atMs >= seconds * 1000) return steps;
    steps.push({ atMs, kind: 'lease', person: chance.below(people), number: steps.length, seconds: 1 });
  }
}
