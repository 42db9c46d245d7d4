import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../repository/files.ts';

const TAURI = join(ROOT, 'apps/desktop/node_modules/.bin/tauri');

export interface Signer {
  readonly publicKey: string;
  /** Writes `<file>.sig` beside a file, as the bundler does. */
  readonly sign: (file: string, version: string) => string;
}

/** A pair of keys for one test, made and used by the bundler's own tool. */
export function makeSigner(): Signer {
  const keyFile = join(mkdtempSync(join(tmpdir(), 'vayl-key-')), 'key');
  const run = (...args: string[]) => execFileSync(TAURI, ['signer', ...args], { stdio: 'pipe' });
  run('generate', '--ci', '--password', '', '--write-keys', keyFile);
  return {
    publicKey: readFileSync(`${keyFile}.pub`, 'utf8'),
    sign: (file, version) => {
      run('sign', '--private-key-path', keyFile, '--password', '', '--app-version', version, file);
      return readFileSync(`${file}.sig`, 'utf8');
    },
  };
}
