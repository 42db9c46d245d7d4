import { setTimeout as pause } from 'node:timers/promises';
import { leader, untilReady, untilWhole } from '../../../../../deploy/cluster/cluster.ts';
import { killNode } from '../../../../../deploy/cluster/node-processes.ts';
import { type ServerPlan, WORKER } from '../../../../../deploy/cluster/plan.ts';
import type { World } from '../world/world.ts';
import { type Fault, PATIENCE_MS } from './strike.ts';

/** A supervisor would start a process again about as soon. */
const RESTART_MS = 1500;
/** Longer than a leader's word counts: it must find another reason to stay. */
const WITHOUT_ETCD_MS = 18_000;

export function serverNamed({ plan }: World, name: string): ServerPlan {
  const server = plan.servers.find((candidate) => candidate.name === name);
  if (server === undefined) throw new Error(`there is no ${name}`);
  return server;
}

export const SERVER_KILLED: Fault = {
  title: 'a server process is killed',
  mayCopyMails: false,
  strike: async (world) => {
    const atMs = performance.now();
    world.cluster.signal('server1', 'SIGKILL');
    await pause(RESTART_MS);
    await world.cluster.start('server1');
    await untilReady(serverNamed(world, 'server1'));
    return { atMs };
  },
};

export const LEADER_KILLED: Fault = {
  title: 'the leader of the database is killed, with its Patroni',
  // A mail that is out while its commit dies with the leader goes again.
  mayCopyMails: true,
  strike: async ({ cluster, plan }) => {
    const old = await leader(plan);
    const atMs = performance.now();
    killNode(cluster, old);
    return {
      atMs,
      mend: async () => {
        await cluster.start(old.name);
        await untilWhole(plan, { mostMs: PATIENCE_MS });
      },
    };
  },
};

export const ETCD_KILLED: Fault = {
  title: 'etcd is killed, and away for 18 s',
  mayCopyMails: true,
  strike: async ({ cluster, plan }) => {
    const before = await leader(plan);
    const atMs = performance.now();
    cluster.signal('etcd', 'SIGKILL');
    await pause(WITHOUT_ETCD_MS);
    await cluster.start('etcd');
    await untilWhole(plan, { mostMs: PATIENCE_MS });
    const after = await leader(plan);
    return { atMs, note: after.name === before.name ? 'the leader stayed' : 'the leader changed' };
  },
};

export const WORKER_KILLED: Fault = {
  title: 'the worker is killed between the mail server’s 250 and the commit',
  mayCopyMails: true,
  strike: async (world) => {
    const { cluster, mail } = world;
    const { promise: hasDied, resolve } = Promise.withResolvers<number>();
    // The mail is taken and the worker cannot move: it gets its 250, and dies before it can do anything with it.
    mail.onNext(() => {
      cluster.signal(WORKER, 'SIGSTOP');
      setTimeout(() => {
        cluster.signal(WORKER, 'SIGKILL');
        resolve(performance.now());
      }, 200);
    });
    const atMs = await hasDied;
    await pause(RESTART_MS);
    await cluster.start(WORKER);
    await untilReady(serverNamed(world, WORKER));
    return { atMs };
  },
};
