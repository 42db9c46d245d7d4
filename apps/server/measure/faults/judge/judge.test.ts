import { describe, expect, it } from 'vitest';
import { judgeMails } from './copies.ts';
import { longestPauseMs } from './pause.ts';
import { differenceOf } from './rows.ts';

describe('the pause after a fault', () => {
  it.each([
    { what: 'is from the fault to the next yes', moments: [1, 2, 3, 20, 21], faultMs: 4, pauseMs: 16 },
    { what: 'may begin after the fault', moments: [1, 5, 30, 31], faultMs: 4, pauseMs: 25 },
    { what: 'does not count what was before', moments: [1, 50, 51], faultMs: 50, pauseMs: 1 },
    { what: 'never ends if nothing came', moments: [1, 2], faultMs: 4, pauseMs: Number.POSITIVE_INFINITY },
  ])('$what', ({ moments, faultMs, pauseMs }) => {
    expect(longestPauseMs(moments, faultMs)).toBe(pauseMs);
  });

  it('lasts as long as people were still trying in vain', () => {
    expect(longestPauseMs([1, 5, 6], 4, 90)).toBe(84);
  });
});

describe('mails that were promised', () => {
  it('are missed, counted twice, and told from a mail that only has the same reader', () => {
    const copies = [
      { to: 'ada@x', messageId: '1' },
      { to: 'Eve@x', messageId: '2' },
      { to: 'eve@x', messageId: '2' },
      { to: 'joe@x', messageId: '3' },
      { to: 'joe@x', messageId: '4' },
    ];
    expect(judgeMails(['ada@x', 'eve@x', 'joe@x', 'zoe@x'], copies)).toEqual({
      expected: 4,
      missing: ['zoe@x'],
      secondCopies: 2,
      strangers: 1,
    });
  });
});

describe('two databases', () => {
  it('are the same only if each row of each table is, as often', () => {
    const truth = new Map([
      ['a', ['1', '2', '2']],
      ['b', ['x']],
    ]);
    expect(differenceOf(truth, truth)).toEqual({ rows: 4, differing: 0 });
    expect(differenceOf(truth, new Map([['a', ['1', '2', '3']]]))).toEqual({ rows: 4, differing: 3 });
  });
});
