import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { until } from '../../tools/waiting/until.ts';
import { openCluster } from './cluster.ts';
import { databaseProcesses, killNode, sharedMemoryId } from './node-processes.ts';
import { isAlive, type ProcessMark, signal } from './processes/proc.ts';
import { readState } from './state.ts';

const POLITE_MS = 15_000;

/** Ends a cluster and everything that it has written. What cannot be ended is said. */
export async function stopCluster(folder: string): Promise<boolean> {
  const state = readState(folder);
  if (state === undefined) return false;
  const cluster = openCluster(folder);
  const marksOf = (names: readonly string[]) => names.flatMap((name) => state.processes[name] ?? []);
  await end(marksOf(state.plan.servers.map(({ name }) => name)));
  // Its data is thrown away, so nobody has to be asked to write it down.
  const memory = state.plan.nodes.flatMap((node) => sharedMemoryId(node) ?? []);
  for (const node of state.plan.nodes) {
    if (state.processes[node.name] !== undefined) killNode(cluster, node);
    for (const mark of databaseProcesses(node)) signal(mark, 'SIGKILL');
  }
  for (const id of memory) spawnSync('ipcrm', ['-m', id]);
  await end(marksOf(['haproxy', 'etcd']));
  for (const mount of state.mounts) {
    await until(`${mount} to be let go`, () => spawnSync('umount', [mount]).status === 0, { mostMs: POLITE_MS });
  }
  rmSync(folder, { recursive: true, force: true });
  return true;
}

async function end(marks: readonly ProcessMark[]): Promise<void> {
  // One that is frozen cannot hear.
  for (const name of ['SIGCONT', 'SIGTERM'] as const) for (const mark of marks) signal(mark, name);
  try {
    await until('processes to end', () => !marks.some(isAlive), { mostMs: POLITE_MS });
  } catch {
    for (const mark of marks) signal(mark, 'SIGKILL');
    await until('processes to be gone', () => !marks.some(isAlive), { mostMs: POLITE_MS });
  }
}
