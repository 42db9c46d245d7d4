import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const FILLS = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'older-safari.ts'), 'utf8'));
const WITHOUT = `
  const typed = Object.getPrototypeOf(Uint8Array.prototype);
  for (const thing of [Array.prototype, typed]) for (const name of ['at', 'findLast', 'findLastIndex', 'toSorted']) delete thing[name];
  for (const name of ['at', 'toWellFormed']) delete String.prototype[name];
  delete Object.hasOwn;
  delete Promise.withResolvers;
`;

/** A world of its own, in which the language is as old as in Safari 15.0. */
function olderWorld() {
  const world = createContext({
    crypto: { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) },
  });
  runInContext(WITHOUT, world);
  return {
    fill: () => void runInContext(FILLS, world),
    // As text, since the things of one world are not equal to those of another.
    read: (words: string): unknown => JSON.parse(String(runInContext(`JSON.stringify(${words})`, world))),
  };
}

const CASES: readonly [words: string, value: unknown][] = [
  ['[1, 2, 3].at(-1)', 3],
  ['[1, 2, 3].at(0)', 1],
  ['typeof [1].at(1)', 'undefined'],
  ['"vayl".at(-2)', 'y'],
  ['new Float32Array([1, 2]).at(-1)', 2],
  ['[1, 2, 3, 4].findLast((n) => n < 3)', 2],
  ['typeof [1].findLast((n) => n > 1)', 'undefined'],
  ['[1, 2, 3, 4].findLastIndex((n) => n < 3)', 1],
  ['[1].findLastIndex((n) => n > 1)', -1],
  ['new Uint8Array([1, 2, 3]).findLast((n) => n < 3)', 2],
  [
    '((list) => [list.toSorted((a, b) => a - b), list])([3, 1, 2])',
    [
      [1, 2, 3],
      [3, 1, 2],
    ],
  ],
  ['"a\\ud800b\\ud83d\\ude00\\udc00".toWellFormed()', 'a\u{fffd}b\u{1f600}\u{fffd}'],
  ['[Object.hasOwn({ a: 1 }, "a"), Object.hasOwn({}, "toString")]', [true, false]],
];

describe('what Safari 15.0 does not have', () => {
  it.each(CASES)('%s is filled in', (words, value) => {
    const world = olderWorld();
    expect(() => world.read(words)).toThrow('is not a function');
    world.fill();
    expect(world.read(words)).toEqual(value);
  });

  it('a promise with its ends in hand', async () => {
    const world = createContext({ crypto: {} });
    runInContext(WITHOUT, world);
    runInContext(FILLS, world);
    const kept: unknown = runInContext(
      '{ const { promise, resolve } = Promise.withResolvers(); resolve(7); promise; }',
      world,
    );
    await expect(kept).resolves.toBe(7);
    const broken: unknown = runInContext(
      '{ const { promise, reject } = Promise.withResolvers(); reject(7); promise; }',
      world,
    );
    await expect(broken).rejects.toBe(7);
  });

  it('numbers of chance as others make them, each another', () => {
    const world = olderWorld();
    world.fill();
    const [one, other] = [world.read('crypto.randomUUID()'), world.read('crypto.randomUUID()')];
    expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(one).not.toBe(other);
  });

  it('is left alone where it is there', () => {
    const world = createContext({ crypto: {}, before: [] });
    runInContext('before.push([].at, Object.hasOwn, "".toWellFormed)', world);
    runInContext(FILLS, world);
    expect(
      runInContext('before[0] === [].at && before[1] === Object.hasOwn && before[2] === "".toWellFormed', world),
    ).toBe(true);
  });
});
