import { describe, expect, it } from 'vitest';
import { foldStatements } from './fold.ts';

/** A statement that ends when it is told to, and remembers what it was asked. */
function slowStatement() {
  const asked: (readonly string[])[] = [];
  const ends: (() => void)[] = [];
  const run = async (asks: readonly string[]) => {
    asked.push(asks);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.push(resolve);
    await promise;
    if (asks.includes('bad')) throw new Error('bad');
    return asks.map((ask) => ask.toUpperCase());
  };
  const endAll = async () => {
    for (let index = 0; index < ends.length; index += 1) {
      ends[index]?.();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { run, asked, endAll };
}

describe('folding', () => {
  it('sends what comes alone at once, and together what comes meanwhile; each gets its own answer', async () => {
    const { run, asked, endAll } = slowStatement();
    const ask = foldStatements({ run, keysOf: (text: string) => [text] });
    const answers = Promise.all(['a', 'b', 'c', 'd', 'e'].map(ask));
    expect(asked).toEqual([['a'], ['b']]);
    await endAll();
    expect(asked).toEqual([['a'], ['b'], ['c', 'd', 'e']]);
    expect(await answers).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('never puts a key twice into a statement', async () => {
    const { run, asked, endAll } = slowStatement();
    const ask = foldStatements({ run, keysOf: (text: string) => [text.charAt(0)] });
    const answers = Promise.all(['x', 'y', 'a1', 'a2', 'b1'].map(ask));
    await endAll();
    expect(asked.slice(2)).toEqual([['a1', 'b1'], ['a2']]);
    expect(await answers).toEqual(['X', 'Y', 'A1', 'A2', 'B1']);
  });

  it('asks for each alone when a statement for several fails, so that only the bad one is refused', async () => {
    const { run, endAll } = slowStatement();
    const ask = foldStatements({ run, keysOf: (text: string) => [text] });
    const answers = Promise.allSettled(['x', 'y', 'good', 'bad', 'fine'].map(ask));
    await endAll();
    expect((await answers).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  it('takes at most 64 into a statement', async () => {
    const { run, asked, endAll } = slowStatement();
    const ask = foldStatements({ run, keysOf: (text: string) => [text] });
    const answers = Promise.all(Array.from({ length: 150 }, (_, index) => ask(`n${index}`)));
    await endAll();
    expect(asked.map(({ length }) => length)).toEqual([1, 1, 64, 64, 20]);
    expect(await answers).toHaveLength(150);
  });
});
