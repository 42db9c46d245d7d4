import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addPerson } from '../../../test-helpers/people.ts';
import { type ProviderServer, startProviderServer } from '../../../test-helpers/provider-server.ts';

let server: ProviderServer;
beforeAll(async () => {
  server = await startProviderServer('good');
});
afterAll(() => server.stop());

const Table = z.object({ schema: z.string(), table: z.string() });
const Row = z.object({ row: z.string() });

/** Every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
  const { database, config, jobs } = server.context;
  const tables = await database.rows(
    Table,
    `SELECT table_schema AS schema, table_name AS table FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema IN ($1, $2)`,
    [config.DATABASE_SCHEMA, jobs.schema],
  );
  expect(tables.length).toBeGreaterThan(20);
  const rows = await Promise.all(
    tables.map(({ schema, table }) =>
      database.rows(Row, `SELECT row_to_json(every)::text AS row FROM ${schema}.${table} AS every`),
    ),
  );
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

/** Where the library that asks the provider tells what it does, the words included, unless it is told not to. */
const TRACES = 'tracing:ai:telemetry:start';

/** Everything that a question says, in words that are nowhere else. */
const HEALTH = 'My zyxomma epilepsy came back, and I take valproate';
const TASK = 'I refactor the quokkaburra billing module';
const WORDS = /zyxomma|epilepsy|valproate|quokkaburra|billing/i;

describe('what people say to Helios', () => {
  it('is in no line of the log and in no row of the database, whoever says it and however it ends', async () => {
    const { token } = await addPerson(server);
    const heard: unknown[] = [];
    const hear = (message: unknown) => void heard.push(message);
    subscribe(TRACES, hear);
    for (const script of ['good', 'broken', 'not-json', 'unauthorised'] as const) {
      server.provider.play(script);
      await server.ask(TASK, { token, body: { language: script === 'good' ? 'en' : 'de', localHour: 10 } });
      await server.ask(HEALTH, { token });
    }
    await server.ask(`${TASK} `.repeat(200), { token });
    unsubscribe(TRACES, hear);

    expect(server.provider.requests.length).toBe(4);
    const told = server.provider.requests.map(({ userMessage }) => userMessage).join();
    expect(told).not.toMatch(/zyxomma|epilepsy|valproate/i);
    expect(server.logText()).toContain('the AI provider failed');
    expect(server.logText()).not.toMatch(WORDS);
    const rows = await wholeDatabase();
    expect(rows).toContain('suggestion-day');
    expect(rows).not.toMatch(WORDS);
    expect(heard).toEqual([]);
  });

  it('would be found by this very search', async () => {
    server.context.log.info({ query: HEALTH }, 'a careless line');
    await server.context.database.run("INSERT INTO mail_suppressions (address_hash) VALUES ('zyxomma')");
    expect(server.logText()).toMatch(WORDS);
    expect(await wholeDatabase()).toMatch(WORDS);
  });
});
