import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countdownTo, LAUNCH_MS, LAUNCH_REFRESH_MS } from '../index.ts';

const ZEROS = { days: 0, hours: 0, minutes: 0, seconds: 0 };
const leftAt = (now: string) => countdownTo(LAUNCH_MS, Date.parse(now));

describe('the launch countdown', () => {
  it('[TOK-03] runs to the first midnight of 2026 on the Pacific coast', () => {
    expect(new Date(LAUNCH_MS).toISOString()).toBe('2026-01-01T08:00:00.000Z');
    expect(LAUNCH_MS).toBe(Date.parse('2026-01-01T00:00:00-08:00'));
  });

  it('[TOK-04] is refreshed every second', () => {
    expect(LAUNCH_REFRESH_MS).toBe(1000);
  });

  it.each([
    { now: '2025-12-31T23:59:59-08:00', left: { ...ZEROS, seconds: 1 } },
    { now: '2025-12-31T23:59:00-08:00', left: { ...ZEROS, minutes: 1 } },
    { now: '2025-12-31T23:00:00-08:00', left: { ...ZEROS, hours: 1 } },
    { now: '2025-12-31T00:00:00-08:00', left: { ...ZEROS, days: 1 } },
    { now: '2025-11-15T12:34:56-08:00', left: { days: 46, hours: 11, minutes: 25, seconds: 4 } },
  ])('[TOK-03] has $left.days d, $left.hours h, $left.minutes min, $left.seconds s left at $now', ({ now, left }) => {
    expect(leftAt(now)).toEqual(left);
  });

  it.each(['2026-01-01T08:00:00Z', '2026-01-01T08:00:01Z', '2026-11-15T09:00:00Z', '2126-01-01T00:00:00Z'])(
    '[TOK-05] [RD-09] shows zeros at %s',
    (now) => {
      expect(leftAt(now)).toEqual(ZEROS);
    },
  );

  const anyMs = fc.integer({ min: -8_640_000_000_000_000, max: 8_640_000_000_000_000 });

  it('[TOK-05] never shows a negative, and no more of a part than it holds', () => {
    fc.assert(
      fc.property(anyMs, anyMs, (targetMs, nowMs) => {
        const { days, hours, minutes, seconds } = countdownTo(targetMs, nowMs);
        expect(Math.min(days, hours, minutes, seconds)).toBeGreaterThanOrEqual(0);
        expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true]);
      }),
    );
  });

  it('loses no second between its parts', () => {
    fc.assert(
      fc.property(anyMs, anyMs, (targetMs, nowMs) => {
        const { days, hours, minutes, seconds } = countdownTo(targetMs, nowMs);
        const secondsLeft = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
        expect(secondsLeft).toBe(Math.max(0, Math.floor((targetMs - nowMs) / 1000)));
      }),
    );
  });
});
