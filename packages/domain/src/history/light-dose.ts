import type { Share } from '../number/number.ts';
import { requestedRanges } from '../overlay/overlay-request.ts';

/**
 * How dense the veil is on average, rim and middle alike. The guard takes from the swing of a wave and leaves its mean, so
 * this is delivered as it is asked for. Summed over time it is the dose, in veil-seconds: a veil that hides the screen
 * completely for one second would be one. A shape that leaves a part of the screen clear is not taken off.
 */
export function meanVeilAlpha(strength: Share): Share {
  if (strength <= 0) return 0;
  const { edge, center } = requestedRanges(strength);
  return (edge.min + edge.max + center.min + center.max) / 4;
}
