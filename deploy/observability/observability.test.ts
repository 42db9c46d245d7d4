import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generatedFiles } from './files.ts';

const FOLDER = import.meta.dirname;

function promtool(...args: readonly string[]): string {
  return execFileSync('promtool', args, { cwd: FOLDER, encoding: 'utf8', stdio: 'pipe' });
}

describe('rules and dashboards', () => {
  it.each([...generatedFiles()])('%s is what its description says (pnpm observability)', (path, text) => {
    expect(readFileSync(join(FOLDER, path), 'utf8')).toBe(text);
  });

  it('are rules that Prometheus takes', () => {
    expect(promtool('check', 'rules', '--lint=all', '--lint-fatal', 'vayl.rules.yml')).toContain('SUCCESS');
  });
});
