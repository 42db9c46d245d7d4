import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCK_COUNTS, planBlocks, STRATUM_BLOCKS } from '../index.ts';

const anySeed = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe('the order of a self-test', () => {
  it('has both kinds equally often in every four blocks, whatever the seed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BLOCK_COUNTS), anySeed, (count, seed) => {
        const kinds = planBlocks(count, seed);
        expect(kinds).toHaveLength(count);
        for (let first = 0; first < count; first += STRATUM_BLOCKS) {
          const four = kinds.slice(first, first + STRATUM_BLOCKS);
          expect(four.filter((kind) => kind === 'sham')).toHaveLength(2);
        }
      }),
    );
  });

  it('follows from its seed, and from nothing else', () => {
    expect(planBlocks(20, 7)).toEqual(planBlocks(20, 7));
    expect(planBlocks(20, 7)).not.toEqual(planBlocks(20, 8));
  });

  it('deals each of the six orders of four blocks equally often', () => {
    const orders = new Map<string, number>();
    for (let seed = 0; seed < 3000; seed += 1) {
      const order = planBlocks(4, seed * 7919).join(' ');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const times of orders.values()) expect(Math.abs(times - 500)).toBeLessThan(80);
  });
});
