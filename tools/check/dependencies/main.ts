// The import rules of .dependency-cruiser.cjs, and the proof that they looked at every module.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles, ROOT } from '../../repository/files.ts';
import { judgeCruise, parseCruise } from './cruise.ts';

const MODULE = /^(packages|apps|deploy|e2e|tools)\/.*[.](ts|tsx)$/;

const folders = ['packages', 'apps', 'deploy', 'e2e', 'tools'].filter((folder) => existsSync(join(ROOT, folder)));
const run = spawnSync('depcruise', [...folders, '--output-type', 'json'], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 256 * 1024 * 1024,
});
if (run.error || run.stdout === '')
  throw new Error(`dependency-cruiser gave no answer: ${run.stderr}`, { cause: run.error });

const modulesOnDisk = projectFiles().filter((path) => MODULE.test(path));
const { problems, moduleCount } = judgeCruise(parseCruise(run.stdout), modulesOnDisk);
for (const problem of problems) console.error(`dependencies: ${problem}`);
console.log(`${moduleCount} modules`);
process.exitCode = problems.length > 0 ? 1 : 0;
