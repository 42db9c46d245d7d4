// pnpm check              every check, in the order of cheap before dear
// pnpm check types ids    only those named
import { spawnSync } from 'node:child_process';
import { ROOT } from '../repository/files.ts';

const STEPS: Readonly<Record<string, readonly [program: string, ...args: string[]]>> = {
  ids: ['node', 'tools/check/ids/main.ts'],
  sizes: ['node', 'tools/check/sizes/main.ts'],
  biome: ['biome', 'ci', '--error-on-warnings', '--colors=off', '.'],
  types: ['tsc', '-b'],
  oxlint: ['oxlint'],
  dependencies: ['node', 'tools/check/dependencies/main.ts'],
  knip: ['knip', '--treat-config-hints-as-errors'],
  'knip-production': ['knip', '--production'],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in STEPS));
if (unknown.length > 0) {
  console.error(`check: no step ${unknown.join(', ')}; there are ${Object.keys(STEPS).join(', ')}`);
  process.exit(2);
}

const failed = Object.entries(STEPS)
  .filter(([name]) => asked.length === 0 || asked.includes(name))
  .filter(([name, command]) => !passes(name, command))
  .map(([name]) => name);
if (failed.length > 0) console.error(`check: failed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

function passes(name: string, [program, ...args]: readonly [string, ...string[]]): boolean {
  const startedMs = performance.now();
  const run = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const isPassed = run.status === 0;
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(
    `${name.padEnd(16)} ${seconds.padStart(5)} s  ${isPassed ? 'ok' : 'FAILED'}  ${isPassed ? lastLine(run.stdout) : ''}`,
  );
  if (!isPassed) console.error([run.stdout, run.stderr, run.error?.message].filter(Boolean).join('\n'));
  return isPassed;
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1)?.trim() ?? '';
}
