import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addPerson, type Person } from '../../../test-helpers/people.ts';
import { addRowsEverywhere } from '../../../test-helpers/rows-of-a-person.ts';
import { startTestServer, type TestServer } from '../../../test-helpers/test-server.ts';
import { HELD_TABLES } from './held-tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function addHeldPerson(options: Parameters<typeof addPerson>[1] = {}): Promise<Person> {
  const person = await addPerson(server, options);
  await addRowsEverywhere(server, person);
  return person;
}

async function exported({ client }: Person) {
  const answer = await client.exportAccount({});
  if (!answer.ok) throw new Error('no export');
  return answer.value;
}

const Place = z.object({ place: z.string() });

/** Every table of ours and of the queue in which a text stands anywhere in a row. */
async function placesOf(text: string): Promise<string[]> {
  const { config, database, jobs } = server.context;
  const tables = await database.rows(
    Place,
    `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS place FROM information_schema.tables
     WHERE table_schema = ANY ($1) AND table_type = 'BASE TABLE'`,
    [[config.DATABASE_SCHEMA, jobs.schema]],
  );
  expect(tables.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { place } of tables) {
    const rows = await database.rows(
      Place,
      `SELECT '' AS place FROM ${place} AS held WHERE strpos(lower(held::text), $1) > 0`,
      [text.toLowerCase()],
    );
    if (rows.length > 0) found.push(place);
  }
  return found;
}

/** A customer of the payment service would need the payment service. */
const withoutPayment = (person: Person) =>
  server.context.database.run('DELETE FROM payment_customers WHERE user_id = $1', [person.userId]);

describe('the export', () => {
  it('is one file with everything that is held, one entry for each table', async () => {
    const person = await addHeldPerson();
    const response = await fetch(`${server.url}/api/account/export`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z-]+[.]json"$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { held } = await exported(person);
    const tables = [...new Set(HELD_TABLES.map(({ table }) => table)), 'waiting_jobs'];
    expect(Object.keys(held).sort()).toEqual(tables.sort());
    expect(Object.entries(held).filter(([, rows]) => rows.length === 0)).toEqual([]);
    expect(held['identity_user']).toMatchObject([{ id: person.userId, email: person.email }]);
    expect(held['coinrescue_waitlist']).toMatchObject([{ email: person.email.toUpperCase() }]);
    expect(held['waiting_jobs']).toHaveLength(2);
    // Two calls of this test by the account, and one row by the account and one by the address that were there before.
    expect(held['rate_limits']).toHaveLength(3);
  });

  it('says of secrets that they are there, and does not show them', async () => {
    const person = await addHeldPerson();
    const { held } = await exported(person);
    const text = JSON.stringify(held);
    expect(text).not.toContain('secret-canary');
    expect(text).not.toContain(person.token);
    expect(held['identity_account']).toMatchObject([{ password: '[a password hash: not shown]', refreshToken: null }]);
  });

  it("shows nothing of anybody else's", async () => {
    const [person, other] = [await addHeldPerson(), await addHeldPerson()];
    const text = JSON.stringify(await exported(person));
    expect(text).not.toContain(other.userId);
    expect(text.toLowerCase()).not.toContain(other.email);
  });

  it('opens what was left under an e-mail only to somebody who has confirmed it', async () => {
    const { held } = await exported(await addHeldPerson({ isEmailVerified: false }));
    for (const table of ['coinrescue_waitlist', 'download_requests', 'mail_turns', 'mail_suppressions']) {
      expect(held[table]).toEqual([]);
    }
    expect(held['rate_limits']).toHaveLength(2);
    expect(held['users']).toHaveLength(1);
  });

  it('is for nobody who is not signed in', async () => {
    const response = await fetch(`${server.url}/api/account/export`);
    expect(response.status).toBe(401);
    expect(response.headers.get('content-disposition')).toBeNull();
  });
});

