import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePorts } from '../../tools/network/free-ports.ts';
import { ROOT } from '../../tools/repository/files.ts';
import { until } from '../../tools/waiting/until.ts';
import { type Command, commandsOf } from './commands.ts';
import { isWhole, leaderOf, readMembers } from './members.ts';
import {
  APPLICATION,
  applicationUrl,
  type ClusterPlan,
  type NodePlan,
  nodeUrl,
  type PlanWish,
  planCluster,
  portsNeeded,
  type ServerPlan,
} from './plan.ts';
import { prepareFolder } from './prepare.ts';
import { launch } from './processes/launch.ts';
import { isAlive, signal } from './processes/proc.ts';
import { runSql } from './sql.ts';
import { type ClusterState, readState, writeState } from './state.ts';

export interface ClusterWish extends PlanWish {
  /** Gives each node a disk of its own of this size, which only root can do. */
  readonly diskMiB?: number;
  readonly say: (text: string) => void;
}

export interface Cluster {
  readonly plan: ClusterPlan;
  /** Starts a process that does not run. What is added to its environment holds for this time only. */
  start(name: string, extra?: Readonly<Record<string, string>>): Promise<void>;
  signal(name: string, name_: NodeJS.Signals): boolean;
  isAlive(name: string): boolean;
  pid(name: string): number;
}

const START_MS = 90_000;

/** Starts everything, in the order in which each finds what it needs. */
export async function startCluster(wish: ClusterWish): Promise<Cluster> {
  const { say } = wish;
  const plan = planCluster(wish, await freePorts(portsNeeded(wish)), () => randomBytes(18).toString('hex'));
  const mounts = prepareFolder(plan, wish.diskMiB);
  writeState({ plan, processes: {}, mounts });
  const cluster = openCluster(plan.folder);
  say('starting etcd …');
  await cluster.start('etcd');
  await until('etcd', async () => (await fetch(`http://127.0.0.1:${plan.etcd.clientPort}/health`)).ok, {
    mostMs: START_MS,
  });
  say('starting PostgreSQL under Patroni …');
  for (const { name } of plan.nodes) await cluster.start(name);
  await untilWhole(plan, { mostMs: START_MS });
  createDatabase(plan, leaderOf(await readMembers(plan)));
  say('starting HAProxy, servers and the worker …');
  await cluster.start('haproxy');
  await until('the database behind the proxy', () => runSql(applicationUrl(plan), 'SELECT 1') === '1', {
    mostMs: START_MS,
  });
  for (const server of plan.servers) await cluster.start(server.name);
  for (const server of plan.servers) await untilReady(server);
  await until(
    'the servers behind the proxy',
    async () => (await fetch(`http://127.0.0.1:${plan.webPort}/api/releases`)).ok,
    {
      mostMs: START_MS,
    },
  );
  return cluster;
}

/** A cluster that was started before, by whomever. */
export function openCluster(folder: string): Cluster {
  const state = readState(folder);
  if (state === undefined) throw new Error('no cluster runs: pnpm cluster up starts one');
  const { plan } = state;
  const commands = commandsOf(plan, { node: process.execPath, serverMain: join(ROOT, 'apps/server/src/main.ts') });
  const markOf = (name: string) => {
    const mark = state.processes[name];
    if (mark === undefined) throw new Error(`${name} was never started`);
    return mark;
  };
  return {
    plan,
    start: async (name, extra = {}) => {
      const command: Command | undefined = commands.get(name);
      if (command === undefined) throw new Error(`there is no ${name}; there are ${[...commands.keys()].join(', ')}`);
      const environment = { ...command.environment, ...extra };
      state.processes[name] = await launch(plan.folder, name, { ...command, environment });
      writeState(state);
    },
    signal: (name, signalName) => signal(markOf(name), signalName),
    isAlive: (name) => isAlive(markOf(name)),
    pid: (name) => markOf(name).pid,
  };
}

export function processesOf(folder: string): ClusterState['processes'] {
  return readState(folder)?.processes ?? {};
}

export async function untilReady({ name, internalPort }: ServerPlan, mostMs = START_MS): Promise<void> {
  await until(`${name} to be ready`, async () => (await fetch(`http://127.0.0.1:${internalPort}/ready`)).ok, {
    mostMs,
  });
}

export async function untilWhole(
  plan: ClusterPlan,
  { mostMs, isSynchronous = true }: { readonly mostMs: number; readonly isSynchronous?: boolean },
): Promise<void> {
  await until(
    'a leader and its replicas',
    async () => isWhole(await readMembers(plan), plan.nodes.length, isSynchronous),
    { mostMs, everyMs: 250 },
  );
}

export async function leader(plan: ClusterPlan): Promise<NodePlan> {
  const name = leaderOf(await readMembers(plan));
  const node = plan.nodes.find((candidate) => candidate.name === name);
  if (node === undefined) throw new Error('nobody leads the database');
  return node;
}

function createDatabase(plan: ClusterPlan, leaderName: string | undefined): void {
  const node = plan.nodes.find(({ name }) => name === leaderName);
  if (node === undefined) throw new Error('nobody leads the database');
  const url = nodeUrl(plan, node, 'postgres');
  runSql(url, `CREATE ROLE ${APPLICATION} LOGIN PASSWORD '${plan.passwords.application}'`);
  runSql(url, `CREATE DATABASE ${APPLICATION} OWNER ${APPLICATION}`);
}
