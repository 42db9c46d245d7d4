import { describe, expect, it } from 'vitest';
import { type BlockKind, type Comparison, compareBlocks, planBlocks, seededChance } from '../index.ts';

interface Made {
  readonly kinds: readonly BlockKind[];
  readonly effect: number;
  readonly noise: readonly number[];
}

function compared({ kinds, effect, noise }: Made): Comparison {
  const blocks = kinds.map((kind, index) => ({ kind, value: (noise[index] ?? 0) + (kind === 'setting' ? effect : 0) }));
  const comparison = compareBlocks(blocks);
  if (comparison === undefined) throw new Error('nothing was compared');
  return comparison;
}

function noiseOf(seed: number, count: number): readonly number[] {
  const chance = seededChance(seed);
  return Array.from({ length: count }, () => chance() - 0.5);
}

/** Slowly and by definition: a supposed difference is taken out and every dealing is tried. */
function isRefused(blocks: readonly { kind: BlockKind; value: number }[], supposed: number): boolean {
  const values = blocks.map(({ kind, value }) => value - (kind === 'setting' ? supposed : 0));
  const dealings = [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
    [2, 3],
  ];
  const differenceIn = (first: number, [one = 0, other = 0]: readonly number[]) => {
    const four = values.slice(first, first + 4);
    const chosen = (four[one] ?? 0) + (four[other] ?? 0);
    return chosen - four.reduce((sum, value) => sum + value, 0) / 2;
  };
  let all = [0];
  for (let first = 0; first < values.length; first += 4) {
    all = all.flatMap((sum) => dealings.map((dealing) => sum + differenceIn(first, dealing)));
  }
  const found = values.reduce((sum, value, index) => sum + (blocks[index]?.kind === 'setting' ? value : -value), 0) / 2;
  const asLarge = all.filter((sum) => Math.abs(sum) >= Math.abs(found) - 1e-9).length;
  return asLarge / all.length <= 0.05;
}

describe('the comparison of blocks', () => {
  it('finds the difference that is there, and says how far blocks lie apart', () => {
    const kinds = planBlocks(12, 4);
    const { difference, low, high, blockSd, blocks } = compared({ kinds, effect: -0.2, noise: [] });
    expect(difference).toBeCloseTo(-0.2);
    expect(low).toBeCloseTo(-0.2);
    expect(high).toBeCloseTo(-0.2);
    expect(blockSd).toBeCloseTo(0);
    expect(blocks).toBe(12);
  });

  it.each([1, 2, 3, 4, 5])('has the interval of differences that the test does not refuse (%d)', (seed) => {
    const kinds = planBlocks(12, seed);
    const noise = noiseOf(seed + 100, 12);
    const blocks = kinds.map((kind, index) => ({ kind, value: noise[index] ?? 0 }));
    const { low, high, difference } = compared({ kinds, effect: 0, noise });
    expect(low).toBeLessThan(difference);
    expect(high).toBeGreaterThan(difference);
    const step = (high - low) / 1000;
    expect([low - step, low + step, high - step, high + step].map((supposed) => isRefused(blocks, supposed))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('says how often chance would have found as much: at the least two dealings in 216 of twelve blocks', () => {
    const kinds = planBlocks(12, 4);
    expect(compared({ kinds, effect: 5, noise: noiseOf(1, 12) }).chanceShare).toBeCloseTo(2 / 216);
    expect(compared({ kinds, effect: 0, noise: [] }).chanceShare).toBe(1);
  });

  it('is not misled by what changes slowly', () => {
    const kinds = planBlocks(20, 9);
    const noise = noiseOf(2, 20);
    const steps = noise.map((value, index) => value + 10 * Math.floor(index / 4));
    const flat = compared({ kinds, effect: 0.3, noise });
    const stepped = compared({ kinds, effect: 0.3, noise: steps });
    for (const field of ['difference', 'low', 'high', 'chanceShare', 'blockSd'] as const) {
      expect(stepped[field]).toBeCloseTo(flat[field], 9);
    }
  });

  it('draws dealings where there are too many, and finds nearly the same, each time the same', () => {
    const kinds = planBlocks(32, 5);
    const noise = noiseOf(3, 32);
    const drawn = compared({ kinds, effect: 0, noise });
    expect(compared({ kinds, effect: 0, noise })).toEqual(drawn);
    const halfT = (2.069 * drawn.blockSd * 2) / Math.sqrt(32);
    expect(drawn.high - drawn.difference).toBeCloseTo(halfT, 1);
    expect(drawn.low).toBeLessThan(drawn.difference);
  });

  it('can bound nothing by eight blocks, and compares nothing where there is one kind', () => {
    const eight = compared({ kinds: planBlocks(8, 1), effect: 9, noise: noiseOf(4, 8) });
    expect([eight.low, eight.high]).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(compareBlocks([])).toBeUndefined();
    expect(compareBlocks([{ kind: 'sham', value: 1 }])).toBeUndefined();
  });

  it('uses what there is of a test that was ended early', () => {
    const kinds: readonly BlockKind[] = [...planBlocks(12, 6), 'setting', 'sham', 'setting'];
    const { blocks, difference } = compared({ kinds, effect: 0.4, noise: noiseOf(5, 15) });
    expect(blocks).toBe(15);
    expect(Math.abs(difference - 0.4)).toBeLessThan(0.4);
    // A fifth block alone, of one kind, has nothing to be compared with.
    expect(compared({ kinds: [...planBlocks(12, 6), 'sham'], effect: 0, noise: noiseOf(5, 13) }).blocks).toBe(12);
  });
});
