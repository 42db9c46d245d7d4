import { STRATUM_BLOCKS } from './block-plan.ts';

/** Nobody is told to do more than this many blocks. */
const MOST_BLOCKS = 200;
const NORMAL_975 = 1.959964;

/** Half the width that an interval can be expected to have after so many blocks that scatter by so much. */
export function expectedHalfWidth(blockSd: number, blocks: number): number {
  const degrees = blocks - blocks / STRATUM_BLOCKS - 1;
  return (student975(degrees) * blockSd * 2) / Math.sqrt(blocks);
}

/** How many blocks an interval of at most this half width needs in all; undefined where nobody would do so many. */
export function blocksForHalfWidth(blockSd: number, halfWidth: number): number | undefined {
  for (let blocks = 2 * STRATUM_BLOCKS; blocks <= MOST_BLOCKS; blocks += STRATUM_BLOCKS) {
    if (expectedHalfWidth(blockSd, blocks) <= halfWidth) return blocks;
  }
  return undefined;
}

/** The 97.5th percentile of Student's t, by its expansion around the normal: good to 1 % from three degrees on. */
function student975(degrees: number): number {
  const z = NORMAL_975;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  const fourth = (79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z) / 92_160;
  return z + first / degrees + second / degrees ** 2 + third / degrees ** 3 + fourth / degrees ** 4;
}
