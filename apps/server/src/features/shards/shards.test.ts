import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addPerson, type Person } from '../../../test-helpers/people.ts';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';
import { openDatabase } from '../../database/database.ts';
import { SHARD_COUNT, shardOf } from '../../database/shards.ts';
import { COMMANDS } from '../../operator/commands.ts';

const homeUrl = process.env['DATABASE_URL'] ?? '';
const secondName = `vayl_test_second_${randomBytes(4).toString('hex')}`;
const secondUrl = homeUrl.replace(/\/[^/]+$/, `/${secondName}`);

/** For what no schema is needed: making and dropping a whole database. */
async function atHome(sql: string): Promise<void> {
  const database = openDatabase({ url: homeUrl, schema: 'public', poolSize: 1, onIdleError: () => undefined });
  await database.run(sql);
  await database.close();
}

let server: TestServer;
beforeAll(async () => {
  await atHome(`CREATE DATABASE ${secondName}`);
  server = await startTestServer({ SHARD_DATABASE_URLS: `${homeUrl},${secondUrl}` });
});
afterAll(async () => {
  await server.stop();
  await atHome(`DROP DATABASE ${secondName} WITH (FORCE)`);
});

/** Somebody whose shard lives in the first database, at home, or in the second. */
async function addPersonIn(place: 'first' | 'second'): Promise<Person> {
  for (;;) {
    const person = await addPerson(server);
    if (shardOf(person.userId) < SHARD_COUNT / 2 === (place === 'first')) return person;
  }
}
function deviceIn(place: 'first' | 'second'): string {
  for (;;) {
    const deviceId = randomUUID();
    if (shardOf(deviceId) < SHARD_COUNT / 2 === (place === 'first')) return deviceId;
  }
}

const Count = z.object({ count: z.number() });
async function rowsIn(place: 'first' | 'second', table: string, { userId }: Person): Promise<number> {
  const [home, second] = server.context.shards.all;
  const row = await (place === 'first' ? home : second)?.row(
    Count,
    `SELECT count(*)::int FROM ${table} WHERE user_id = $1`,
    [userId],
  );
  return row?.count ?? Number.NaN;
}

const lease = ({ client }: Person, deviceId: string, wantedSeconds = 300) =>
  client.leaseMinutes({ body: { leaseId: randomUUID(), deviceId, timeZone: 'UTC', wantedSeconds } });

async function useOnce(person: Person, deviceId: string): Promise<void> {
  const sessionId = randomUUID();
  expect(await person.client.startUsage({ body: { sessionId, timeZone: 'UTC' } })).toMatchObject({ ok: true });
  expect(await person.client.endUsage({ params: { sessionId }, body: { usedSeconds: 3 } })).toMatchObject({ ok: true });
  expect(await lease(person, deviceId)).toMatchObject({ ok: true, value: { grantedSeconds: 300 } });
}

const TABLES = ['minutes_accounts', 'minutes_leases', 'usage_sessions', 'usage_days'];

describe('a shard', () => {
  it('is the same for the server and for the database', async () => {
    const rows = await server.context.database.rows(
      z.object({ id: z.string(), shard: z.number() }),
      'SELECT id::text, shard_of(id) AS shard FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, 2000)) AS made',
    );
    expect(rows.filter(({ id, shard }) => shardOf(id) !== shard)).toEqual([]);
    expect(new Set(rows.map(({ shard }) => shard)).size).toBe(SHARD_COUNT);
  });

  it.each([
    ['first', 'second'],
    ['second', 'first'],
  ] as const)('in the %s database keeps what its people use there, and nothing of it in the %s', async (own, other) => {
    const person = await addPersonIn(own);
    await useOnce(person, deviceIn(own));
    for (const table of TABLES) {
      expect([table, await rowsIn(own, table, person)]).toEqual([table, 1]);
      expect([table, await rowsIn(other, table, person)]).toEqual([table, 0]);
    }
    const usage = await person.client.getUsage({ query: { timeZone: 'UTC' } });
    expect(usage).toMatchObject({ ok: true, value: { sessions: 1 } });
    const minutes = await person.client.getMinutes({ query: { timeZone: 'UTC' } });
    expect(minutes).toMatchObject({ ok: true, value: { remainingSeconds: 600 } });
  });

  it('is answered for many people of both databases at once, each once', async () => {
    const places = ['first', 'second', 'second', 'first', 'second', 'first'] as const;
    const people = await Promise.all(places.map(addPersonIn));
    const answers = await Promise.all(people.flatMap((person) => [1, 2, 3, 4].map(() => lease(person, person.userId))));
    const granted = answers.map((answer) => (answer.ok ? answer.value.grantedSeconds : Number.NaN));
    expect(granted.reduce((sum, seconds) => sum + seconds, 0)).toBe(people.length * 900);
  });

  it('hears of what a person may use', async () => {
    const person = await addPersonIn('second');
    expect(await lease(person, deviceIn('second'))).toMatchObject({ ok: true, value: { isUnlimited: false } });
    await COMMANDS.find(({ name }) => name === 'grant-beta')?.run(server.context, [person.email]);
    await server.runJobs();
    expect(await lease(person, deviceIn('second'))).toMatchObject({ ok: true, value: { isUnlimited: true } });
  });

  it('[RD-59] does not give a device its minutes twice, in whichever databases two accounts live', async () => {
    for (const place of ['first', 'second'] as const) {
      const deviceId = deviceIn(place);
      const [one, other] = [await addPersonIn('first'), await addPersonIn('second')];
      expect(await lease(one, deviceId)).toMatchObject({ ok: true });
      expect(await lease(other, deviceId)).toMatchObject({
        ok: false,
        error: { body: { code: 'minutes/device-used' } },
      });
      expect(await lease(one, deviceId)).toMatchObject({ ok: true });
    }
  });

  it('exports what is there, and forgets a person who leaves', async () => {
    const person = await addPersonIn('second');
    await useOnce(person, deviceIn('first'));
    const exported = await person.client.exportAccount({});
    if (!exported.ok) throw new Error('no export');
    for (const table of TABLES) expect([table, exported.value.held[table]?.length]).toEqual([table, 1]);
    expect(exported.value.held['identity_user']).toHaveLength(1);

    expect(await person.client.deleteAccount({ body: { confirmEmail: person.email } })).toMatchObject({ ok: true });
    await server.runJobs();
    for (const table of [...TABLES, 'entitlements']) {
      expect([table, await rowsIn('second', table, person)]).toEqual([table, 0]);
    }
    const stub = server.context.shards.all[1]?.rows(z.unknown(), 'SELECT FROM identity_user WHERE id = $1', [
      person.userId,
    ]);
    expect(await stub).toEqual([]);
  });

  it('that a database holds cannot be claimed for another by mistake', async () => {
    const { DATABASE_SCHEMA } = server.context.config;
    const start = startTestServer({ DATABASE_SCHEMA, SHARD_DATABASE_URLS: `${secondUrl},${homeUrl}` });
    await expect(start).rejects.toThrow('holds shards');
  });
});
