import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { startDatabase } from '../../../../tools/database/cluster.ts';
import type { Step } from '../../../../tools/load/plan.ts';
import { playSteps } from '../../../../tools/load/play.ts';
import type { Figure, Section } from '../../../../tools/measure/measurement.ts';
import { median } from '../../../../tools/measure/median.ts';
import { progressOf } from '../../../../tools/measure/progress.ts';
import { type Database, openDatabase } from '../../src/database/database.ts';
import { type LeaseData, prepareLeaseData } from '../lease-data.ts';
import { cpuSecondsOf, type RunningProcess, startServerOn } from '../processes.ts';
import { runPsql } from '../psql.ts';

const MOST_GROWTH = 1.2;
const DAYS = 35;
const PEOPLE = 2000;
/** Leases and sessions of a person on a day, half of each. */
const ROWS_A_DAY = 6;

interface Sized {
  readonly rows: number;
  /** A database of its own, so that its connections can be told from the others. */
  readonly name: string;
  readonly data: LeaseData;
  readonly server: RunningProcess;
}

/**
 * What a request costs while more and more rows lie in the tables of usage: CPU of the server and of its connections in the
 * database, which says more on a busy machine than time does. The sizes take short turns, so that all see the same machine.
 */
export async function measureRows(isQuick: boolean): Promise<Section> {
  const sizes = isQuick ? [1000, 20_000] : [10_000, 100_000, 1_000_000, 10_000_000];
  const turns = isQuick ? 6 : 40;
  const { testUrl } = await startDatabase();
  const admin = openDatabase({ url: testUrl, schema: 'public', poolSize: 1, onIdleError: complain });
  const all: Sized[] = [];
  try {
    for (const rows of sizes) all.push(await prepare(testUrl, rows));
    const costs: number[][] = [];
    const progress = progressOf('requests on tables of every size', turns);
    for (let turn = 0; turn < turns; turn += 1) {
      const ofTurn: number[] = [];
      for (const sized of all) ofTurn.push(await costOf(admin, sized, turn));
      // The first turns compile the servers, plan the statements and fill the caches.
      if (turn >= 3) costs.push(ofTurn);
      progress.advance();
    }
    progress.end();
    const { title, figures } = sectionOf(all, costs, isQuick);
    return { title, figures: [...figures, ...(await sizesOf(all.at(-1)))], notes: [NOTE] };
  } finally {
    for (const { server, data, name } of all) {
      await server.stop();
      await data.database.close();
      await runPsql(testUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    }
    await admin.close();
  }
}

const NOTE =
  'A request here is a lease, its return, the start of a session or its end, in equal parts, one server process, warm connections. What keeps it flat: the rows of a day lie in a piece of their own, and a statement looks only into the pieces that can hold what it asks for.';

function complain(cause: Error): void {
  process.stderr.write(`${cause.name}: ${cause.message}\n`);
}

async function prepare(testUrl: string, rows: number): Promise<Sized> {
  const name = `vayl_measure_${rows}_${randomBytes(3).toString('hex')}`;
  await runPsql(testUrl, `CREATE DATABASE ${name}`);
  const url = testUrl.replace(/\/[^/]+$/, `/${name}`);
  const data = await prepareLeaseData(url, PEOPLE);
  await fill(url, data, rows);
  const server = await startServerOn(url, data.schema, { TRUSTED_PROXIES: '127.0.0.1', DATABASE_POOL_SIZE: '4' });
  return { rows, name, data, server };
}

/** Five weeks of leases and sessions, each day in its piece, as if everybody had used the app every day. */
async function fill(url: string, { schema }: LeaseData, rows: number): Promise<void> {
  const run = (sql: string) => runPsql(url, sql, schema);
  await run(`DROP TABLE usage_sessions_earlier, minutes_leases_earlier;
    SELECT make_pieces(current_date - ${DAYS - 1}, current_date + 14)`);
  const perDay = Math.ceil(rows / 2 / DAYS);
  const people = Math.max(1, Math.ceil((2 * perDay) / ROWS_A_DAY));
  const progress = progressOf(`filling in ${rows} rows`, DAYS);
  for (let day = 0; day < DAYS; day += 1) {
    const numbers = `generate_series(0, ${perDay - 1}) AS n`;
    const moment = `date_trunc('day', now()) - interval '${day} days' + interval '1 second' * (n % 3600)`;
    await run(
      `INSERT INTO minutes_leases (user_id, lease_id, kind, granted_seconds, used_seconds, resets_at, taken_at)
       SELECT md5('person ' || n % ${people})::uuid, gen_random_uuid(), 'lease', 300, 300, ${moment}, ${moment} FROM ${numbers};
       INSERT INTO usage_sessions (user_id, started_at, session_id, local_day, ended_at, used_seconds)
       SELECT md5('person ' || n % ${people})::uuid, ${moment}, gen_random_uuid(), current_date - ${day}, ${moment}, 300
       FROM ${numbers}`,
    );
    progress.advance();
  }
  progress.end();
  // What the database would do in the background sooner or later is done before anything is measured.
  await run('VACUUM ANALYZE');
}

const REQUESTS = 600;

/** A lease and its return, a session and its end: all that touches the tables which grow. */
function stepsOf(turn: number): Step[] {
  return Array.from({ length: REQUESTS / 4 }, (_, place): Step[] => {
    const own = { person: (turn * REQUESTS + place) % PEOPLE, number: turn, seconds: 1, atMs: place * 8 };
    return [
      { ...own, kind: 'lease' },
      { ...own, kind: 'usage-start' },
      { ...own, kind: 'return', seconds: 0, atMs: own.atMs + 4 },
      { ...own, kind: 'usage-end', atMs: own.atMs + 4 },
    ];
  }).flat();
}

const Pid = z.object({ pid: z.number() });

/** CPU milliseconds of a request. */
async function costOf(admin: Database, { server, name, rows }: Sized, turn: number): Promise<number> {
  const backends = async () => {
    const pids = await admin.rows(Pid, 'SELECT pid FROM pg_stat_activity WHERE datname = $1', [name]);
    return new Map(pids.map(({ pid }) => [pid, cpuSecondsOf(pid)]));
  };
  const [serverBefore, before] = [server.cpuSeconds(), await backends()];
  const played = await playSteps(
    stepsOf(turn).sort((one, other) => one.atMs - other.atMs),
    { origins: [server.url], publicUrl: 'http://127.0.0.1:8787', webhookSecret: '', seed: rows + turn },
  );
  if (played.failures.length > 0) throw new Error(`a request failed: ${played.failures[0]?.reason}`);
  const after = await backends();
  const databaseSeconds = [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);
  return ((server.cpuSeconds() - serverBefore + databaseSeconds) * 1000) / played.latencies.length;
}

function sectionOf(all: readonly Sized[], costs: readonly (readonly number[])[], isQuick: boolean): Section {
  const costAt = (place: number) => median(costs.map((turn) => turn[place] ?? Number.NaN));
  const last = all.length - 1;
  const growth = costAt(last) / costAt(0);
  const [least, most] = [all[0]?.rows ?? 0, all[last]?.rows ?? 0];
  return {
    title: 'What a request costs as usage grows',
    figures: [
      ...all.map(({ rows }, place) => ({
        name: `${rows.toLocaleString('en-GB')} rows of usage in 35 days`,
        measured: `${costAt(place).toFixed(3)} ms CPU a request`,
      })),
      {
        name: `growth from ${least.toLocaleString('en-GB')} to ${most.toLocaleString('en-GB')} rows, of medians`,
        measured: growth.toFixed(2),
        ...(isQuick ? {} : { bar: `at most ${MOST_GROWTH}`, isReached: growth <= MOST_GROWTH }),
      },
    ],
  };
}

const Size = z.object({ bytes: z.coerce.number() });

/** Of the fullest database, since a piece with a few rows has more index than rows. */
async function sizesOf(sized: Sized | undefined): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const table of ['minutes_leases', 'usage_sessions']) {
    const row = await sized?.data.database.row(
      Size,
      `SELECT sum(pg_total_relation_size(piece::regclass)) / (SELECT count(*) FROM ${table}) AS bytes FROM pieces_of('${table}')`,
    );
    figures.push({ name: `a row of ${table}, with its index`, measured: `${row?.bytes.toFixed(0)} bytes` });
  }
  return figures;
}
