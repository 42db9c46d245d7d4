import { describe, expect, it } from 'vitest';
import { dailyAllowance, type UsageEvent, type UsageEventKind } from '../index.ts';

const MINUTE_MS = 60_000;
const KINDS = [
  'launched',
  'switched-on',
  'switched-off',
  'paused',
  'resumed',
  'slept',
  'woke',
  'ticked',
] as const satisfies readonly UsageEventKind[];
const DAYS: Readonly<Record<string, string>> = { Sun: '2026-11-15', Mon: '2026-11-16' };

/**
 * A story such as `0 switched-on, 17 ticked Mon 00:07`: the minute of the monotonic clock, what happened then, and what
 * the wall clock said. Untold, it is Sunday, and the monotonic clock began at ten.
 */
function eventsOf(story: string): UsageEvent[] {
  const steps = story.split(', ').filter((step) => step !== '');
  return steps.map((step) => {
    const [minute, name, day = 'Sun', clock] = step.split(' ');
    const kind = KINDS.find((candidate) => candidate === name);
    if (kind === undefined) throw new Error(`no such event: ${step}`);
    return {
      kind,
      monotonicMs: Number(minute) * MINUTE_MS,
      localDay: DAYS[day] ?? day,
      msSinceLocalMidnight: (clock === undefined ? 10 * 60 + Number(minute) : minuteOfDay(clock)) * MINUTE_MS,
    };
  });
}

function minuteOfDay(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

const allowanceOf = (story: string, day = 'Sun') => dailyAllowance(eventsOf(story), DAYS[day] ?? day);
const usedMinutes = (story: string, day = 'Sun') => allowanceOf(story, day).usedMs / MINUTE_MS;

describe('a day without a session', () => {
  it.each(['', '0 launched', '0 launched, 50 ticked'])('[FREE-01] leaves fifteen minutes: "%s"', (story) => {
    expect(allowanceOf(story)).toEqual({ usedMs: 0, remainingMs: 15 * MINUTE_MS, isUsedUp: false });
  });
});

describe('the end of the allowance', () => {
  it.each([
    { minutes: 5, usedMs: 5 * MINUTE_MS, isUsedUp: false },
    { minutes: 14.5, usedMs: 14.5 * MINUTE_MS, isUsedUp: false },
    { minutes: 15, usedMs: 15 * MINUTE_MS, isUsedUp: true },
    { minutes: 40, usedMs: 15 * MINUTE_MS, isUsedUp: true },
  ])('[FREE-01] has come after $minutes minutes of running: $isUsedUp', ({ minutes, usedMs, isUsedUp }) => {
    const remainingMs = 15 * MINUTE_MS - usedMs;
    expect(allowanceOf(`0 switched-on, ${minutes} ticked`)).toEqual({ usedMs, remainingMs, isUsedUp });
  });

  it('[FREE-01] comes though the minutes were used in several sittings', () => {
    const sittings = [0, 60, 120].map((minute) => `${minute} switched-on, ${minute + 5} switched-off`);
    expect(allowanceOf(sittings.slice(0, 2).join(', ')).isUsedUp).toBe(false);
    expect(allowanceOf(sittings.join(', ')).isUsedUp).toBe(true);
  });
});

describe('time counts only while the session is on, not paused, and the machine awake', () => {
  it.each([
    {
      what: 'not between two sittings',
      story: '0 switched-on, 2 switched-off, 50 switched-on, 53 switched-off, 90 ticked',
      used: 5,
    },
    { what: 'not in a pause', story: '0 switched-on, 4 paused, 14 ticked, 24 resumed, 26 switched-off', used: 6 },
    { what: 'not in a sleep', story: '0 switched-on, 3 slept, 480 woke, 482 ticked', used: 5 },
    { what: 'not after waking into a pause', story: '0 switched-on, 2 paused, 3 slept, 60 woke, 70 ticked', used: 2 },
    {
      what: 'not before waking, though resumed',
      story: '0 switched-on, 2 paused, 3 slept, 9 resumed, 60 woke, 62 ticked',
      used: 4,
    },
    {
      what: 'again once switched on anew',
      story: '0 switched-on, 1 paused, 2 switched-off, 3 switched-on, 6 ticked',
      used: 4,
    },
    { what: 'though a pause came before the session', story: '0 paused, 1 switched-on, 4 ticked', used: 3 },
  ])('[RD-59] $what', ({ story, used }) => {
    expect(usedMinutes(story)).toBe(used);
  });
});

describe('a crash without a word', () => {
  it.each([
    {
      what: 'counts nothing until the next launch',
      story: '0 switched-on, 4 ticked, 300 launched, 301 switched-on, 303 ticked',
      used: 6,
    },
    { what: 'ends the session', story: '0 switched-on, 4 ticked, 5 launched, 50 ticked', used: 4 },
    {
      what: 'may begin the monotonic clock anew',
      story: '500 switched-on, 504 ticked, 0 launched, 1 switched-on, 6 ticked',
      used: 9,
    },
    {
      what: 'forgets a pause and a sleep',
      story: '0 switched-on, 1 paused, 2 slept, 9 launched, 10 switched-on, 12 ticked',
      used: 3,
    },
  ])('[RD-59] $what', ({ story, used }) => {
    expect(usedMinutes(story)).toBe(used);
  });
});

describe('the wall clock says which day pays, and never how much', () => {
  it.each([
    {
      what: 'across midnight both days pay',
      story: '0 switched-on Sun 23:50, 17 ticked Mon 00:07',
      paid: [10, 7],
    },
    {
      what: 'across midnight ticks change nothing',
      story: '0 switched-on Sun 23:50, 9 ticked Sun 23:59, 11 ticked Mon 00:01, 17 ticked Mon 00:07',
      paid: [10, 7],
    },
    {
      what: 'a day forward and back is still used',
      story: '0 switched-on, 5 ticked, 6 ticked Mon 10:06, 10 ticked Mon 10:10, 11 ticked, 13 ticked',
      paid: [8, 5],
    },
    {
      what: 'set back, it gives nothing back',
      story: '0 switched-on, 5 ticked Sun 08:00, 10 ticked Sun 08:05',
      paid: [10, 0],
    },
    {
      what: 'set forward, it takes nothing away',
      story: '0 switched-on, 5 ticked Sun 20:00, 6 ticked Sun 20:01',
      paid: [6, 0],
    },
    {
      what: 'a flight east goes on with the next day',
      story: '0 switched-on Sun 22:30, 3 ticked Sun 22:33, 5 ticked Mon 01:35, 7 ticked Mon 01:37',
      paid: [3, 4],
    },
    {
      what: 'a flight west goes on with the old day',
      story: '0 switched-on Sun 23:55, 7 ticked Mon 00:02, 11 ticked Sun 21:06',
      paid: [9, 2],
    },
    {
      what: 'a used-up day is followed by a new one',
      story: '0 switched-on, 30 switched-off, 1440 ticked Mon 10:00',
      paid: [15, 0],
    },
  ])('[RD-59] $what', ({ story, paid }) => {
    expect([usedMinutes(story, 'Sun'), usedMinutes(story, 'Mon')]).toEqual(paid);
  });
});
