import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streaks } from '../index.ts';

const used = (...localDays: string[]) => localDays.map((localDay) => ({ localDay, seconds: 60 }));

describe('a streak', () => {
  it.each([
    ['nothing yet', [], '2026-11-15', 0, 0],
    ['today alone', used('2026-11-15'), '2026-11-15', 1, 1],
    ['yesterday, while today can still add to it', used('2026-11-13', '2026-11-14'), '2026-11-15', 2, 2],
    ['ended when a whole day passed', used('2026-11-12', '2026-11-13'), '2026-11-15', 0, 2],
    ['the longest stays after a gap', used('2026-11-01', '2026-11-02', '2026-11-03', '2026-11-15'), '2026-11-15', 1, 3],
    ['across a month', used('2026-10-31', '2026-11-01'), '2026-11-01', 2, 2],
    ['across the end of February in a leap year', used('2028-02-28', '2028-02-29', '2028-03-01'), '2028-03-01', 3, 3],
    ['across the night that the clocks go back', used('2026-10-24', '2026-10-25', '2026-10-26'), '2026-10-26', 3, 3],
    ['a day ahead, after a journey west', used('2026-11-15', '2026-11-16'), '2026-11-15', 2, 2],
  ])('is counted: %s', (_, days, today, currentDays, longestDays) => {
    expect(streaks(days, today)).toEqual({ currentDays, longestDays });
  });

  it('is not kept alive by a day without a second of use', () => {
    const days = [...used('2026-11-13'), { localDay: '2026-11-14', seconds: 0 }, ...used('2026-11-15')];
    expect(streaks(days, '2026-11-15')).toEqual({ currentDays: 1, longestDays: 1 });
  });

  it.each([
    ['goes on from days that are no longer kept', used('2026-11-01', '2026-11-02'), { currentDays: 5, longestDays: 5 }],
    ['begins anew after a gap, and the longest stays', used('2026-11-02'), { currentDays: 1, longestDays: 4 }],
    ['has ended with them', [], { currentDays: 0, longestDays: 4 }],
  ])('%s', (_, days, counted) => {
    const earlier = { longestDays: 4, lastRun: { endsOn: '2026-10-31', days: 3 } };
    expect(streaks(days, '2026-11-02', earlier)).toEqual(counted);
  });

  it('sees every day of 400 years as one more than the day before', () => {
    const dayMs = 86_400_000;
    const days = Array.from({ length: 146_097 }, (_, index) => ({
      localDay: new Date(Date.UTC(1900, 0, 1) + index * dayMs).toISOString().slice(0, 10),
      seconds: 1,
    }));
    expect(streaks(days, '2299-12-31')).toEqual({ currentDays: 146_097, longestDays: 146_097 });
  });

  it('does not depend on the order of the days, and the longest is never shorter than the current', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((number) => `2026-11-${String(number).padStart(2, '0')}`);
    fc.assert(
      fc.property(fc.array(day), day, (localDays, today) => {
        const forward = streaks(used(...localDays), today);
        expect(streaks(used(...localDays.toReversed(), ...localDays), today)).toEqual(forward);
        expect(forward.longestDays).toBeGreaterThanOrEqual(forward.currentDays);
        expect(forward.longestDays).toBeLessThanOrEqual(new Set(localDays).size);
      }),
    );
  });
});
