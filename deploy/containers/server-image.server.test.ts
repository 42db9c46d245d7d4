import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { projectFiles, ROOT, readProjectFile } from '../../tools/repository/files.ts';
import { readDockerfile, stagesOf } from './dockerfile.ts';

// There is no container here. What its Dockerfile says is done in an empty folder instead: the same files, the same
// installation without what only tests need, and the same command.
const SCHEMA = `test_image_${process.pid}`;
const Words = z.array(z.string());
const [install = [], run = []] = stagesOf(readDockerfile(readProjectFile('deploy/containers/server.Dockerfile')));
const root = mkdtempSync(join(tmpdir(), 'vayl-image-'));
const workFolder = join(root, (wordsOf('WORKDIR')[0] ?? '').replace('/vayl', '.'));
let child: ChildProcess | undefined;

afterAll(async () => {
  child?.kill('SIGKILL');
  execFileSync(
    'psql',
    [
      '--quiet',
      '--command',
      `DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE; DROP SCHEMA IF EXISTS ${SCHEMA}_jobs CASCADE`,
      process.env['DATABASE_URL'] ?? '',
    ],
    { env: { ...process.env, PGOPTIONS: '-c client_min_messages=error' } },
  );
  rmSync(root, { recursive: true });
});

function wordsOf(instruction: string): readonly string[] {
  const what = run.find(({ does }) => does === instruction)?.what ?? '';
  return what.startsWith('[') ? Words.parse(JSON.parse(what)) : what.split(' ');
}

beforeAll(() => {
  const sources = install.filter(({ does }) => does === 'COPY').flatMap(({ what }) => what.split(' ').slice(0, -1));
  const files = projectFiles().filter((path) =>
    sources.some((source) => path === source || path.startsWith(`${source}/`)),
  );
  for (const path of files) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    cpSync(join(ROOT, path), join(root, path));
  }
  const command = install.findLast(({ does }) => does === 'RUN')?.what ?? '';
  // What was fetched for this checkout is all that it needs.
  execFileSync('sh', ['-c', `${command} --offline`], { cwd: root, stdio: 'pipe' });
});

describe('the server’s image', () => {
  it('starts, says that it is ready, and stops when it is told to', async () => {
    const [program = '', ...args] = [...wordsOf('ENTRYPOINT'), ...wordsOf('CMD')];
    child = spawn(program, args, {
      cwd: workFolder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        DATABASE_URL: process.env['DATABASE_URL'],
        DATABASE_SCHEMA: SCHEMA,
        AUTH_SECRET: 'a secret of the tests that is long enough',
        HOST: '127.0.0.1',
        PORT: '0',
        INTERNAL_PORT: '0',
      },
    });
    const ended = once(child, 'exit');
    const internalUrl = await internalUrlOf(child);
    expect((await fetch(`${internalUrl}/ready`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('holds nothing that only tests need', () => {
    const held = execFileSync('ls', ['node_modules/.pnpm'], { cwd: root, encoding: 'utf8' });
    expect(held).toContain('better-auth@');
    expect(held).not.toMatch(/^(vitest|playwright|oauth2-mock-server|smtp-server|typescript)@/m);
  });
});

async function internalUrlOf({ stdout }: ChildProcess): Promise<string> {
  let text = '';
  // The server goes on writing: its end of the pipe stays open.
  for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    text += String(chunk);
    const [, url] = /"internalUrl":"([^"]+)"/.exec(text) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error(`the server ended: ${text}`);
}
