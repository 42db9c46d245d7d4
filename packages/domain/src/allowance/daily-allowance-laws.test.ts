import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAILY_ALLOWANCE_MS, dailyAllowance, type UsageEvent, type UsageEventKind } from '../index.ts';

const DAY_MS = 86_400_000;
const DAYS = ['2026-11-14', '2026-11-15', '2026-11-16'] as const;
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

// A wall clock that anybody may set to anything between two events.
const anyWall = fc.record({
  localDay: fc.constantFrom(...DAYS),
  msSinceLocalMidnight: fc.integer({ min: 0, max: DAY_MS - 1 }),
});
const anyKind = fc.oneof({ weight: 2, arbitrary: fc.constant('switched-on' as const) }, fc.constantFrom(...KINDS));

/** Any events at all: the days come and go, and even the monotonic clock may begin anew. */
const anyEvents: fc.Arbitrary<UsageEvent[]> = fc.array(
  fc
    .tuple(anyKind, fc.integer({ min: 0, max: DAY_MS }), anyWall)
    .map(([kind, monotonicMs, wall]) => ({ kind, monotonicMs, ...wall })),
  { maxLength: 30 },
);

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const chargedMs = (events: readonly UsageEvent[]) => sum(DAYS.map((day) => dailyAllowance(events, day).usedMs));

/** What the session did for a while, and what the wall clock said as it began and as it ended. */
const anyStretch = fc.record({
  doing: fc.constantFrom('running', 'paused', 'asleep', 'off', 'crashed'),
  lastsMs: fc.nat(4 * 60_000),
  began: anyWall,
  ended: anyWall,
});
type Stretch = typeof anyStretch extends fc.Arbitrary<infer Value> ? Value : never;

const EVENTS_OF = {
  running: ['switched-on', 'ticked'],
  paused: ['paused', 'resumed'],
  asleep: ['slept', 'woke'],
  off: ['switched-off', 'ticked'],
  crashed: ['ticked', 'launched'],
} as const satisfies Record<Stretch['doing'], readonly [UsageEventKind, UsageEventKind]>;

/** The events of stretches that follow each other. A launch begins the monotonic clock anew. */
function eventsOf(stretches: readonly Stretch[]): UsageEvent[] {
  let nowMs = 0;
  return stretches.flatMap(({ doing, lastsMs, began, ended }) => {
    const [first, last] = EVENTS_OF[doing];
    const startMs = nowMs;
    nowMs = last === 'launched' ? 0 : startMs + lastsMs;
    return [
      { kind: 'switched-on', monotonicMs: startMs, ...began },
      { kind: first, monotonicMs: startMs, ...began },
      { kind: last, monotonicMs: nowMs, ...ended },
    ] satisfies UsageEvent[];
  });
}

describe('the allowance of any day', () => {
  it('[FREE-01] is never negative and never more than fifteen minutes', () => {
    fc.assert(
      fc.property(anyEvents, fc.constantFrom(...DAYS), (events, day) => {
        const { usedMs, remainingMs, isUsedUp } = dailyAllowance(events, day);
        expect(usedMs).toBeGreaterThanOrEqual(0);
        expect(usedMs).toBeLessThanOrEqual(15 * 60_000);
        expect(usedMs + remainingMs).toBe(DAILY_ALLOWANCE_MS);
        expect(isUsedUp).toBe(remainingMs === 0);
      }),
      { numRuns: 500 },
    );
  });

  it('is never given back by anything that happens later', () => {
    fc.assert(
      fc.property(anyEvents, fc.constantFrom(...DAYS), (events, day) => {
        const used = events.map((_, index) => dailyAllowance(events.slice(0, index + 1), day).usedMs);
        expect(used).toEqual(used.toSorted((a, b) => a - b));
      }),
    );
  });

  it('[RD-59] is charged for no more than the monotonic clock saw, over all days', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const seenMs = events.map(({ kind, monotonicMs }, index) =>
          kind === 'launched' ? 0 : Math.max(0, monotonicMs - (events[index - 1]?.monotonicMs ?? monotonicMs)),
        );
        expect(chargedMs(events)).toBeLessThanOrEqual(sum(seenMs));
      }),
      { numRuns: 500 },
    );
  });

  it('[RD-59] is charged for the running stretches and nothing else, wherever the wall clock stood', () => {
    // Three stretches of at most four minutes stay below the limit, so that it hides nothing.
    fc.assert(
      fc.property(fc.array(anyStretch, { maxLength: 3 }), (stretches) => {
        const runningMs = sum(stretches.map(({ doing, lastsMs }) => (doing === 'running' ? lastsMs : 0)));
        expect(chargedMs(eventsOf(stretches))).toBe(runningMs);
      }),
      { numRuns: 1000 },
    );
  });

  it('[RD-59] is split at midnight by an honest wall clock, however seldom it ticks', () => {
    const [, today, tomorrow] = DAYS;
    const anyTicks = fc.array(fc.integer({ min: 1, max: DAY_MS }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: DAY_MS - 1 }), anyTicks, (beganMs, ticks) => {
        const at = (kind: UsageEventKind, elapsedMs: number): UsageEvent => ({
          kind,
          monotonicMs: elapsedMs,
          localDay: beganMs + elapsedMs < DAY_MS ? today : tomorrow,
          msSinceLocalMidnight: (beganMs + elapsedMs) % DAY_MS,
        });
        const sorted = ticks.toSorted((a, b) => a - b);
        const events = [at('switched-on', 0), ...sorted.map((elapsedMs) => at('ticked', elapsedMs))];
        const elapsedMs = sorted.at(-1) ?? 0;
        const beforeMidnightMs = Math.min(elapsedMs, DAY_MS - beganMs);
        const paid = [beforeMidnightMs, elapsedMs - beforeMidnightMs].map((ms) => Math.min(ms, DAILY_ALLOWANCE_MS));
        expect([today, tomorrow].map((day) => dailyAllowance(events, day).usedMs)).toEqual(paid);
      }),
    );
  });
});
