import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import { dataFolder, type NodePlan } from './plan.ts';
import { familyOf, type ProcessMark, signal } from './processes/proc.ts';

/** What PostgreSQL notes about itself while it runs, and leaves behind when it is killed. */
function postmasterLines(node: NodePlan): readonly string[] {
  try {
    return readFileSync(join(dataFolder(node), 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    // It does not run and has said so.
    return [];
  }
}

/** PostgreSQL of a node with all its backends; nobody, if it does not run. */
export function databaseProcesses(node: NodePlan): readonly ProcessMark[] {
  const pid = Number(postmasterLines(node)[0]);
  return Number.isInteger(pid) && pid > 0 ? familyOf(pid) : [];
}

/** The small piece of shared memory that would stay on this machine after a kill. */
export function sharedMemoryId(node: NodePlan): string | undefined {
  const [, id] = /^\s*\d+\s+(\d+)\s*$/.exec(postmasterLines(node)[6] ?? '') ?? [];
  return id;
}

/** As if the machine were unplugged: Patroni first, or it would start the database again. */
export function killNode(cluster: Cluster, node: NodePlan): void {
  const database = databaseProcesses(node);
  cluster.signal(node.name, 'SIGKILL');
  for (const mark of database) signal(mark, 'SIGKILL');
}

/** As if the machine were paused: everything of the node, or nothing. */
export function freezeNode(cluster: Cluster, node: NodePlan): void {
  cluster.signal(node.name, 'SIGSTOP');
  for (const mark of databaseProcesses(node)) signal(mark, 'SIGSTOP');
}

export function thawNode(cluster: Cluster, node: NodePlan): void {
  for (const mark of databaseProcesses(node)) signal(mark, 'SIGCONT');
  cluster.signal(node.name, 'SIGCONT');
}
