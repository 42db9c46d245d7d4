import { startDatabase } from '../../../../tools/database/cluster.ts';
import { planLeases } from '../../../../tools/load/plan-leases.ts';
import { type PlayedDay, playSteps } from '../../../../tools/load/play.ts';
import type { Figure, Section } from '../../../../tools/measure/measurement.ts';
import { median } from '../../../../tools/measure/median.ts';
import { progressOf } from '../../../../tools/measure/progress.ts';
import { runLoad } from '../http-load.ts';
import { type LeaseData, prepareLeaseData } from '../lease-data.ts';
import { leaseRequests } from '../lease-requests.ts';
import { runPgbench } from '../pgbench.ts';
import { type RunningProcess, startServerOn } from '../processes.ts';
import { quantile } from '../quantile.ts';
import { databaseCost } from './database-cost.ts';

const LEAST_RATIO = 0.5;
/** Enough that a server always has leases to fold: each of these callers waits for its answer before it asks again. */
const CONNECTIONS_EACH = 64;
const SHARES = [0.5, 0.9];

/** Leases through two server processes, against PostgreSQL asked by its own load generator on the same cores, in turns. */
export async function measureTwoServers(isQuick: boolean): Promise<Section> {
  const [rounds, seconds, people] = isQuick ? [1, 3, 2000] : [5, 8, 20_000];
  const { testUrl: url } = await startDatabase();
  const data = await prepareLeaseData(url, people);
  const servers: RunningProcess[] = [];
  try {
    for (let place = 0; place < 2; place += 1) servers.push(await startServerOn(url, data.schema));
    const turns = await playRounds(url, data, servers, { rounds, seconds });
    const limit = median(turns.map(({ http }) => http));
    const rushes = [];
    for (const share of SHARES) {
      const played = await playSteps(planLeases({ people, perSecond: limit * share, seconds: seconds * 2, seed: 1 }), {
        origins: servers.map((server) => server.url),
        publicUrl: 'http://127.0.0.1:8787',
        webhookSecret: '',
        seed: Math.round(share * 100),
      });
      rushes.push({ share, perSecond: limit * share, played });
    }
    return {
      title: 'A lease, through two servers and bare',
      figures: [
        ...figuresOf(turns, data.durability, isQuick),
        await databaseCost(url, data, isQuick ? 200 : 2000),
        ...rushes.map(rushFigure),
        failed(turns, rushes),
      ],
      notes: [
        'What limits it: pgbench, PostgreSQL, two servers and the generator share the same cores, so whatever the servers and the generator use is taken from the database. The servers fold the leases that wait into one statement and one commit; pgbench commits each of its own. Times are counted from when a lease was to be sent.',
      ],
    };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await data.drop();
  }
}

interface Turn {
  readonly bare: number;
  readonly http: number;
  readonly cpuMs: number;
  readonly refused: number;
}

async function playRounds(
  url: string,
  data: LeaseData,
  servers: readonly RunningProcess[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Turn[]> {
  const next = servers.map((server) => leaseRequests(new URL(server.url).host, data.people));
  const load = (durationMs: number) =>
    Promise.all(
      servers.map((server, place) =>
        runLoad({
          url: server.url,
          connections: CONNECTIONS_EACH,
          durationMs,
          nextRequest: () => next[place]?.() ?? '',
        }),
      ),
    );
  const cpuSeconds = () => servers.reduce((sum, server) => sum + server.cpuSeconds(), 0);
  const progress = progressOf('leases through two servers', rounds);
  // The first seconds compile the servers and fill the caches of both sides.
  await load(seconds * 500);
  await runPgbench(url, data, 1);
  const turns: Turn[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const bare = await runPgbench(url, data, seconds);
    const before = cpuSeconds();
    const results = await load(seconds * 1000);
    const http = results.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0);
    const cpuMs = ((cpuSeconds() - before) * 1000) / (http * seconds);
    turns.push({ bare, http, cpuMs, refused: results.reduce((sum, { refused }) => sum + refused, 0) });
    progress.advance();
  }
  progress.end();
  return turns;
}

function figuresOf(turns: readonly Turn[], durability: string, isQuick: boolean): Figure[] {
  const ratios = turns.map(({ bare, http }) => http / bare);
  const ratio = median(ratios);
  return [
    { name: 'durability on both sides', measured: durability },
    {
      name: 'pgbench, 16 clients, one lease a statement',
      measured: `${median(turns.map(({ bare }) => bare)).toFixed(0)} a second`,
    },
    {
      name: `HTTP, two server processes, ${CONNECTIONS_EACH} connections each`,
      measured: `${median(turns.map(({ http }) => http)).toFixed(0)} a second`,
    },
    {
      name: 'ratio, median of rounds',
      measured: `${ratio.toFixed(2)} (${ratios.map((one) => one.toFixed(2)).join(', ')})`,
      // A short run on a busy machine says nothing about speed, so it is only printed.
      ...(isQuick ? {} : { bar: `at least ${LEAST_RATIO}`, isReached: ratio >= LEAST_RATIO }),
    },
    {
      name: 'CPU of the servers for a lease',
      measured: `${median(turns.map(({ cpuMs }) => cpuMs)).toFixed(3)} ms`,
    },
  ];
}

interface Rush {
  readonly share: number;
  readonly perSecond: number;
  readonly played: PlayedDay;
}

function rushFigure({ share, perSecond, played }: Rush): Figure {
  const tookMs = played.latencies.map((latency) => latency.tookMs);
  return {
    name: `at ${share * 100} % of that: ${perSecond.toFixed(0)} a second; half, 99 and 99.9 in 100`,
    measured: [0.5, 0.99, 0.999].map((part) => `${quantile(tookMs, part).toFixed(1)} ms`).join(', '),
  };
}

function failed(turns: readonly Turn[], rushes: readonly Rush[]): Figure {
  const count =
    turns.reduce((sum, { refused }) => sum + refused, 0) +
    rushes.reduce((sum, { played }) => sum + played.failures.length, 0);
  return { name: 'leases refused or failed', measured: String(count), bar: '0', isReached: count === 0 };
}
