import type { BlockKind } from './block-plan.ts';
import { meanOf } from './median.ts';

/** What one block came to. */
export interface BlockValue {
  readonly kind: BlockKind;
  readonly value: number;
}

/** Blocks that were drawn together, with what each counts for in the whole. */
interface Stratum {
  readonly blocks: readonly BlockValue[];
  readonly weight: number;
}

/**
 * One way in which chance could have dealt out the kinds: the difference it would have found, and how much of a true
 * difference would be in it. The way it was dealt has a share of 1.
 */
export interface Arrangement {
  readonly found: number;
  readonly share: number;
}

/** The more of both kinds, the more the comparison among them counts; with one kind alone there is none. */
export function stratumOf(blocks: readonly BlockValue[]): Stratum {
  const settings = blocks.filter(({ kind }) => kind === 'setting').length;
  const weight = blocks.length === 0 ? 0 : (settings * (blocks.length - settings)) / blocks.length;
  return { blocks, weight };
}

/** Every way in which these blocks could have been dealt, with as many of each kind as there were. */
export function arrangementsOf({ blocks, weight }: Stratum, totalWeight: number): readonly Arrangement[] {
  const settings = blocks.filter(({ kind }) => kind === 'setting').length;
  return choices(blocks.length, settings).map((chosen) => {
    const found = contrast(chosen, (index) => blocks[index]?.value ?? 0);
    const share = contrast(chosen, (index) => (blocks[index]?.kind === 'setting' ? 1 : 0));
    return { found: (found * weight) / totalWeight, share: (share * weight) / totalWeight };
  });
}

function contrast(isChosen: readonly boolean[], of: (index: number) => number): number {
  const values = isChosen.map((_, index) => of(index));
  const chosen = values.filter((_, index) => isChosen[index] === true);
  const others = values.filter((_, index) => isChosen[index] !== true);
  return meanOf(chosen) - meanOf(others);
}

/** All ways to choose some of a few. */
function choices(from: number, chosen: number): readonly (readonly boolean[])[] {
  if (from === 0) return chosen === 0 ? [[]] : [];
  return [
    ...(chosen > 0 ? choices(from - 1, chosen - 1).map((rest) => [true, ...rest]) : []),
    ...choices(from - 1, chosen).map((rest) => [false, ...rest]),
  ];
}
