import { describe, expect, it } from 'vitest';
import { readStoredLedger } from './stored-ledger.ts';
import { ALL_MS, HOUR_MS, MeterWorld, MINUTE_MS } from './test-helpers/meter-world.ts';

const DAY_MS = 24 * HOUR_MS;

/** Nobody is signed in. */
function alone(): MeterWorld {
  const world = new MeterWorld();
  world.isSignedIn = false;
  return world;
}

function keptUsedMs({ texts }: MeterWorld): number {
  const kept = readStoredLedger(JSON.parse(texts.get('vayl.minutes') ?? '{}'), '');
  return kept.ok ? (kept.value.day?.usedMs ?? 0) : Number.NaN;
}

describe('the meter', () => {
  it('[FREE-01] [RD-59] tells the marks that are left, the last minute, and that time is up', async () => {
    const world = alone();
    const told: unknown[] = [];
    world.meter.subscribe(() => told.push(Object.values(world.meter.getSnapshot())));
    expect(world.left).toBe(15);
    await world.run(4 * MINUTE_MS);
    expect(world.left).toBe(11);
    await world.run(HOUR_MS);
    expect(told).toHaveLength(15);
    expect(told.slice(-2)).toEqual([
      [1, true, true],
      [0, false, false],
    ]);
    expect(world.lit()).toBe(ALL_MS);
  });

  it.each(['active', 'trial', 'beta'] as const)(
    '[FREE-04] [RD-59] has no limit for %s, and counts nothing',
    async (who) => {
      const world = alone();
      world.entitlement = who;
      await world.run(HOUR_MS);
      expect(world.meter.getSnapshot()).toEqual({ minutesLeft: undefined, isLastMinute: false, mayHaveLight: true });
      expect(world.lit()).toBe(HOUR_MS);
      world.entitlement = 'expired';
      await world.rest(1000);
      expect(world.left).toBe(15);
    },
  );

  it('[FREE-04] takes the server’s word for no limit, and asks again when a session begins', async () => {
    const world = new MeterWorld();
    world.server.isUnlimited = true;
    await world.run(HOUR_MS);
    expect(world.lit()).toBe(HOUR_MS);
    expect(world.server.usedSeconds.size).toBe(0);
    world.server.isUnlimited = false;
    await world.run(HOUR_MS);
    expect(world.lit()).toBeLessThanOrEqual(HOUR_MS + ALL_MS + world.tickMs);
    expect(world.server.usedSeconds.get(world.trueDay)).toBe(900);
  });

  it('[RD-59] never counts more than the day has, wherever a tick falls', async () => {
    const world = alone();
    world.tickMs = 700;
    await world.run(HOUR_MS);
    expect(keptUsedMs(world)).toBe(ALL_MS);
  });

  it('[RD-59] does not count what is paused, asleep or silent', async () => {
    const world = alone();
    await world.run(MINUTE_MS);
    await world.rest(3 * MINUTE_MS);
    world.sleep(HOUR_MS);
    await world.run(MINUTE_MS, { staysOn: true });
    world.sleep(6000);
    expect(world.left).toBe(13);
  });
});

