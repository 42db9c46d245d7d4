import type { Share } from '../number/number.ts';

/** Draws from 0 up to 1 that follow from a seed, so that whatever they decided can be shown again. */
export function seededChance(seed: number): () => Share {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}

/** The same things in an order that chance decides. */
export function shuffled<Item>(items: readonly Item[], chance: () => Share): readonly Item[] {
  const keyed = items.map((item) => ({ item, key: chance() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
}