describe('the deletion', () => {
  const remove = ({ client, email }: Person, confirmEmail = email) => client.deleteAccount({ body: { confirmEmail } });

  it('leaves neither the id nor the e-mail anywhere, and ends every session at once', async () => {
    const person = await addHeldPerson();
    await withoutPayment(person);
    expect((await placesOf(person.userId)).length).toBeGreaterThan(12);
    expect((await placesOf(person.email)).length).toBeGreaterThan(5);
    expect(await remove(person)).toEqual({ ok: true, value: {} });
    expect(await placesOf(person.userId)).toEqual([]);
    expect(await placesOf(person.email)).toEqual([]);
    const after = await person.client.getUsage({ query: { timeZone: 'UTC' } });
    expect(after).toMatchObject({ ok: false, error: { body: { code: 'auth/sign-in-required' } } });
  });

  it('wants the e-mail typed again, in whatever case', async () => {
    const person = await addHeldPerson();
    await withoutPayment(person);
    expect(await remove(person, 'other@people.example')).toMatchObject({
      ok: false,
      error: { body: { code: 'account/other-email' } },
    });
    expect(await placesOf(person.userId)).not.toEqual([]);
    expect(await remove(person, ` ${person.email.toUpperCase()} `)).toMatchObject({ ok: true });
  });

  it('deletes nothing when the subscription cannot be ended', async () => {
    const person = await addHeldPerson();
    const before = await placesOf(person.userId);
    expect(await remove(person)).toMatchObject({
      ok: false,
      error: { status: 502, body: { code: 'payment/unavailable' } },
    });
    expect(await placesOf(person.userId)).toEqual(before);
  });

  it('deletes nothing when somebody begins to pay while it runs', async () => {
    const person = await addHeldPerson();
    await withoutPayment(person);
    const running = await server.context.database.transaction(async (queries) => {
      await queries.run('SELECT FROM entitlements WHERE user_id = $1 FOR UPDATE', [person.userId]);
      const removed = remove(person);
      // By now the deletion has found nothing to end, and waits for its turn.
      await setTimeout(300);
      await queries.run('INSERT INTO payment_customers (user_id, customer_id) VALUES ($1, $2)', [
        person.userId,
        'cus_new',
      ]);
      return { removed };
    });
    expect(await running.removed).toMatchObject({ ok: false, error: { body: { code: 'payment/unavailable' } } });
    const { held } = await exported(person);
    expect(held['usage_days']).toHaveLength(1);
  });

  it('leaves no lease that was being given out while it ran', async () => {
    const person = await addHeldPerson();
    await withoutPayment(person);
    const running = await server.context.database.transaction(async (queries) => {
      await queries.run(`SELECT minutes_take_turns(ARRAY[$1]::uuid[], '{}')`, [person.userId]);
      const removed = remove(person);
      await setTimeout(300);
      await queries.run(
        `INSERT INTO minutes_leases VALUES ($1, gen_random_uuid(), 'lease', 60, NULL, now() + interval '1 hour', now())`,
        [person.userId],
      );
      return { removed };
    });
    expect(await running.removed).toMatchObject({ ok: true });
    expect(await placesOf(person.userId)).toEqual([]);
  });

  it('touches nobody else, not even whose address contains this one', async () => {
    const person = await addHeldPerson({ email: 'ann@people.example' });
    const other = await addHeldPerson({ email: 'joann@people.example' });
    await withoutPayment(person);
    const { held: before } = await exported(other);
    expect(await remove(person)).toMatchObject({ ok: true });
    const { held: after } = await exported(other);
    expect({ ...after, rate_limits: [] }).toEqual({ ...before, rate_limits: [] });
  });

  it('by somebody who never confirmed the e-mail leaves what its owner may have left', async () => {
    const person = await addHeldPerson({ isEmailVerified: false });
    await withoutPayment(person);
    expect(await remove(person)).toMatchObject({ ok: true });
    expect(await placesOf(person.userId)).toEqual([]);
    const { DATABASE_SCHEMA: schema } = server.context.config;
    const places = await placesOf(person.email);
    expect(places).toContain(`${schema}.download_requests`);
    expect(places).not.toContain(`${schema}.users`);
  });

  it('keeps the wish to get no more mail, which names nobody, and the device as used by nobody known', async () => {
    const person = await addHeldPerson();
    await withoutPayment(person);
    const { held } = await exported(person);
    await remove(person);
    const { database } = server.context;
    const [suppression, device] = [held['mail_suppressions']?.[0], held['minutes_devices']?.[0]];
    const found = (sql: string, value: unknown) => database.rows(z.unknown(), sql, [value]);
    expect(
      await found('SELECT FROM mail_suppressions WHERE address_hash = $1', suppression?.['address_hash']),
    ).toHaveLength(1);
    expect(await found('SELECT FROM minutes_devices WHERE device_id = $1', device?.['device_id'])).toHaveLength(1);
  });
});
