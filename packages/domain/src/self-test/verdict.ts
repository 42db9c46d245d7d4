import { STRATUM_BLOCKS } from './block-plan.ts';
import type { Comparison } from './compare-blocks.ts';
import { blocksForHalfWidth, expectedHalfWidth } from './more-blocks.ts';

/** A change of reaction time in per cent; below zero is quicker with the setting. */
export interface ChangePercent {
  readonly change: number;
  readonly low: number;
  readonly high: number;
}

/** What more blocks would do: about so many, for an interval of so much on either side. */
export interface MoreBlocks {
  readonly blocks: number;
  readonly halfWidthPercent: number;
}

export type VerdictCode =
  /** Chance could have dealt so few blocks in too few ways. */
  | 'too-few'
  | 'quicker'
  | 'slower'
  /** The interval holds no difference, and differences that would matter. */
  | 'no-clear-difference'
  /** The interval holds no difference, and none that would matter. */
  | 'no-difference-of-note';

export interface Verdict {
  readonly code: VerdictCode;
  readonly change: ChangePercent | undefined;
  /** How often chance alone would have found as much, in per cent. */
  readonly chancePercent: number | undefined;
  readonly more: MoreBlocks | undefined;
  readonly doneBlocks: number;
  readonly plannedBlocks: number;
  readonly isEndedEarly: boolean;
}

interface VerdictQuestion {
  /** Of logarithms of reaction times. */
  readonly comparison: Comparison | undefined;
  readonly doneBlocks: number;
  readonly plannedBlocks: number;
}

/** What a person is told to aim for, and what is small enough to leave alone. */
const NARROW_PERCENT = 5;

export function verdictOf({ comparison, doneBlocks, plannedBlocks }: VerdictQuestion): Verdict {
  const counts = { doneBlocks, plannedBlocks, isEndedEarly: doneBlocks < plannedBlocks };
  if (comparison === undefined || !Number.isFinite(comparison.high - comparison.low)) {
    return { code: 'too-few', change: undefined, chancePercent: undefined, more: undefined, ...counts };
  }
  const { difference, low, high, chanceShare } = comparison;
  const change = { change: percentOf(difference), low: percentOf(low), high: percentOf(high) };
  const code = codeOf(change);
  const more = code === 'no-clear-difference' ? moreBlocks(comparison) : undefined;
  return { code, change, chancePercent: 100 * chanceShare, more, ...counts };
}

function codeOf({ low, high }: ChangePercent): VerdictCode {
  if (high < 0) return 'quicker';
  if (low > 0) return 'slower';
  return Math.max(high, -low) <= NARROW_PERCENT ? 'no-difference-of-note' : 'no-clear-difference';
}

/** At least one round of the dealing more. Where even many blocks would not do, what twice as many would. */
function moreBlocks({ blockSd, blocks }: Comparison): MoreBlocks {
  const needed = blocksForHalfWidth(blockSd, Math.log1p(NARROW_PERCENT / 100)) ?? 2 * blocks;
  const more = Math.max(STRATUM_BLOCKS, Math.ceil((needed - blocks) / STRATUM_BLOCKS) * STRATUM_BLOCKS);
  return { blocks: more, halfWidthPercent: percentOf(expectedHalfWidth(blockSd, blocks + more)) };
}

function percentOf(logRatio: number): number {
  return 100 * Math.expm1(logRatio);
}
