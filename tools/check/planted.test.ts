import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFiles, ROOT } from '../repository/files.ts';

// The checks run as a person runs them, in a copy of this checkout with one thing wrong in it.
// A whole check of the whole tree, beside every other test.
const TIMEOUT_MS = 480_000;
const DOMAIN = 'packages/domain/src';
// Put together here, so that the check of this very file does not find it.
const UNKNOWN_ID = ['FRQ', '99'].join('-');
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'vayl-planted-'));
  for (const path of projectFiles()) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    // Some are links, to folders too.
    cpSync(join(ROOT, path), join(copy, path), { recursive: true, verbatimSymlinks: true });
  }
  const packages = projectFiles().filter((path) => path.endsWith('package.json'));
  for (const folder of packages.map((path) => join(dirname(path), 'node_modules'))) {
    if (existsSync(join(ROOT, folder))) linkModules(folder);
  }
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
}, TIMEOUT_MS);

/** What others made is linked; our own packages must lead to the copy, so their relative links are copied as they are. */
function linkModules(folder: string): void {
  mkdirSync(join(copy, folder));
  for (const name of readdirSync(join(ROOT, folder))) {
    const [from, to] = [join(ROOT, folder, name), join(copy, folder, name)];
    if (name === '@vayl') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else symlinkSync(from, to);
  }
}

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function check(...steps: string[]): { readonly isPassed: boolean; readonly output: string } {
  const run = spawnSync('node', ['tools/check/main.ts', ...steps], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env['PATH']}` },
  });
  return { isPassed: run.status === 0, output: run.stdout + run.stderr };
}

/** Writes files, or adds to them, for as long as a check takes. */
function checkWith(files: Readonly<Record<string, string>>, step: string) {
  const undo = Object.entries(files).map(([path, text]) => plant(join(copy, path), text));
  try {
    return check(step);
  } finally {
    for (const restore of undo) restore();
  }
}

function plant(file: string, text: string): () => void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${before ?? ''}${text}`);
  return () => (before === undefined ? rmSync(file) : writeFileSync(file, before));
}

describe('check', { timeout: TIMEOUT_MS }, () => {
  it('passes on the checkout as it is', () => {
    const { isPassed, output } = check('ids', 'sizes', 'types', 'oxlint', 'dependencies', 'knip');
    expect(isPassed, output).toBe(true);
  });

  it.each([
    {
      violation: 'a package that knows who runs it',
      step: 'dependencies',
      files: {
        [`${DOMAIN}/planted.ts`]:
          "import { ROOT } from '../../../tools/repository/files.ts';\nexport const planted = ROOT;\n",
      },
      says: 'packages-know-no-app',
    },
    {
      violation: "an import past a package's door",
      step: 'dependencies',
      files: {
        'tools/ci/planted.ts':
          "import { bandOf } from '../../packages/domain/src/frequency/band.ts';\nexport const planted = bandOf;\n",
      },
      says: 'one-door-per-package',
    },
    {
      violation: 'a domain that imports its sibling',
      step: 'dependencies',
      files: {
        'packages/light/src/index.ts': 'export const planted = 1;\n',
        [`${DOMAIN}/planted.ts`]: "export { planted } from '../../light/src/index.ts';\n",
      },
      says: 'domain-imports-no-sibling',
    },
    {
      violation: 'an export that nobody uses',
      step: 'knip',
      files: { [`${DOMAIN}/frequency/band.ts`]: 'export const planted = 1;\n' },
      says: 'planted',
    },
    {
      violation: 'a requirement that does not exist',
      step: 'ids',
      files: { [`${DOMAIN}/planted.test.ts`]: `it('[${UNKNOWN_ID}] is not in the catalogue', () => {});\n` },
      says: UNKNOWN_ID,
    },
    {
      violation: 'a type error',
      step: 'types',
      files: { [`${DOMAIN}/planted.ts`]: "export const plantedHz: number = 'eight';\n" },
      says: 'TS2322',
    },
    {
      violation: 'a clock in the domain',
      step: 'oxlint',
      files: { [`${DOMAIN}/planted.ts`]: 'export const plantedMs = Date.now();\n' },
      says: 'Time is an argument here',
    },
    {
      violation: 'a floating promise',
      step: 'oxlint',
      files: { 'tools/ci/planted.ts': 'const wait = async () => 1;\nwait();\n' },
      says: 'no-floating-promises',
    },
    {
      violation: 'a file of more than 250 lines without a reason',
      step: 'sizes',
      files: { [`${DOMAIN}/planted.ts`]: 'export {};\n'.repeat(251) },
      says: '251 lines',
    },
  ])('sees $violation', ({ step, files, says }) => {
    const { isPassed, output } = checkWith(files, step);
    expect(output).toContain(says);
    expect(isPassed).toBe(false);
  });

  it('refuses a step that does not exist', () => {
    const { isPassed, output } = check('spelling');
    expect(output).toContain('no step spelling');
    expect(isPassed).toBe(false);
  });
});
