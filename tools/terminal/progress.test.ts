import { describe, expect, it } from 'vitest';
import { Progress } from './progress.ts';

const ERASE_LINE = '\r\u001b[K';

/** What a terminal is sent while work of a hundred steps takes some seconds. */
function written({ isTTY, seconds }: { readonly isTTY: boolean; readonly seconds: number }): string[] {
  const lines: string[] = [];
  let nowMs = 0;
  const progress = new Progress({
    terminal: { isTTY, write: (text) => lines.push(text) },
    nowMs: () => nowMs,
    lineOf: (steps) => `${steps} of 100`,
  });
  for (let step = 0; step < 100; step += 1) {
    nowMs += seconds * 10;
    progress.advance();
  }
  progress.end();
  return lines;
}

describe('progress', () => {
  it('is silent for work that is soon done', () => {
    expect(written({ isTTY: true, seconds: 1 })).toEqual([]);
  });

  it('is silent where nobody watches', () => {
    expect(written({ isTTY: false, seconds: 60 })).toEqual([]);
  });

  it('says how far it is about twice a second, on one line, and wipes it at the end', () => {
    const lines = written({ isTTY: true, seconds: 4 });
    expect(lines.slice(0, 2)).toEqual([`${ERASE_LINE}50 of 100`, `${ERASE_LINE}63 of 100`]);
    expect(lines.length).toBeLessThan(8);
    expect(lines.at(-1)).toBe(ERASE_LINE);
  });
});
