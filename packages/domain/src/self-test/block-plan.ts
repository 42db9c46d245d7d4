import { seededChance, shuffled } from './seeded-chance.ts';

/** What a block is given: the chosen setting, or the sham with the same mean light and sound and no modulation. */
export const BLOCK_KINDS = ['setting', 'sham'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** How many blocks a test may have. One is chosen before the first, and that is when the test ends. */
export const BLOCK_COUNTS = [12, 20, 32] as const;
export type BlockCount = (typeof BLOCK_COUNTS)[number];

/**
 * Both kinds are equally often among these many blocks in a row: what changes slowly, such as practice or the season,
 * meets both alike. Of two in a row the second would be known as soon as the first is guessed.
 */
export const STRATUM_BLOCKS = 4;

const STRATUM: readonly BlockKind[] = ['setting', 'setting', 'sham', 'sham'];

/** The order of a whole test, which follows from its seed and is shown to nobody before the end. */
export function planBlocks(blockCount: number, seed: number): readonly BlockKind[] {
  const chance = seededChance(seed);
  const strata = Math.ceil(blockCount / STRATUM_BLOCKS);
  return Array.from({ length: strata }, () => shuffled(STRATUM, chance))
    .flat()
    .slice(0, blockCount);
}
