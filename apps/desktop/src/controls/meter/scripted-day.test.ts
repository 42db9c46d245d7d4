import { describe, expect, it } from 'vitest';
import { ALL_MS, HOUR_MS, MeterWorld, MINUTE_MS } from './test-helpers/meter-world.ts';

describe('a day with everything in it', () => {
  it('[FREE-01] [RD-59] gives exactly 900 s of light, and the server has charged exactly 900 s', async () => {
    const world = new MeterWorld();
    const { server } = world;
    const day = world.trueDay;

    await world.run(3 * MINUTE_MS + 500);
    await world.rest(HOUR_MS);
    expect(server.usedSeconds.get(day)).toBe(180);

    server.way = 'answer-lost';
    await world.run(100_000, { staysOn: true });
    server.way = 'open';
    await world.run(30_500);
    expect(server.calls.leaseMinutes).toBeGreaterThan(5);

    server.way = 'request-lost';
    await world.run(2 * MINUTE_MS, { staysOn: true });
    world.sleep(2 * HOUR_MS);
    await world.run(20_000, { staysOn: true });
    world.sleep(HOUR_MS, { isClockAsleep: true });
    await world.run(20_000);
    await world.rest(HOUR_MS);
    server.way = 'open';
    await world.rest(5 * MINUTE_MS);
    expect(server.usedSeconds.get(day)).toBe(471);

    for (const hours of [-30, 0, -5, 3, 0]) {
      world.wallShiftMs = hours * HOUR_MS;
      await world.run(10_000);
    }
    expect(server.usedSeconds.get(day)).toBe(521);

    // The last keeping was a change, so that the crash takes nothing.
    await world.run(60_000);
    world.crash();
    world.isSignedIn = false;
    await world.run(60_000);
    world.isSignedIn = true;
    await world.run(HOUR_MS);
    await world.rest(5 * MINUTE_MS);

    expect(world.lit(day)).toBe(ALL_MS);
    expect(server.usedSeconds.get(day)).toBe(900);
    expect(world.meter.getSnapshot()).toEqual({ minutesLeft: 0, isLastMinute: false, mayHaveLight: false });

    await world.rest(10 * HOUR_MS);
    expect(world.trueDay).not.toBe(day);
    await world.run(HOUR_MS);
    expect([world.lit(day), world.lit()]).toEqual([ALL_MS, ALL_MS]);
    expect(server.usedSeconds.get(world.trueDay)).toBe(900);
  });

  it('[RD-59] is whole where the answer to a lease comes late, near the end', async () => {
    const world = new MeterWorld();
    await world.run(680_000, { staysOn: true });
    world.server.way = 'answer-lost';
    await world.run(140_000, { staysOn: true });
    world.server.way = 'open';
    await world.run(HOUR_MS);
    await world.rest(5 * MINUTE_MS);
    expect([world.lit(), world.server.usedSeconds.get(world.trueDay)]).toEqual([ALL_MS, 900]);
  });

  it('[RD-59] is split at midnight, for whoever sits through it', async () => {
    const world = new MeterWorld();
    const day = world.trueDay;
    await world.rest(15 * HOUR_MS - 10 * MINUTE_MS);
    await world.run(HOUR_MS);
    expect([world.lit(day), world.lit()]).toEqual([10 * MINUTE_MS, ALL_MS]);
    // Of the old day, a lease was still held; nothing comes back into a day that is over.
    expect(world.server.usedSeconds.get(world.trueDay)).toBe(900);
  });
});
