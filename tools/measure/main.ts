// pnpm measure <name>           every figure of a part, against its bars; the page goes to docs/measurements
// pnpm measure <name> --quick   the short form, which needs nothing but this checkout
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectFiles, ROOT } from '../repository/files.ts';

/** A part's own measure, or that of one thing in it which is measured by itself. */
const MEASURE = /^(?:packages|apps)\/(?:([^/]+)\/measure|[^/]+\/measure\/([^/]+))\/main[.]ts$/;

const [asked, ...options] = process.argv.slice(2);
const parts = new Map(projectFiles().flatMap((path) => partOf(path)));
const path = parts.get(asked ?? '');
if (path === undefined) {
  console.error(`measure: which part? There are: ${[...parts.keys()].join(', ')}`);
  process.exit(2);
}
const run = spawnSync('node', ['--max-old-space-size=4096', join(ROOT, path), ...options], { stdio: 'inherit' });
process.exitCode = run.status ?? 1;

function partOf(file: string): [name: string, path: string][] {
  const [, part, one] = MEASURE.exec(file) ?? [];
  const name = part ?? one;
  return name === undefined ? [] : [[name, file]];
}
