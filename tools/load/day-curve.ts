import type { Chance } from '../nature/chance.ts';

/** How many people begin in each hour of a day, as shares: quiet at night, a morning, an afternoon that is the peak. */
const DAY_CURVE: readonly number[] = [
  0.9, 0.6, 0.4, 0.4, 0.6, 1.2, 2.4, 4.0, 5.8, 6.8, 6.6, 6.0, 5.4, 6.2, 7.2, 7.4, 6.8, 6.0, 5.4, 5.2, 5.0, 4.4, 3.2,
  2.1,
];

/** A moment of the day, from 0 up to 1. Many of them drawn one by one arrive as independent people do (Poisson). */
export function momentOfDay(chance: Chance): number {
  const total = DAY_CURVE.reduce((sum, share) => sum + share, 0);
  let left = chance.uniform() * total;
  for (const [hour, share] of DAY_CURVE.entries()) {
    if (left < share) return (hour + left / share) / DAY_CURVE.length;
    left -= share;
  }
  return 0;
}
