import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { BINARIES, ownerIds } from '../../tools/database/owner.ts';
import { haproxyConfigPath, patroniConfigPath } from './commands.ts';
import { ARCHIVE_SCRIPT, archiveScriptPath } from './config/archive.ts';
import { haproxyConfig } from './config/haproxy.ts';
import { patroniConfig } from './config/patroni.ts';
import { archiveFolder, type ClusterPlan } from './plan.ts';
import { TIMING, timingProblem } from './timing.ts';

/** Makes the folder of a cluster with every file that its processes read. Gives what was mounted. */
export function prepareFolder(plan: ClusterPlan, diskMiB: number | undefined): string[] {
  const problem = timingProblem(TIMING);
  if (problem !== undefined) throw new Error(problem);
  rmSync(plan.folder, { recursive: true, force: true });
  const folder = (path: string) => own(() => mkdirSync(path, { mode: 0o700 }), path);
  folder(plan.folder);
  folder(archiveFolder(plan));
  const file = (path: string, text: string, mode = 0o600) => own(() => writeFileSync(path, text, { mode }), path);
  file(archiveScriptPath(plan), ARCHIVE_SCRIPT, 0o700);
  file(haproxyConfigPath(plan), haproxyConfig(plan));
  const mounts: string[] = [];
  for (const node of plan.nodes) {
    folder(node.folder);
    if (diskMiB !== undefined) {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMiB}m,mode=700`, 'tmpfs', node.folder]);
      mounts.push(node.folder);
      own(() => chmodSync(node.folder, 0o700), node.folder);
    }
    file(patroniConfigPath(plan, node.name), patroniConfig(plan, node, TIMING, BINARIES));
  }
  return mounts;
}

/** Makes something, and hands it to the database's own user. */
function own(make: () => void, path: string): void {
  make();
  const ids = ownerIds();
  if (ids !== undefined) chownSync(path, ids.uid, ids.gid);
}
