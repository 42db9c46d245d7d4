import type { Share } from '../number/number.ts';
import type { Arrangement } from './arrangements.ts';
import { seededChance } from './seeded-chance.ts';

/** All ways are looked at up to so many; of more, so many are drawn. */
const MOST_EXACT = 20_000;
const DRAWN = 9999;
const DRAWING_SEED = 20_261_116;
/** Ways that differ by rounding alone are the same. */
const TINY = 1e-12;

export interface PermutationAnswer {
  /** How often chance alone would have found a difference at least as large. */
  readonly chanceShare: Share;
  /** The true differences that could well have led to what was found; infinite where there are too few blocks to tell. */
  readonly low: number;
  readonly high: number;
  readonly isExact: boolean;
}

/**
 * A test that assumes nothing but the dealing itself, and the differences that it would not refuse. Taking a supposed
 * true difference out of the blocks moves every arrangement along a line, so each refuses all but one range of them; the
 * ends of the interval are quantiles of the ends of those ranges.
 */
export function permutationTest(
  strata: readonly (readonly Arrangement[])[],
  found: number,
  refusedShare: Share,
): PermutationAnswer {
  const ways = strata.reduce((product, { length }) => product * length, 1);
  const isExact = ways <= MOST_EXACT;
  const arrangements = isExact ? everyWay(strata) : drawnWays(strata);
  const lows = new Float64Array(arrangements.count);
  const highs = new Float64Array(arrangements.count);
  let asLarge = 0;
  for (let way = 0; way < arrangements.count; way += 1) {
    const difference = arrangements.differences[way] ?? 0;
    const share = arrangements.shares[way] ?? 0;
    if (Math.abs(difference) >= Math.abs(found) - TINY) asLarge += 1;
    const isBound = Math.abs(share) < 1 - TINY;
    const one = isBound ? (found - difference) / (1 - share) : Number.NEGATIVE_INFINITY;
    const other = isBound ? (found + difference) / (1 + share) : Number.POSITIVE_INFINITY;
    lows[way] = Math.min(one, other);
    highs[way] = Math.max(one, other);
  }
  const rank = Math.floor(refusedShare * arrangements.count);
  return {
    chanceShare: asLarge / arrangements.count,
    low: lows.sort()[rank] ?? Number.NEGATIVE_INFINITY,
    high: highs.sort()[arrangements.count - 1 - rank] ?? Number.POSITIVE_INFINITY,
    isExact,
  };
}

interface Ways {
  readonly count: number;
  readonly differences: Float64Array;
  readonly shares: Float64Array;
}

function everyWay(strata: readonly (readonly Arrangement[])[]): Ways {
  let differences = new Float64Array(1);
  let shares = new Float64Array(1);
  for (const stratum of strata) {
    const before = differences;
    const sharesBefore = shares;
    const known = before.length;
    differences = new Float64Array(known * stratum.length);
    shares = new Float64Array(known * stratum.length);
    for (const [index, arrangement] of stratum.entries()) {
      for (let way = 0; way < known; way += 1) {
        differences[index * known + way] = (before[way] ?? 0) + arrangement.found;
        shares[index * known + way] = (sharesBefore[way] ?? 0) + arrangement.share;
      }
    }
  }
  return { count: differences.length, differences, shares };
}

/** The way it was dealt is one of them, or a test would refuse too much. */
function drawnWays(strata: readonly (readonly Arrangement[])[]): Ways {
  const chance = seededChance(DRAWING_SEED);
  const count = DRAWN + 1;
  const differences = new Float64Array(count);
  const shares = new Float64Array(count);
  for (let way = 0; way < count; way += 1) {
    for (const stratum of strata) {
      const drawn = stratum[Math.floor(chance() * stratum.length)];
      const arrangement = way === 0 ? asDealt(stratum) : drawn;
      differences[way] = (differences[way] ?? 0) + (arrangement?.found ?? 0);
      shares[way] = (shares[way] ?? 0) + (arrangement?.share ?? 0);
    }
  }
  return { count, differences, shares };
}

function asDealt(stratum: readonly Arrangement[]): Arrangement | undefined {
  return stratum.reduce<Arrangement | undefined>(
    (most, arrangement) => (most === undefined || arrangement.share > most.share ? arrangement : most),
    undefined,
  );
}
