import { startDatabase } from '../../../tools/database/cluster.ts';
import type { Figure, Section } from '../../../tools/measure/measurement.ts';
import { median } from '../../../tools/measure/median.ts';
import { runLoad } from './http-load.ts';
import { type LeaseData, prepareLeaseData } from './lease-data.ts';
import { leaseRequests } from './lease-requests.ts';
import { runPgbench } from './pgbench.ts';
import { startServerOn } from './processes.ts';

const LEAST_RATIO = 0.35;
const CONNECTIONS = 32;

/** Leases through one Node process, against PostgreSQL asked by its own load generator, in turns. */
export async function measureLease(isQuick: boolean): Promise<Section> {
  const [rounds, seconds, people] = isQuick ? [1, 3, 2000] : [5, 8, 20_000];
  const { testUrl: url } = await startDatabase();
  const data = await prepareLeaseData(url, people);
  try {
    return await measureOn(url, data, { rounds, seconds, isQuick });
  } finally {
    await data.drop();
  }
}

interface Rounds {
  readonly rounds: number;
  readonly seconds: number;
  readonly isQuick: boolean;
}

async function measureOn(url: string, data: LeaseData, { rounds, seconds, isQuick }: Rounds): Promise<Section> {
  const server = await startServerOn(url, data.schema);
  try {
    const nextRequest = leaseRequests(new URL(server.url).host, data.people);
    const load = (durationMs: number) =>
      runLoad({ url: server.url, connections: CONNECTIONS, durationMs, nextRequest });
    // The first seconds compile the server and fill the caches of both sides.
    await load(seconds * 500);
    await runPgbench(url, data, 1);

    const turns = [];
    for (let round = 0; round < rounds; round += 1) {
      const bare = await runPgbench(url, data, seconds);
      const cpuBefore = server.cpuSeconds();
      const http = await load(seconds * 1000);
      const cpuMs = ((server.cpuSeconds() - cpuBefore) * 1000) / (http.requestsPerSecond * seconds);
      turns.push({ bare, http, cpuMs, ratio: http.requestsPerSecond / bare });
    }
    return { title: 'A lease, through the server and bare', figures: figuresOf(turns, data.durability, isQuick) };
  } finally {
    await server.stop();
  }
}

interface Turn {
  readonly bare: number;
  readonly http: Awaited<ReturnType<typeof runLoad>>;
  readonly cpuMs: number;
  readonly ratio: number;
}

function figuresOf(turns: readonly Turn[], durability: string, isQuick: boolean): Figure[] {
  const ratio = median(turns.map((turn) => turn.ratio));
  const rounds = turns.map((turn) => turn.ratio.toFixed(2)).join(', ');
  // A short run on a busy machine says nothing about speed, so it is only printed.
  const bar = isQuick ? {} : { bar: `at least ${LEAST_RATIO}`, isReached: ratio >= LEAST_RATIO };
  return [
    { name: 'durability on both sides', measured: durability },
    {
      name: 'pgbench, 16 clients, one lease a statement',
      measured: `${median(turns.map(({ bare }) => bare)).toFixed(0)} a second`,
    },
    {
      name: `HTTP, ${CONNECTIONS} connections, one Node process`,
      measured: `${median(turns.map(({ http }) => http.requestsPerSecond)).toFixed(0)} a second`,
    },
    { name: 'ratio, median of rounds', measured: `${ratio.toFixed(2)} (${rounds})`, ...bar },
    {
      name: 'HTTP latency, half and 99 in 100',
      measured: `${median(turns.map(({ http }) => http.p50Ms)).toFixed(1)} ms, ${median(turns.map(({ http }) => http.p99Ms)).toFixed(1)} ms`,
    },
    { name: 'CPU of the server for a lease', measured: `${median(turns.map(({ cpuMs }) => cpuMs)).toFixed(3)} ms` },
    refusals(turns),
  ];
}

function refusals(turns: readonly Turn[]): Figure {
  const refused = turns.reduce((sum, { http }) => sum + http.refused, 0);
  return { name: 'leases refused', measured: String(refused), bar: '0', isReached: refused === 0 };
}
