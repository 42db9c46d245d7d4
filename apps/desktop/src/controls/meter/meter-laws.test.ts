import { DAILY_ALLOWANCE_MS, dailyAllowance, type UsageEvent } from '@vayl/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MeterWorld, MINUTE_MS } from './test-helpers/meter-world.ts';

const MOST_LOST_IN_CRASH_MS = 5000;
const DAY_MS = 24 * HOUR_MS;

const anyRun = fc.record({
  is: fc.constant('run' as const),
  ticks: fc.integer({ min: 1, max: 500 }),
  staysOn: fc.boolean(),
});
const anyRest = fc.record({ is: fc.constant('rest' as const), ms: fc.integer({ min: 1, max: 5 * HOUR_MS }) });
const anySleep = fc.record({
  is: fc.constant('sleep' as const),
  ms: fc.integer({ min: 6000, max: 9 * HOUR_MS }),
  isClockAsleep: fc.boolean(),
});
const anyWay = fc.record({
  is: fc.constant('way' as const),
  way: fc.constantFrom(
    'open' as const,
    'request-lost' as const,
    'answer-lost' as const,
    'every-other-answer-lost' as const,
  ),
});
const anyAccount = fc.record({ is: fc.constant('account' as const), isSignedIn: fc.boolean() });
const crash = fc.constant({ is: 'crash' as const });
const anyWall = fc.record({ is: fc.constant('wall' as const), hours: fc.integer({ min: -60, max: 60 }) });

type Arbitrary<Made> = Made extends fc.Arbitrary<infer Value> ? Value : never;
type Step = Arbitrary<
  typeof anyRun | typeof anyRest | typeof anySleep | typeof anyWay | typeof anyAccount | typeof crash | typeof anyWall
>;

async function live(world: MeterWorld, step: Step): Promise<void> {
  switch (step.is) {
    case 'run':
      await world.run(step.ticks * world.tickMs, step);
      break;
    case 'rest':
      await world.rest(step.ms);
      break;
    case 'sleep':
      world.sleep(step.ms, step);
      break;
    case 'way':
      world.server.way = step.way;
      break;
    case 'account':
      world.isSignedIn = step.isSignedIn;
      break;
    case 'crash':
      world.crash();
      break;
    case 'wall':
      world.wallShiftMs = step.hours * HOUR_MS;
      break;
    default:
      step satisfies never;
  }
}

/** Running time that a person asked for, by the true day, whether there was light or not. */
async function liveAll(world: MeterWorld, steps: readonly Step[]): Promise<Map<string, number>> {
  const askedMs = new Map<string, number>();
  for (const step of steps) {
    if (step.is !== 'run') {
      await live(world, step);
      continue;
    }
    for (let tick = 0; tick < step.ticks; tick += 1) {
      askedMs.set(world.trueDay, (askedMs.get(world.trueDay) ?? 0) + world.tickMs);
      await world.run(world.tickMs, { staysOn: true });
    }
    if (!step.staysOn) await world.rest(0);
  }
  return askedMs;
}

/** Online and signed in again, with time for everything that still has to be told. */
async function comeHome(world: MeterWorld): Promise<void> {
  world.server.way = 'open';
  world.isSignedIn = true;
  await world.rest(10 * MINUTE_MS);
}

