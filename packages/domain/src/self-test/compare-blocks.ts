import type { Share } from '../number/number.ts';
import { arrangementsOf, type BlockValue, stratumOf } from './arrangements.ts';
import { STRATUM_BLOCKS } from './block-plan.ts';
import { meanOf } from './median.ts';
import { permutationTest } from './permutation.ts';

/** A difference that chance finds so rarely is called one. Fixed before anybody's first block. */
export const REFUSED_SHARE: Share = 0.05;

export interface Comparison {
  /** Setting minus sham, and the range that could well hold the true one; infinite where there are too few blocks. */
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  readonly chanceShare: Share;
  /** How far blocks of one kind lie apart, within those that were dealt together. */
  readonly blockSd: number;
  /** How many blocks of both kinds the comparison rests on. */
  readonly blocks: number;
}

/** In the order of the test, from its first block: a test that was ended early is compared as far as it came. */
export function compareBlocks(blocks: readonly BlockValue[]): Comparison | undefined {
  const strata = strataOf(blocks).filter(({ weight }) => weight > 0);
  const totalWeight = strata.reduce((sum, { weight }) => sum + weight, 0);
  if (totalWeight === 0) return undefined;
  const difference = strata.reduce(
    (sum, stratum) => sum + (stratum.weight / totalWeight) * differenceIn(stratum.blocks),
    0,
  );
  const arrangements = strata.map((stratum) => arrangementsOf(stratum, totalWeight));
  const { low, high, chanceShare } = permutationTest(arrangements, difference, REFUSED_SHARE);
  const compared = strata.flatMap((stratum) => stratum.blocks).length;
  const squares = strata.reduce((sum, stratum) => sum + squaresAround(stratum.blocks, difference), 0);
  const degrees = compared - strata.length - 1;
  const blockSd = degrees > 0 ? Math.sqrt(squares / degrees) : Number.NaN;
  return { difference, low, high, chanceShare, blockSd, blocks: compared };
}

function strataOf(blocks: readonly BlockValue[]) {
  return Array.from({ length: Math.ceil(blocks.length / STRATUM_BLOCKS) }, (_, index) =>
    stratumOf(blocks.slice(index * STRATUM_BLOCKS, (index + 1) * STRATUM_BLOCKS)),
  );
}

function differenceIn(blocks: readonly BlockValue[]): number {
  const of = (wanted: BlockValue['kind']) => blocks.filter(({ kind }) => kind === wanted).map(({ value }) => value);
  return meanOf(of('setting')) - meanOf(of('sham'));
}

/** What is left of the squares once the difference and the mean of these blocks are taken out. */
function squaresAround(blocks: readonly BlockValue[], difference: number): number {
  const values = blocks.map(({ kind, value }) => (kind === 'setting' ? value - difference : value));
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
}
