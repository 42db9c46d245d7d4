import { setTimeout as pause } from 'node:timers/promises';
import { leader, untilWhole } from '../../../../../deploy/cluster/cluster.ts';
import { freezeNode, killNode, thawNode } from '../../../../../deploy/cluster/node-processes.ts';
import { nodeUrl } from '../../../../../deploy/cluster/plan.ts';
import { runSql } from '../../../../../deploy/cluster/sql.ts';
import { type Fault, PATIENCE_MS } from './strike.ts';

const FROZEN_MS = 3000;
const THAW_MS = 500;
/**
 * More log than fits into the sockets between a leader and its replicas. Without it, what the kernel holds for a replica
 * that sleeps would reach it after the leader's death, and a cluster that loses writes could pass by luck.
 */
const FILL_SOCKETS = `SET synchronous_commit = off;
  SELECT count(pg_logical_emit_message(false, 'fill', repeat('x', 1000000) || n)) FROM generate_series(1, 40) AS n`;

export const REPLICAS_FROZEN: Fault = {
  title: 'both replicas freeze, then the leader is killed',
  mayCopyMails: true,
  strike: async ({ cluster, plan }) => {
    const old = await leader(plan);
    const replicas = plan.nodes.filter(({ name }) => name !== old.name);
    for (const node of replicas) freezeNode(cluster, node);
    runSql(nodeUrl(plan, old), FILL_SOCKETS);
    await pause(FROZEN_MS);
    const atMs = performance.now();
    killNode(cluster, old);
    await pause(THAW_MS);
    for (const node of replicas) thawNode(cluster, node);
    return {
      atMs,
      mend: async () => {
        await cluster.start(old.name);
        await untilWhole(plan, { mostMs: PATIENCE_MS, isSynchronous: false });
      },
    };
  },
};
