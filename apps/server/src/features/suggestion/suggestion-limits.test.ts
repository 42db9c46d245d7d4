import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { addPerson } from '../../../test-helpers/people.ts';
import { freshAddress, type ProviderServer, startProviderServer } from '../../../test-helpers/provider-server.ts';

const TASK = 'I refactor an invoice module';

describe('limits', () => {
  let server: ProviderServer;
  beforeAll(async () => {
    server = await startProviderServer('good');
  });
  afterAll(() => server.stop());

  it('refuse the 21st question of a minute from one address, and leave the next address alone', async () => {
    const address = freshAddress();
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) statuses.push((await server.ask(TASK, { address })).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect((await server.ask(TASK)).status).toBe(200);
    expect(await server.ask('I just had a seizure', { address })).toMatchObject({
      status: 200,
      body: { declined: true, blocksFlicker: true },
    });
    expect(await server.ask('a bit calmer', { address })).toMatchObject({
      status: 200,
      body: { intent: 'refinement' },
    });
  });

  it('count whoever is signed in by account, wherever they are', async () => {
    const { token, userId } = await addPerson(server);
    await server.ask(TASK, { token });
    await server.ask(TASK, { token });
    const keys = await server.context.database.rows(
      z.object({ key: z.string(), points: z.number() }),
      'SELECT key, points FROM rate_limits WHERE key LIKE $1 ORDER BY key',
      [`suggestion%:${userId}`],
    );
    expect(keys).toEqual([
      { key: `suggestion-day:${userId}`, points: 2 },
      { key: `suggestion:${userId}`, points: 2 },
    ]);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('the database is away'))],
    ['takes for ever', () => Promise.withResolvers<never>().promise],
  ])('count by address where the reading of the session %s', async (_, read) => {
    const { token } = await addPerson(server);
    const address = freshAddress();
    const reading = vi.spyOn(server.context.sessions, 'read').mockImplementation(read);
    try {
      const { status, body, tookMs } = await server.ask(TASK, { token, address });
      expect([status, body['intent']]).toEqual([200, 'deep_focus_coding']);
      expect(['llm', 'cache']).toContain(body['source']);
      expect(tookMs).toBeLessThan(3000);
      expect(reading).toHaveBeenCalledOnce();
      await server.ask('I have epilepsy', { token, address });
      expect(reading).toHaveBeenCalledOnce();
    } finally {
      reading.mockRestore();
    }
    const counted = await server.context.database.row(
      z.object({ points: z.number() }),
      'SELECT points FROM rate_limits WHERE key = $1',
      [`suggestion-day:${address}`],
    );
    expect(counted).toEqual({ points: 1 });
  });

  it('refuse the 201st question of a day', async () => {
    const address = freshAddress();
    await server.ask(TASK, { address });
    await server.context.database.run('UPDATE rate_limits SET points = 199 WHERE key = $1', [
      `suggestion-day:${address}`,
    ]);
    expect((await server.ask(TASK, { address })).status).toBe(200);
    expect((await server.ask(TASK, { address })).status).toBe(429);
  });

  it('let one question of a caller be with the provider, and answer the others here meanwhile', async () => {
    const address = freshAddress();
    server.provider.play('hang');
    const before = server.provider.requests.length;
    const first = server.ask('I refactor a billing module', { address });
    await expect.poll(() => server.provider.requests.length, { timeout: 20_000 }).toBe(before + 1);
    const second = await server.ask('I refactor a timetable module', { address });
    const danger = await server.ask('I have epilepsy', { address });
    server.provider.play('good');
    expect(second).toMatchObject({ status: 200, body: { source: 'fallback', unclear: false } });
    expect(danger.body).toMatchObject({ declined: true });
    expect((await first).status).toBe(502);
    expect((await server.ask('I refactor a timetable module', { address })).body).toMatchObject({ source: 'llm' });
  });
});
