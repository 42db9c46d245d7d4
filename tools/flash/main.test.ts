import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeClip } from './test-clips.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
let folder = '';
let film = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vayl-flash-main-'));
  film = join(folder, 'film.mkv');
  writeClip(film, { first: [255, 255, 255], second: [0, 0, 0], hz: 10, seconds: 0.5 });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function runProcess(args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8', env });
  return { status, stdout, stderr };
}

describe('the process', { timeout: 60_000 }, () => {
  it('ends with 0 for a pass, 1 for a failure, 2 for wrong use', () => {
    const small = runProcess([film]);
    const large = runProcess([film, '--shown-width', '1024']);
    expect(small).toMatchObject({ status: 0, stderr: '' });
    expect(large).toMatchObject({ status: 1, stderr: '' });
    expect([small.stdout.slice(0, 4), large.stdout.slice(0, 4)]).toEqual(['PASS', 'FAIL']);
    const wrong = runProcess(['a film', 'and another']);
    expect(wrong).toMatchObject({ status: 2, stdout: '' });
    expect(wrong.stderr).toMatch(/^flash: one film at a time; use: pnpm flash [^\n]+\n$/);
  });

  it('says what to do where ffmpeg or ffprobe is missing', () => {
    const programs = join(folder, 'programs');
    mkdirSync(programs);
    const withNeither = runProcess([film], { PATH: programs });
    symlinkSync(programPath('ffprobe'), join(programs, 'ffprobe'));
    const withFfprobe = runProcess([film], { PATH: programs });
    const refusal = { status: 2, stdout: '', stderr: 'flash: ffmpeg is missing; run tools/bootstrap\n' };
    expect([withNeither, withFfprobe]).toEqual([refusal, refusal]);
  });
});

function programPath(name: string): string {
  const folders = process.env['PATH']?.split(delimiter) ?? [];
  const found = folders.map((path) => join(path, name)).find((path) => spawnSync(path, ['-version']).status === 0);
  if (found === undefined) throw new Error(`${name} is missing: run tools/bootstrap`);
  return found;
}