describe('any history', () => {
  it('[FREE-01] [RD-59] has the light that was due, and no more, on every day of an honest clock', async () => {
    const anyStep = fc.oneof({ weight: 3, arbitrary: anyRun }, anyRest, anySleep, anyWay, anyAccount, crash);
    const history = fc.array(anyStep, { maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const world = new MeterWorld();
        const askedMs = await liveAll(world, steps);
        const forgivenMs = steps.filter(({ is }) => is === 'crash').length * MOST_LOST_IN_CRASH_MS;
        for (const [day, ms] of askedMs) {
          const dueMs = Math.min(ms, DAILY_ALLOWANCE_MS);
          // A tick may lie across midnight, or across the end.
          expect(world.lit(day)).toBeGreaterThanOrEqual(dueMs - world.tickMs);
          expect(world.lit(day)).toBeLessThanOrEqual(Math.min(ms, DAILY_ALLOWANCE_MS + forgivenMs) + world.tickMs);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('[RD-59] is charged to the account once, second by second, however many answers are lost', async () => {
    const anyStep = fc.oneof({ weight: 3, arbitrary: anyRun }, { weight: 2, arbitrary: anyWay }, anyAccount, crash);
    const history = fc.array(anyStep, { maxLength: 14 });
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const world = new MeterWorld();
        const day = world.trueDay;
        await liveAll(world, steps);
        await comeHome(world);
        const forgivenMs = steps.filter(({ is }) => is === 'crash').length * MOST_LOST_IN_CRASH_MS;
        const chargedMs = (world.server.usedSeconds.get(day) ?? 0) * 1000;
        expect(chargedMs).toBeLessThanOrEqual(world.lit(day));
        expect(chargedMs).toBeGreaterThan(world.lit(day) - forgivenMs - 1000);
      }),
      { numRuns: 120 },
    );
  });

  it('[FREE-01] gets nothing by a wall clock that moves, and loses nothing by it, while the server answers', async () => {
    const anyStep = fc.oneof({ weight: 2, arbitrary: anyRun }, anyWall);
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 14 }), async (steps) => {
        const world = new MeterWorld();
        const askedMs = await liveAll(world, steps);
        const dueMs = Math.min(askedMs.get(world.trueDay) ?? 0, DAILY_ALLOWANCE_MS);
        expect(world.lit()).toBeGreaterThanOrEqual(dueMs);
        // Under a clock that is ahead there is light until the server has answered, borrowed from the day it shows.
        expect(world.lit()).toBeLessThanOrEqual(dueMs + steps.length * world.tickMs);
      }),
      { numRuns: 100 },
    );
  });

  it('[FREE-01] [RD-59] without a server, hands out each day of the calendar once, wherever the clock goes', async () => {
    const anyStep = fc.oneof({ weight: 2, arbitrary: anyRun }, anyWall, crash);
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 20 }), async (steps) => {
        const world = new MeterWorld();
        world.isSignedIn = false;
        const walls: number[] = [];
        for (const step of steps) {
          if (step.is === 'run') walls.push(world.trueMs + world.wallShiftMs);
          await liveAll(world, [step]);
          if (step.is === 'run') walls.push(world.trueMs + world.wallShiftMs);
        }
        const firstMidnightMs = world.calendar.nextMidnightMs(walls[0] ?? 0);
        const days = 1 + Math.max(0, Math.ceil((Math.max(...walls) - firstMidnightMs) / DAY_MS));
        const forgivenMs = steps.filter(({ is }) => is === 'crash').length * MOST_LOST_IN_CRASH_MS;
        expect(world.litInAllMs).toBeLessThanOrEqual(days * DAILY_ALLOWANCE_MS + forgivenMs);
      }),
      { numRuns: 100 },
    );
  });

  it('[RD-59] counts what the domain counts, second by second, of an honest day without a server', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(anyRun, anySleep), { maxLength: 10 }), async (steps) => {
        const world = new MeterWorld();
        world.isSignedIn = false;
        const events: UsageEvent[] = [];
        const note = (kind: UsageEvent['kind']) =>
          events.push({
            kind,
            monotonicMs: world.trueMs,
            localDay: world.trueDay,
            msSinceLocalMidnight: world.trueMs % DAY_MS,
          });
        for (const step of steps) {
          note(step.is === 'run' ? 'switched-on' : 'slept');
          await live(world, step.is === 'run' ? { ...step, staysOn: false } : step);
          note(step.is === 'run' ? 'switched-off' : 'woke');
        }
        note('ticked');
        const { remainingMs } = dailyAllowance(events, world.trueDay);
        expect(world.left).toBe(Math.ceil(remainingMs / MINUTE_MS));
      }),
      { numRuns: 40 },
    );
  });
});
