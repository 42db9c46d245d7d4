import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { projectFiles, readProjectFile } from './files.ts';

const Versions = z.record(z.string(), z.string()).default({});
const Manifest = z.object({ dependencies: Versions, devDependencies: Versions });
const EXACT = /^(\d+\.\d+\.\d+(-[\w.]+)?|catalog:|workspace:\*)$/;

describe('threat 20: foreign code', () => {
  const manifests = projectFiles().filter((path) => /(^|\/)package[.]json$/.test(path));

  it.each(manifests)('threat 20: %s pins what it depends on exactly', (path) => {
    const { dependencies, devDependencies } = Manifest.parse(JSON.parse(readProjectFile(path)));
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !EXACT.test(version));
    expect(loose).toEqual([]);
  });

  it('threat 20: a lock file that does not fit stops the proof of a checkout', () => {
    expect(readProjectFile('.ci/run')).toMatch(/pnpm install .*--frozen-lockfile/);
  });

  it('threat 20: no dependency may run an install script', () => {
    const workspace = readProjectFile('pnpm-workspace.yaml');
    const [, allowed = ''] = /^allowBuilds:\n((?: {2}.*\n)*)/m.exec(workspace) ?? [];
    expect(
      allowed
        .trim()
        .split('\n')
        .map((line) => line.trim().replace(/.*: /, '')),
    ).toEqual(['false']);
    expect(workspace).not.toMatch(/dangerouslyAllowAllBuilds|onlyBuiltDependencies/);
  });
});
