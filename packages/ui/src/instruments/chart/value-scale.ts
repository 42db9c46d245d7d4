import { type ScaleLinear, scaleLinear } from 'd3-scale';

export interface ValueScale {
  readonly scale: ScaleLinear<number, number>;
  readonly ticks: readonly number[];
}

const TICKS = 4;
/** A loss smaller than this share of a step hangs below the baseline; a larger one gets room of its own. */
const HANGING_SHARE = 0.1;

/** A scale for values that always has zero on it, and everything that lies below zero too. */
export function valueScale(values: readonly number[]): ValueScale {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const upper = scaleLinear([0, highest === 0 && lowest === 0 ? 1 : highest], [0, 1]).nice(TICKS);
  const step = upper.ticks(TICKS)[1] ?? 0;
  if (-lowest <= HANGING_SHARE * step) return { scale: upper, ticks: upper.ticks(TICKS) };
  const both = scaleLinear([lowest, highest], [0, 1]).nice(TICKS);
  return { scale: both, ticks: both.ticks(TICKS) };
}

/** Every step of an axis from its first value to its last. */
export function stepsOf(min: number, max: number, step: number): readonly number[] {
  return Array.from({ length: Math.floor((max - min) / step + 1e-9) + 1 }, (_, index) => min + index * step);
}

/** Which of the steps carry a number, so that numbers keep their distance and both ends have one. */
export function labelEvery(steps: number, widthPx: number, labelPx: number): number {
  const fits = (every: number) => steps % every === 0 && (steps / every) * labelPx <= widthPx;
  return [1, 2, 3, 4, 5, 6, 10].find(fits) ?? steps;
}
