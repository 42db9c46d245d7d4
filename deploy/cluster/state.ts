import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../tools/repository/files.ts';
import { ClusterPlan } from './plan.ts';
import { ProcessMark } from './processes/proc.ts';

const ClusterState = z.object({
  plan: ClusterPlan,
  processes: z.record(z.string(), ProcessMark),
  /** File systems that were mounted for it. */
  mounts: z.array(z.string()),
});
/** What has to be known to find a cluster again, and to leave nothing of it. */
export type ClusterState = z.infer<typeof ClusterState>;

const pathIn = (folder: string): string => join(folder, 'cluster.json');

/** The folder of this checkout's cluster, beside other temporary ones: the database's own user must be able to walk there. */
export function ownFolder(): string {
  const checkout = createHash('sha256').update(ROOT).digest('hex').slice(0, 12);
  return join(tmpdir(), `vayl-cluster-${checkout}`);
}

export function readState(folder: string): ClusterState | undefined {
  const path = pathIn(folder);
  return existsSync(path) ? ClusterState.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}

/** It holds passwords, and is there whole or not at all. */
export function writeState(state: ClusterState): void {
  const path = pathIn(state.plan.folder);
  writeFileSync(`${path}.new`, JSON.stringify(state, null, 2), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
