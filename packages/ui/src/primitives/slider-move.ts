import { nearestStep, type Slider } from '@vayl/domain';

/** Who moves the needle: keys mean a direction, a pointer means a place. */
type SliderHand = 'keys' | 'pointer';

export interface SliderMove {
  readonly from: number;
  readonly to: number;
  readonly hand: SliderHand;
}

/**
 * What a move means. The needle of a value between two steps stands on the nearest one: a pointer that presses it there
 * has not moved it, so the value stays exact (RD-30). A key leads to the next step on its side, and skips none.
 */
export function movedValue(slider: Slider, { from, to, hand }: SliderMove): number {
  const step = nearestStep(slider, to);
  if (hand === 'pointer') return step === nearestStep(slider, from) ? from : step;
  const isFarther = Math.abs(to - from) > 1.5 * slider.step + TINY;
  return isFarther ? step : nextStep(slider, from, to);
}

/** How far PageUp leads: a tenth of the scale, on its grid. */
export function largeStep({ min, max, step }: Slider): number {
  return Math.max(Math.round((max - min) / (10 * step)), 1) * step;
}

const TINY = 1e-9;

/** The first step beyond `from` on the side of `towards`. */
function nextStep(slider: Slider, from: number, towards: number): number {
  const nearest = nearestStep(slider, from);
  if (Math.abs(nearest - from) < TINY) return nearestStep(slider, towards);
  const isUp = towards > from;
  if (isUp === nearest > from) return nearest;
  return nearestStep(slider, nearest + (isUp ? slider.step : -slider.step));
}
