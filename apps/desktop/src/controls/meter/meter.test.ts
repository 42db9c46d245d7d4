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

  it('[FREE-01] [RD-59] counts once what the server heard and never could confirm', async () => {
    const world = new MeterWorld();
    world.server.way = 'request-lost';
    await world.run(43_000);
    await world.rest(48 * MINUTE_MS);
    // What is asked is answered, and each answer to what was told after it is lost.
    world.server.way = 'every-other-answer-lost';
    await world.run(HOUR_MS);
    expect(world.lit()).toBe(ALL_MS);
  });

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

describe('leases and uses', () => {
  it('[RD-59] count what the server was not told yet against what it says is left', async () => {
    const world = new MeterWorld();
    world.server.way = 'request-lost';
    await world.run(400_000);
    // The balance is answered; that the use was heard is not.
    world.server.way = 'every-other-answer-lost';
    for (let second = 0; second < 400 && world.server.calls.reconcileMinutes === 0; second += 1) await world.rest(1000);
    expect(world.server.calls.reconcileMinutes).toBe(1);
    expect(world.left).toBe(9);
  });

  it('[RD-59] never count more than the day has, wherever a tick falls', async () => {
    const world = alone();
    world.tickMs = 700;
    await world.run(HOUR_MS);
    expect(keptUsedMs(world)).toBe(ALL_MS);
  });

  it('[RD-59] end with their day, also where the server cannot be asked', async () => {
    const world = new MeterWorld();
    await world.rest(15 * HOUR_MS - MINUTE_MS);
    await world.run(MINUTE_MS - 1000, { staysOn: true });
    world.server.way = 'request-lost';
    await world.run(61_000);
    world.server.way = 'open';
    await world.rest(5 * MINUTE_MS);
    expect(world.lit()).toBe(MINUTE_MS);
    expect(world.server.usedSeconds.get(world.trueDay)).toBe(60);
  });

  it('are kept before the server hears of them', async () => {
    const world = new MeterWorld();
    await world.run(30_000, { staysOn: true });
    world.server.way = 'answer-silent';
    for (let tick = 0; tick < 60 && world.server.calls.leaseMinutes === 1; tick += 1) {
      await world.run(world.tickMs, { staysOn: true });
    }
    world.crash();
    world.server.way = 'open';
    await world.rest(5 * MINUTE_MS);
    expect(world.server.usedSeconds.get(world.trueDay)).toBeLessThanOrEqual(world.lit() / 1000);
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

describe('a server that never answers', () => {
  it('is given up after a while and asked again, and the day is whole', async () => {
    const world = new MeterWorld();
    world.server.way = 'silent';
    await world.run(2 * MINUTE_MS, { staysOn: true });
    expect(world.server.calls.getMinutes).toBeGreaterThan(1);
    world.server.way = 'open';
    await world.run(HOUR_MS);
    expect(world.lit()).toBe(ALL_MS);
    expect(world.server.usedSeconds.get(world.trueDay)).toBe(900);
  });
});

describe('a refusal', () => {
  const refused = (status: number, code: 'minutes/device-used' | 'auth/email-not-verified' | 'server/failed') =>
    ({ is: 'refused', status, body: { error: '', code, requestId: '' } }) as const;

  it('ends the day where another account has used this computer’s minutes', async () => {
    const world = new MeterWorld();
    await world.run(MINUTE_MS, { staysOn: true });
    world.server.refusal = refused(409, 'minutes/device-used');
    await world.run(2 * MINUTE_MS);
    expect(world.meter.getSnapshot().mayHaveLight).toBe(false);
    world.server.refusal = undefined;
    await world.rest(HOUR_MS);
    expect(world.meter.getSnapshot().mayHaveLight).toBe(false);
    await world.rest(DAY_MS);
    expect(world.left).toBe(15);
  });

  it.each([
    [403, 'auth/email-not-verified'],
    [500, 'server/failed'],
  ] as const)('with %i lets this computer count by itself', async (status, code) => {
    const world = new MeterWorld();
    world.server.refusal = refused(status, code);
    await world.run(HOUR_MS);
    expect(world.lit()).toBe(ALL_MS);
    expect(world.server.calls.leaseMinutes + world.server.calls.getMinutes).toBeLessThan(120);
  });
});
