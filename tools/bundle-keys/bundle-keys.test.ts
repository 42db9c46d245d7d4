import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keysIn } from './key-shapes.ts';

// Put together here, so that no search finds a key in this very file.
const LETTERS = 'aB3dE6gH1jK4mN7pQ0sT9vW2yZ5cF8hL';
const key = (...parts: string[]) => parts.join('');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vayl-bundle-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function look(environment: Readonly<Record<string, string>> = {}) {
  const run = spawnSync('node', [join(import.meta.dirname, 'main.ts'), folder], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { status: run.status, said: run.stdout + run.stderr };
}

describe('a build', () => {
  it('without keys passes, and says how much was looked at', () => {
    build({ 'index.html': '<p>Hello</p>', 'assets/app.js': 'const siteKey = "the-public-site-key";' });
    expect(look()).toEqual({ status: 0, said: 'bundle-keys: 2 files, 0 keys\n' });
  });

  it('with a planted key fails and names the file, but does not tell the key', () => {
    const planted = key('sk-', 'proj-', LETTERS, LETTERS);
    build({ 'assets/deep/app-1234.js': `fetch(u,{headers:{authorization:"Bearer ${planted}"}})` });
    const { status, said } = look();
    expect(status).toBe(1);
    expect(said).toContain('app-1234.js');
    expect(said).not.toContain(planted.slice(0, 12));
  });

  it('with the value of a secret of this machine fails, whatever it looks like', () => {
    build({ 'app.js': 'const x="plain words without a shape";' });
    expect(look({ AI_API_KEY: 'plain words without a shape' }).status).toBe(1);
    expect(look({ AI_API_KEY: 'other words' }).status).toBe(0);
  });

  it('that is not there is no pass', () => {
    expect(look().status).toBe(2);
  });
});

describe('what counts as a key', () => {
  it.each([
    ['OpenAI', key('sk-', 'proj-', LETTERS)],
    ['OpenAI, the old way', key('sk-', LETTERS)],
    ['Anthropic', key('sk-', 'ant-', 'api03-', LETTERS)],
    ['DeepSeek', key('sk-', '0123456789abcdef', '0123456789abcdef')],
    ['Google', key('AI', 'za', LETTERS, 'abc')],
    ['Groq', key('gsk', '_', LETTERS, LETTERS)],
    ['Hugging Face', key('hf', '_', LETTERS)],
    ['Amazon', key('AK', 'IA', 'ABCDEFGH23456789')],
    ['Stripe', key('sk', '_live_', LETTERS)],
    ['a private key', key('-----BEGIN ', 'PRIVATE KEY-----')],
    ["a provider's address", key('https://api.', 'openai.com/v1')],
  ])('%s', (_, text) => {
    expect(keysIn(`a="${text}"`)).not.toEqual([]);
  });

  it.each([
    'sk-latin-ext-wght-normal.woff2',
    'mask-image-very-long-name-1A2B3C4D',
    'task-1A2B3C4D5E6F7G8H9I0J1K2L',
    '.sk-spinner{color:red}',
    'whsec_',
    'the-public-site-key',
  ])('not %s', (text) => {
    expect(keysIn(text)).toEqual([]);
  });
});
