import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { commandsOf } from '../commands.ts';
import { type ClusterPlan, type PlanWish, planCluster, portsNeeded } from '../plan.ts';
import { TIMING, timingProblem } from '../timing.ts';
import { ARCHIVE_SCRIPT } from './archive.ts';
import { haproxyConfig } from './haproxy.ts';
import { patroniConfig } from './patroni.ts';

const WISH: PlanWish = { folder: '/state', nodes: 3, servers: 2, environment: { AUTH_SECRET: 'a secret' } };

function plan(): ClusterPlan {
  let passwords = 0;
  const ports = Array.from({ length: portsNeeded(WISH) }, (_, index) => 20_000 + index);
  return planCluster(WISH, ports, () => {
    passwords += 1;
    return `password${passwords}`;
  });
}

describe('the plan of a cluster', () => {
  it('gives every listener a port of its own, and one process the jobs', () => {
    const { etcd, databasePort, webPort, metricsPort, nodes, servers } = plan();
    const ports = [
      ...Object.values(etcd),
      databasePort,
      webPort,
      metricsPort,
      ...nodes.flatMap(({ port, restPort }) => [port, restPort]),
      ...servers.flatMap(({ port, internalPort }) => [port, internalPort]),
    ];
    expect(new Set(ports).size).toBe(portsNeeded(WISH));
    expect(servers.map(({ name, runsJobs }) => [name, runsJobs])).toEqual([
      ['server1', false],
      ['server2', false],
      ['worker', true],
    ]);
  });

  it('refuses too few ports instead of using one twice', () => {
    expect(() => planCluster(WISH, [1, 2, 3], () => '')).toThrow('17 ports');
  });
});

describe('the times of a change of leader', () => {
  it('are such that a leader cannot lose its word while it waits for an answer', () => {
    expect(timingProblem(TIMING)).toBeUndefined();
    expect(timingProblem({ ...TIMING, ttlSeconds: TIMING.ttlSeconds - 1 })).toMatch('lose its word');
    expect(timingProblem({ ...TIMING, retrySeconds: 2 })).toMatch('hiccup');
    expect(timingProblem({ ...TIMING, loopSeconds: 0.5 })).toMatch('loop');
  });
});

describe('Patroni of a node', () => {
  it('acknowledges nothing that a replica does not have, and never goes on alone', () => {
    const cluster = plan();
    const [first] = cluster.nodes;
    if (first === undefined) throw new Error('no node');
    const config: unknown = parse(patroniConfig(cluster, first, TIMING, '/bin'));
    expect(config).toMatchObject({
      name: 'node1',
      etcd3: { host: `127.0.0.1:${cluster.etcd.clientPort}` },
      bootstrap: {
        dcs: { ttl: 15, synchronous_mode: true, synchronous_mode_strict: true, failsafe_mode: true },
      },
      postgresql: { listen: `127.0.0.1:${first.port}`, data_dir: '/state/node1/data' },
    });
  });
});

describe('the proxy', () => {
  it('asks each node whether it leads, each server whether it is ready, and sends nobody to the worker', () => {
    const cluster = plan();
    const text = haproxyConfig(cluster);
    for (const { name, port, restPort } of cluster.nodes) {
      expect(text).toContain(`server ${name} 127.0.0.1:${port} check port ${restPort}`);
    }
    expect(text).toContain('server server2 ');
    expect(text).not.toContain('worker');
  });
});

describe('the processes of a cluster', () => {
  it('are started with the database before those who need it, and PostgreSQL as nobody else', () => {
    const commands = commandsOf(plan(), { node: 'node', serverMain: 'main.ts' });
    expect([...commands.keys()]).toEqual([
      'etcd',
      'node1',
      'node2',
      'node3',
      'haproxy',
      'server1',
      'server2',
      'worker',
    ]);
    expect(commands.get('node1')).toMatchObject({ program: 'patroni', asOwner: true });
    expect(commands.get('worker')?.environment).toMatchObject({ RUN_JOBS: 'true', AUTH_SECRET: 'a secret' });
    expect(commands.get('server1')?.environment).toMatchObject({ RUN_JOBS: 'false' });
  });
});

describe('the archive of the log', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vayl-archive-'));
    writeFileSync(join(folder, 'archive-wal'), ARCHIVE_SCRIPT, { mode: 0o700 });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const archive = (text: string) => {
    writeFileSync(join(folder, 'piece'), text);
    return spawnSync(join(folder, 'archive-wal'), [join(folder, 'piece'), join(folder, 'kept')]).status;
  };

  it('takes a piece once, takes the same again, and never puts another in its place', () => {
    expect(archive('log')).toBe(0);
    expect(archive('log')).toBe(0);
    expect(archive('another')).not.toBe(0);
    expect(readFileSync(join(folder, 'kept'), 'utf8')).toBe('log');
  });
});
