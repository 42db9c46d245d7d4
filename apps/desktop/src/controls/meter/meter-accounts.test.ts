import { describe, expect, it } from 'vitest';
import { FakeMinutesServer } from './test-helpers/fake-minutes-server.ts';
import { MeterWorld, MINUTE_MS } from './test-helpers/meter-world.ts';

describe('another account on the same computer', () => {
  it('[FREE-01] has a limit of its own, whatever the server said to the one before', async () => {
    const world = new MeterWorld();
    world.server.isUnlimited = true;
    await world.run(MINUTE_MS, { staysOn: true });
    expect(world.left).toBeUndefined();
    world.server = new FakeMinutesServer(() => world.trueMs);
    world.server.way = 'request-lost';
    await world.run(MINUTE_MS);
    expect(world.left).toBe(14);
  });

  it('is asked at once, even where the one before could not be reached', async () => {
    const world = new MeterWorld();
    world.server.way = 'request-lost';
    await world.run(5 * MINUTE_MS, { staysOn: true });
    world.server = new FakeMinutesServer(() => world.trueMs);
    await world.run(1000, { staysOn: true });
    expect(world.server.calls.getMinutes).toBe(1);
  });
});
