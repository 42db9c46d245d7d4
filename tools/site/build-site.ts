import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectFiles, ROOT } from '../repository/files.ts';
import { isBuiltWithSiteKey, SITE_KEY } from './site-key.ts';

const CACHE = join(ROOT, '.cache/site');
const STAMP = join(CACHE, 'built-from');
const LOCK = join(CACHE, 'lock');
const INGREDIENTS = /^(?:apps\/web|packages\/[^/]+)\/|^pnpm-lock[.]yaml$/;

/**
 * Builds the site, unless it is the one of these files already, and lets it be read before anybody builds again: two
 * runs at once take turns.
 */
export async function withBuiltSite<Value>(read: () => Promise<Value>): Promise<Value> {
  mkdirSync(CACHE, { recursive: true });
  await takeTurn();
  try {
    buildIfChanged();
    return await read();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function buildIfChanged(): void {
  const wanted = fingerprint();
  const isBuilt = existsSync(join(ROOT, 'apps/web/dist/client/index.html'));
  const isStamped = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted;
  // Somebody may have built it by hand since, without the key that articles need.
  if (isBuilt && isStamped && isBuiltWithSiteKey()) return;
  rmSync(STAMP, { force: true });
  // A run of tests calls itself a test, and React would then bring everything that helps while one develops.
  const env = { ...process.env, NODE_ENV: 'production', VITE_ARTICLE_SITE_KEY: SITE_KEY };
  const run = spawnSync('pnpm', ['--filter', '@vayl/web', 'build'], { cwd: ROOT, encoding: 'utf8', env });
  if (run.status !== 0) throw new Error(`the site does not build:\n${run.stdout}${run.stderr}`);
  writeFileSync(STAMP, wanted);
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of projectFiles().filter((file) => INGREDIENTS.test(file))) {
    const { mtimeMs, size } = statSync(join(ROOT, path));
    hash.update(`${path} ${mtimeMs} ${size}\n`);
  }
  const settings = Object.keys(process.env).filter((name) => name.startsWith('VITE_'));
  for (const name of settings.toSorted()) hash.update(`${name}=${process.env[name]}\n`);
  return hash.digest('hex');
}

/** The lock holds the number of whoever builds; one whose holder is gone holds nobody up. */
async function takeTurn(): Promise<void> {
  while (true) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      return;
    } catch {
      if (!isHeld()) rmSync(LOCK, { recursive: true, force: true });
      await wait(200);
    }
  }
}

function isHeld(): boolean {
  try {
    return process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
  } catch {
    return false;
  }
}
