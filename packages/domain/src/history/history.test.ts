import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BANDS,
  bandsUsed,
  calendarDate,
  localDayOf,
  minutesByHour,
  minutesOverTime,
  ratingsByBand,
  type SessionOutline,
  weeklyStreak,
  withinSpan,
} from '../index.ts';

const DAY_MS = 86_400_000;
/** A Monday. */
const TODAY = Date.UTC(2026, 10, 16) / DAY_MS;

function outline(
  change: Partial<SessionOutline> & { readonly day?: number; readonly hour?: number } = {},
): SessionOutline {
  const { day = TODAY, hour = 9, ...fields } = change;
  return {
    startedAtMs: day * DAY_MS + hour * 3_600_000,
    utcOffsetMinutes: 0,
    usedSeconds: 600,
    globalHz: 6,
    centerHz: 14,
    rating: null,
    ...fields,
  };
}

describe('a day of the person', () => {
  it('is the one on their own clock, east and west', () => {
    const late = outline({ hour: 23 });
    expect(localDayOf(late)).toBe(TODAY);
    expect(localDayOf({ ...late, utcOffsetMinutes: 120 })).toBe(TODAY + 1);
    expect(localDayOf({ ...outline({ hour: 1 }), utcOffsetMinutes: -300 })).toBe(TODAY - 1);
  });

  it('has the date that the calendar gives it, for 400 years', () => {
    const days = Array.from({ length: 146_097 }, (_, index) => index - 25_567);
    const wrong = days.filter((day) => {
      const date = new Date(day * DAY_MS);
      const { year, month, dayOfMonth } = calendarDate(day);
      return year !== date.getUTCFullYear() || month !== date.getUTCMonth() + 1 || dayOfMonth !== date.getUTCDate();
    });
    expect(wrong).toEqual([]);
  });
});

describe('minutes over time', () => {
  it('has every day of four weeks, also those without a session', () => {
    const columns = minutesOverTime(
      [outline(), outline(), outline({ day: TODAY - 27 }), outline({ day: TODAY - 28 })],
      {
        span: 'weeks',
        today: TODAY,
      },
    );
    expect(columns).toHaveLength(28);
    expect(columns.at(-1)).toEqual({ firstDay: TODAY, lastDay: TODAY, minutes: 20, sessions: 2 });
    expect(columns[0]).toMatchObject({ minutes: 10 });
    expect(columns.slice(1, -1).every(({ minutes }) => minutes === 0)).toBe(true);
  });

  it('has 52 weeks from Monday to Sunday, of which this one is the last', () => {
    const columns = minutesOverTime([outline({ day: TODAY - 1 })], { span: 'year', today: TODAY });
    expect(columns).toHaveLength(52);
    expect(columns.at(-1)).toMatchObject({ firstDay: TODAY, lastDay: TODAY + 6, minutes: 0 });
    expect(columns.at(-2)).toMatchObject({ lastDay: TODAY - 1, minutes: 10 });
  });

  it('has every month since the first session, and loses none of their minutes', () => {
    const days = fc.array(fc.integer({ min: TODAY - 2000, max: TODAY }), { minLength: 1 });
    fc.assert(
      fc.property(days, (own) => {
        const columns = minutesOverTime(
          own.map((day) => outline({ day })),
          { span: 'all', today: TODAY },
        );
        expect(columns.reduce((sum, { minutes }) => sum + minutes, 0)).toBeCloseTo(10 * own.length, 6);
        for (const [index, { firstDay, lastDay }] of columns.entries()) {
          expect(calendarDate(firstDay).dayOfMonth).toBe(1);
          expect(columns[index + 1]?.firstDay ?? lastDay + 1).toBe(lastDay + 1);
        }
      }),
    );
  });

  it('takes into a span what began in it', () => {
    const outlines = [outline({ day: TODAY - 400 }), outline({ day: TODAY - 100 }), outline({ day: TODAY - 3 })];
    const lengths = (['weeks', 'year', 'all'] as const).map(
      (span) => withinSpan(outlines, { span, today: TODAY }).length,
    );
    expect(lengths).toEqual([1, 2, 3]);
  });
});

describe('hours of the day', () => {
  it('share a session that goes on into the next hour, and into the next day', () => {
    const hours = minutesByHour([
      outline({ hour: 9.75, usedSeconds: 1800 }),
      outline({ hour: 23.5, usedSeconds: 3600 }),
    ]);
    expect([hours[9], hours[10], hours[23], hours[0]]).toEqual([15, 15, 30, 30]);
    expect(hours.reduce((sum, minutes) => sum + minutes, 0)).toBe(90);
  });
});

describe('bands used', () => {
  it('counts the edges and the centre, each in its own band', () => {
    const used = bandsUsed([outline(), outline({ globalHz: 0.1, centerHz: 6 })]);
    expect(used.map(({ band }) => band)).toEqual(BANDS.map(({ name }) => name));
    const minutes = (name: string) => used.find(({ band }) => band === name);
    expect(minutes('Theta')).toEqual({ band: 'Theta', globalMinutes: 10, centerMinutes: 10 });
    expect(minutes('Beta')).toMatchObject({ globalMinutes: 0, centerMinutes: 10 });
    expect(minutes('Breath')).toMatchObject({ globalMinutes: 10, centerMinutes: 0 });
  });
});

describe('ratings by band', () => {
  // Wilson's interval, as tables of it have it.
  it.each([
    [1, 1, 0.2065, 1],
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [81, 263, 0.2553, 0.3662],
  ])('%d good ones of %d have an interval from %d to %d', (good, rated, low, high) => {
    const outlines = Array.from({ length: rated }, (_, index) => outline({ rating: index < good ? 4 : 3 }));
    const [beta, ...others] = ratingsByBand([...outlines, outline()]);
    expect(others).toEqual([]);
    expect(beta).toMatchObject({ band: 'Beta', rated, good, share: good / rated });
    expect(beta?.low).toBeCloseTo(low, 4);
    expect(beta?.high).toBeCloseTo(high, 4);
  });
});

describe('the weekly streak', () => {
  /** A 1 is a week with a session, a 0 one without; the last is this week. */
  const streakOf = (weeks: string) =>
    weeklyStreak(
      weeks
        .split('')
        .flatMap((used, index) => (used === '1' ? [outline({ day: TODAY - 7 * (weeks.length - 1 - index) })] : [])),
      TODAY,
    );

  it.each([
    ['', 0, 0],
    ['1', 1, 1],
    ['10', 1, 1],
    ['100', 0, 1],
    ['111', 3, 3],
    ['11101', 4, 4],
    ['1110', 3, 3],
    ['11100', 3, 3],
    ['111000', 0, 3],
    ['1101', 1, 2],
    ['1110110', 5, 5],
    ['111011011', 2, 5],
    ['1110111011', 8, 8],
  ])('%s is %d weeks now, and %d at most', (weeks, currentWeeks, longestWeeks) => {
    expect(streakOf(weeks)).toMatchObject({ currentWeeks, longestWeeks });
  });

  it('says whether this week has its session, and whether a week off would be forgiven', () => {
    expect(streakOf('111')).toMatchObject({ hasThisWeek: true, isNextForgiven: true });
    expect(streakOf('110')).toMatchObject({ hasThisWeek: false, isNextForgiven: false });
    expect(streakOf('11101')).toMatchObject({ isNextForgiven: false });
  });
});
