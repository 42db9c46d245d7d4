// pnpm measure <name>           every figure of a part, against its bars; the page goes to docs/measurements
// pnpm measure <name> --quick   the short form, which needs nothing but this checkout
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles, ROOT } from '../repository/files.ts';

const MEASURE = /^(?:packages|apps)\/([^/]+)\/measure\/main[.]ts$/;

const [name, ...options] = process.argv.slice(2);
const known = projectFiles().flatMap((path) => MEASURE.exec(path)?.[1] ?? []);
const path = projectFiles().find((file) => MEASURE.exec(file)?.[1] === name);
if (path === undefined || !existsSync(join(ROOT, path))) {
  console.error(`measure: which part? There are ${known.join(', ')}`);
  process.exit(2);
}
const run = spawnSync('node', ['--max-old-space-size=4096', join(ROOT, path), ...options], { stdio: 'inherit' });
process.exitCode = run.status ?? 1;
