import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { startDatabase } from '../../../../tools/database/cluster.ts';
import { type Ask, countWronglyCharged, findLost } from '../../../../tools/load/acknowledged.ts';
import { startPaymentStandIn } from '../../../../tools/load/payment-stand-in.ts';
import { addPeople } from '../../../../tools/load/people.ts';
import { type PlayedDay, playDay } from '../../../../tools/load/play.ts';
import type { Figure, Section } from '../../../../tools/measure/measurement.ts';
import { ROOT } from '../../../../tools/repository/files.ts';
import { type Database, openDatabase } from '../../src/database/database.ts';
import { migrate } from '../../src/database/migrate.ts';
import { startMailbox } from '../../test-helpers/mailbox.ts';
import { type RunningProcess, startServerOn } from '../processes.ts';
import { quantile } from '../quantile.ts';
import { dayPlots } from './day-plots.ts';

export interface DayMeasure {
  readonly people: number;
  /** How long the day takes. */
  readonly seconds: number;
  readonly isQuick: boolean;
}

const SECRET = 'whsec_of_the_measure';
const PUBLIC_URL = 'http://127.0.0.1:8787';
const DAY_SECONDS = 86_400;

/** A day of so many people against two servers and a worker, with everything that was acknowledged looked for afterwards. */
export async function measureDay({ people, seconds, isQuick }: DayMeasure): Promise<Section> {
  const { testUrl: url } = await startDatabase();
  const schema = `measure_${randomBytes(4).toString('hex')}`;
  const database = openDatabase({
    url,
    schema,
    poolSize: 2,
    onIdleError: (cause) => process.stderr.write(`${cause.name}\n`),
  });
  const mailbox = await startMailbox();
  const payments = await startPaymentStandIn();
  const running: RunningProcess[] = [];
  try {
    await migrate(database, schema);
    await addPeople(people, (sql, values) => database.run(sql, values));
    await database.run('ANALYZE');
    const environment = {
      PUBLIC_URL,
      TRUSTED_PROXIES: '127.0.0.1',
      SMTP_URL: mailbox.url,
      STRIPE_SECRET_KEY: 'sk_test_load',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_URL: payments.url,
      STRIPE_PRICE_MONTHLY: 'price_load',
      STRIPE_PRICE_ANNUAL: 'price_load_annual',
    };
    const servers = [await startServerOn(url, schema, environment), await startServerOn(url, schema, environment)];
    running.push(...servers, await startServerOn(url, schema, { ...environment, RUN_JOBS: 'true' }));
    const play = { origins: servers.map((server) => server.url), publicUrl: PUBLIC_URL, webhookSecret: SECRET };
    // A server that has just started compiles itself and plans its statements; that is not this day's.
    await playDay({ ...play, people: Math.min(people, 300), seconds: 8, seed: 2 });
    const before = servers.reduce((sum, server) => sum + server.cpuSeconds(), 0);
    const day = await playDay({ ...play, people, seconds, seed: 1 });
    const cpuSeconds = servers.reduce((sum, server) => sum + server.cpuSeconds(), 0) - before;
    return await sectionOf({ people, seconds, isQuick }, day, database, cpuSeconds);
  } finally {
    await Promise.all(running.map((server) => server.stop()));
    await Promise.all([mailbox.stop(), payments.stop()]);
    await database.run(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
    await database.run(`DROP SCHEMA IF EXISTS ${schema}_jobs CASCADE`);
    await database.close();
  }
}

const LIMITS =
  'What limits it: database, servers, worker, stand-ins and the generator share the same cores, and a sign-in alone costs 35 ms of one, on purpose. There is no AI provider: our own engine answers. Times are counted from when a request was to be sent, so what waits in a queue anywhere is in them; the end of a lease or a session also waits for its beginning.';

const Row = z.record(z.string(), z.unknown());

async function sectionOf(
  { people, seconds, isQuick }: DayMeasure,
  day: PlayedDay,
  database: Database,
  cpuSeconds: number,
): Promise<Section> {
  const ask: Ask = (sql, values) => database.rows(Row, sql, values);
  const lost = await findLost(day.acked, ask);
  const wronglyCharged = await countWronglyCharged(ask);
  const answered = day.latencies.length;
  const none = (name: string, count: number): Figure => ({
    name,
    measured: String(count),
    bar: '0',
    isReached: count === 0,
  });
  return {
    title: `A day of ${people.toLocaleString('en-GB')} people`,
    figures: [
      {
        name: 'the day took',
        measured: `${seconds} s, ${Math.round(DAY_SECONDS / seconds)} times as fast as a real one`,
      },
      {
        name: 'requests answered, average and busiest second',
        measured: `${answered.toLocaleString('en-GB')}, ${(answered / seconds).toFixed(0)} and ${busiestSecond(day)} a second`,
      },
      timesOf('all', day),
      timesOf('lease', day),
      timesOf('suggestion', day),
      timesOf('sign-in', day),
      {
        name: 'an account with one session, in the database',
        measured: `${await accountBytes(database, people)} bytes`,
      },
      { name: 'CPU of the two servers for a request', measured: `${((cpuSeconds * 1000) / answered).toFixed(2)} ms` },
      failedFigure(day, isQuick),
      none(`acknowledged writes lost, of ${day.acked.length.toLocaleString('en-GB')}`, lost.length),
      none('people charged something else than what was written', wronglyCharged),
    ],
    notes: [LIMITS, ...(isQuick ? [] : keepPlots(people, seconds, day))],
  };
}

/** The short form holds it to no bar: on a machine that is busy with something else, a request can take too long. */
function failedFigure({ failures }: PlayedDay, isQuick: boolean): Figure {
  const reasons = [...new Set(failures.map(({ kind, reason }) => `${kind}: ${reason}`))].slice(0, 5).join('; ');
  const measured = failures.length === 0 ? '0' : `${failures.length} (${reasons})`;
  return { name: 'requests failed', measured, ...(isQuick ? {} : { bar: '0', isReached: failures.length === 0 }) };
}

const Size = z.object({ bytes: z.coerce.number() });
const ACCOUNT_TABLES = ['identity_user', 'users', 'identity_account', 'identity_session'];

async function accountBytes(database: Database, people: number): Promise<number> {
  const row = await database.row(
    Size,
    'SELECT sum(pg_total_relation_size(name::regclass)) AS bytes FROM unnest($1::text[]) AS name',
    [ACCOUNT_TABLES],
  );
  return Math.round((row?.bytes ?? 0) / people);
}

function timesOf(kind: PlayedDay['latencies'][number]['kind'] | 'all', { latencies }: PlayedDay): Figure {
  const tookMs = latencies
    .filter((latency) => kind === 'all' || latency.kind === kind)
    .map((latency) => latency.tookMs);
  return {
    name: `${kind}: half, 99 and 99.9 in 100`,
    measured: [0.5, 0.99, 0.999].map((share) => `${quantile(tookMs, share).toFixed(1)} ms`).join(', '),
  };
}

function busiestSecond({ latencies }: PlayedDay): number {
  const counts = new Map<number, number>();
  for (const { atMs } of latencies) {
    const second = Math.floor(atMs / 1000);
    counts.set(second, (counts.get(second) ?? 0) + 1);
  }
  return Math.max(...counts.values());
}

function keepPlots(people: number, seconds: number, day: PlayedDay): readonly string[] {
  const folder = join(ROOT, 'docs/measurements/plots');
  mkdirSync(folder, { recursive: true });
  return Object.entries(dayPlots(people, seconds, day)).map(([name, svg]) => {
    const file = `scale-${people}-${name}.svg`;
    writeFileSync(join(folder, file), svg);
    return `![A day of ${people} people: ${name}](plots/${file})`;
  });
}