describe('the wall clock', () => {
  it('[RD-59] gives nothing for going back to yesterday and forward again', async () => {
    const world = alone();
    await world.run(HOUR_MS);
    for (const hours of [-24, 0, -48, -24, 0]) {
      world.wallShiftMs = hours * HOUR_MS;
      await world.run(HOUR_MS / 60);
    }
    expect(world.lit()).toBe(ALL_MS);
  });

  it('[RD-59] only borrows tomorrow by going forward: it is charged when it comes', async () => {
    const world = alone();
    await world.run(HOUR_MS);
    world.wallShiftMs = DAY_MS;
    await world.run(HOUR_MS);
    world.wallShiftMs = 0;
    await world.run(MINUTE_MS);
    expect(world.litInAllMs).toBe(2 * ALL_MS);
    await world.rest(DAY_MS);
    await world.run(MINUTE_MS);
    expect(world.litInAllMs).toBe(2 * ALL_MS);
    await world.rest(DAY_MS);
    await world.run(HOUR_MS);
    expect(world.litInAllMs).toBe(3 * ALL_MS);
  });

  it('[RD-59] borrows no second time what the account was not charged for yet', async () => {
    const world = new MeterWorld();
    await world.run(HOUR_MS);
    world.server.way = 'request-lost';
    world.wallShiftMs = DAY_MS;
    await world.run(HOUR_MS);
    expect(world.litInAllMs).toBe(2 * ALL_MS);
    world.wallShiftMs = 0;
    world.server.way = 'open';
    await world.rest(HOUR_MS);
    world.server.way = 'request-lost';
    await world.rest(DAY_MS);
    await world.run(MINUTE_MS);
    world.server.way = 'open';
    await world.rest(HOUR_MS);
    expect(world.litInAllMs).toBe(2 * ALL_MS);
    expect(world.server.usedSeconds.get(world.trueDay)).toBe(900);
  });

  it('takes nothing from a session that did not run while the clock was years ahead', async () => {
    const world = alone();
    world.wallShiftMs = 1000 * DAY_MS;
    await world.rest(HOUR_MS);
    world.wallShiftMs = 0;
    await world.run(HOUR_MS);
    await world.rest(DAY_MS);
    expect(world.left).toBe(15);
  });

  it('[RD-59] leaves at least twenty hours between resets, however a person travels', async () => {
    const world = alone();
    const begins: number[] = [];
    for (let hour = 0; hour < 24 * 10; hour += 1) {
      world.calendar.offsetHours = [13, -11, 9, -5, -12, 0][(hour * 7) % 6] ?? 0;
      if (world.left === 15) begins.push(hour);
      await world.run(ALL_MS);
      await world.rest(HOUR_MS - ALL_MS);
    }
    const gaps = begins.slice(2).map((hour, index) => hour - (begins[index + 1] ?? 0));
    expect(begins.length).toBeGreaterThan(6);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(20);
  });
});

describe('a crash', () => {
  it('[RD-59] leaves at most five seconds uncounted, in favour of the person', async () => {
    const world = alone();
    for (let run = 0; run < 10; run += 1) {
      const beforeMs = keptUsedMs(world);
      await world.run(7500 + run * 500, { staysOn: true });
      const uncountedMs = beforeMs + 7500 + run * 500 - keptUsedMs(world);
      expect(uncountedMs).toBeGreaterThanOrEqual(0);
      expect(uncountedMs).toBeLessThan(5000);
      world.crash();
    }
  });

  it('gives a lease back as it was kept, and asks by the same id for one whose answer it never saw', async () => {
    const world = new MeterWorld();
    await world.run(30_000, { staysOn: true });
    world.server.way = 'answer-lost';
    await world.run(20_000, { staysOn: true });
    expect(world.server.usedSeconds.get(world.trueDay)).toBe(120);
    world.crash();
    world.server.way = 'open';
    await world.rest(5 * MINUTE_MS);
    expect(world.server.usedSeconds.get(world.trueDay)).toBe(50);
    expect(world.left).toBe(15);
  });
});

describe('what is kept', () => {
  it.each(['no JSON', '{"version":0,"fields":7}', '{"version":9,"fields":{}}'])('does no harm as %s', async (text) => {
    const world = alone();
    world.texts.set('vayl.minutes', text);
    world.crash();
    expect(world.problems).toEqual(['vayl.minutes.unreadable']);
    expect(world.left).toBe(15);
    await world.run(HOUR_MS);
    expect(world.lit()).toBe(ALL_MS);
  });

  it('loses the one thing in it that cannot be read', async () => {
    const world = alone();
    await world.run(5 * MINUTE_MS);
    const kept = world.texts.get('vayl.minutes') ?? '';
    world.texts.set(
      'vayl.minutes',
      kept.replace('"uses":[', '"uses":[{"usedMs":-1},').replace('"leases":[]', '"leases":3'),
    );
    world.crash();
    expect(world.left).toBe(10);
  });
});
