import { describe, expect, it } from 'vitest';
import { ALL_MS, HOUR_MS, MeterWorld, MINUTE_MS } from './test-helpers/meter-world.ts';

const DAY_MS = 24 * HOUR_MS;

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

  it('[FREE-01] [RD-59] count once what the server heard and never could confirm', async () => {
    const world = new MeterWorld();
    world.server.way = 'request-lost';
    await world.run(43_000);
    await world.rest(48 * MINUTE_MS);
    // What is asked is answered, and each answer to what was told after it is lost.
    world.server.way = 'every-other-answer-lost';
    await world.run(HOUR_MS);
    expect(world.lit()).toBe(ALL_MS);
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
