import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectFiles, ROOT, readProjectFile } from '../repository/files.ts';

const Step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).default({}),
  with: z.record(z.string(), z.unknown()).default({}),
});
const Workflow = z.object({
  on: z.strictObject({ push: z.strictObject({ tags: z.array(z.string()) }) }),
  permissions: z.record(z.string(), z.string()),
  env: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      'runs-on': z.string(),
      environment: z.string(),
      permissions: z.record(z.string(), z.string()),
      steps: z.array(Step),
    }),
  ),
});

const FILES = projectFiles().filter((path) => path.startsWith('.github/workflows/'));
const workflow = Workflow.parse(parse(readProjectFile('.github/workflows/release.yml')));
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
const scripts = steps.flatMap(({ run }) => run ?? []).join('\n');

describe('the release workflow', () => {
  it('runs for a tag with a version, and for nothing else', () => {
    expect(workflow.on.push.tags).toEqual(['v*.*.*']);
  });

  it('may write only where the release is left, and reads elsewhere', () => {
    expect(workflow.permissions).toEqual({});
    const { mac, windows, publish } = workflow.jobs;
    expect([mac?.permissions, windows?.permissions, publish?.permissions]).toEqual([
      { contents: 'read' },
      { contents: 'read' },
      { contents: 'write' },
    ]);
    const kept = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(kept.map((step) => step.with['persist-credentials'])).toEqual([false, false, false]);
  });

  it('threat 20: names foreign actions by the commit that was looked at', () => {
    const lines = FILES.flatMap((path) => readProjectFile(path).match(/uses: .*/g) ?? []);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !/^uses: actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('builds where an installer can be built, and for no other system', () => {
    const systems = Object.entries(workflow.jobs).map(([name, job]) => [name, job['runs-on'].split('-')[0]]);
    expect(systems).toEqual([
      ['mac', 'macos'],
      ['windows', 'windows'],
      ['publish', 'ubuntu'],
    ]);
    expect(scripts.match(/--bundles \S+/g)).toEqual(['--bundles app,dmg', '--bundles nsis']);
  });

  it('tells both builds where the site is and what the server signs with', () => {
    const builds = steps.filter(({ run }) => run?.includes('--bundles') === true);
    const told = builds.map(({ env }) => `${env['VAYL_ORIGIN']} ${env['VITE_ENTITLEMENT_KEY']}`);
    expect(told).toHaveLength(2);
    for (const settings of told) expect(settings).toMatch(/vars\.VAYL_ORIGIN .*vars\.VAYL_ENTITLEMENT_KEY/);
  });

  it('tells both builds by which numbers they are known to those who keep calendars', () => {
    const builds = steps.filter(({ run }) => run?.includes('--bundles') === true);
    for (const name of ['VAYL_GOOGLE_CLIENT_ID', 'VAYL_GOOGLE_CLIENT_SECRET', 'VAYL_MICROSOFT_CLIENT_ID']) {
      expect(builds.map(({ env }) => env[name])).toEqual(Array(2).fill(`\${{ vars.${name} }}`));
    }
  });

  it('gets to its secrets through the environment that somebody approves', () => {
    expect(Object.values(workflow.jobs).map(({ environment }) => environment)).toEqual([
      'release',
      'release',
      'release',
    ]);
    expect(scripts).not.toContain('${{');
    const signing = steps.filter(({ env }) => 'TAURI_SIGNING_PRIVATE_KEY' in env);
    expect(signing.map(({ run }) => run?.includes('tools/desktop/tauri build'))).toEqual([true, true]);
  });

  it('calls what is there', () => {
    const called = scripts.match(/\btools\/[\w/.-]+/g) ?? [];
    expect(new Set(called)).toEqual(new Set(['tools/release/main.ts', 'tools/desktop/tauri']));
    expect(called.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('compiles with the Rust that the shell asks for, and installs what the lock file says', () => {
    const [, asked = ''] =
      /^rust-version = "([^"]+)"$/m.exec(readProjectFile('apps/desktop/src-tauri/Cargo.toml')) ?? [];
    expect(workflow.env['RUST_VERSION']).toBe(`${asked}.0`);
    expect(scripts.match(/pnpm install.*/g)).toEqual(Array.from({ length: 3 }, () => 'pnpm install --frozen-lockfile'));
    expect(scripts.match(/tauri build.*/g)?.filter((line) => !line.endsWith('-- --locked'))).toEqual([]);
  });
});
