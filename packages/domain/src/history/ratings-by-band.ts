import { BANDS, type BandName, bandOf } from '../frequency/band.ts';
import type { Share } from '../number/number.ts';
import { wilsonInterval } from '../self-test/guesses.ts';
import type { SessionOutline } from './history-session.ts';

export interface BandRatings {
  readonly band: BandName;
  readonly rated: number;
  readonly good: number;
  /** Good ones among those that were rated, and the interval in which the true share lies in 95 of 100 such cases. */
  readonly share: Share;
  readonly low: Share;
  readonly high: Share;
}

/** From here on a rating counts as good. */
export const GOOD_RATING = 4;

/** By the band of the centre, in the order of the ruler; bands without a rating are left out. */
export function ratingsByBand(outlines: readonly SessionOutline[]): readonly BandRatings[] {
  const counts = new Map<BandName, { rated: number; good: number }>();
  for (const { centerHz, rating } of outlines) {
    if (rating === null) continue;
    const band = bandOf(centerHz).name;
    const count = counts.get(band) ?? { rated: 0, good: 0 };
    count.rated += 1;
    if (rating >= GOOD_RATING) count.good += 1;
    counts.set(band, count);
  }
  return BANDS.flatMap(({ name }) => {
    const count = counts.get(name);
    if (count === undefined) return [];
    const { good, rated } = count;
    return [{ band: name, good, rated, share: good / rated, ...wilsonInterval(good, rated) }];
  });
}
