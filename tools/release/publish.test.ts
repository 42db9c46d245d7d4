import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { publish } from './publish.ts';
import { makeSigner } from './test-signer.ts';

const signer = makeSigner();
const VERSION = '1.2.0';
let from: string;
let to: string;

const write = (name: string, content: Buffer | string = randomBytes(1000)) => writeFileSync(join(from, name), content);
const publishIt = () =>
  publish({ from, to, version: VERSION, releasedAt: '2026-11-16T00:00:00Z', publicKey: signer.publicKey });

beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), 'vayl-built-'));
  to = join(mkdtempSync(join(tmpdir(), 'vayl-published-')), 'release');
  write('Vayl_1.2.0_universal.dmg');
  write('Vayl.app.tar.gz');
  write('Vayl_1.2.0_x64-setup.exe');
  signer.sign(join(from, 'Vayl.app.tar.gz'), VERSION);
  signer.sign(join(from, 'Vayl_1.2.0_x64-setup.exe'), VERSION);
});

describe('publishing what was built', () => {
  it('[RD-46] gives each file its public name and the manifest its bytes and checksums', () => {
    expect(publishIt()).toEqual({
      ok: true,
      value: ['Vayl-1.2.0.dmg', 'Vayl-1.2.0.app.tar.gz', 'Vayl-1.2.0.exe', 'releases.json'],
    });
    const manifest: unknown = JSON.parse(readFileSync(join(to, 'releases.json'), 'utf8'));
    const file = (name: string) => {
      const content = readFileSync(join(to, name));
      const sha256 = createHash('sha256').update(content).digest('hex');
      return { fileName: name, path: name, bytes: 1000, sha256 };
    };
    const common = { version: VERSION, releasedAt: '2026-11-16T00:00:00Z' };
    const signature = (name: string) => readFileSync(join(from, name), 'utf8');
    expect(manifest).toEqual({
      mac: {
        ...common,
        ...file('Vayl-1.2.0.dmg'),
        update: { ...file('Vayl-1.2.0.app.tar.gz'), signature: signature('Vayl.app.tar.gz.sig') },
      },
      windows: {
        ...common,
        ...file('Vayl-1.2.0.exe'),
        update: { ...file('Vayl-1.2.0.exe'), signature: signature('Vayl_1.2.0_x64-setup.exe.sig') },
      },
    });
  });

  it.each(['Vayl_1.2.0_amd64.deb', 'Vayl-1.2.0-1.x86_64.rpm', 'Vayl_1.2.0_amd64.AppImage'])(
    '[RD-62] is refused with %s: for Linux there is no release',
    (name) => {
      write(name);
      expect(publishIt()).toEqual({ ok: false, error: `${name} is for Linux, for which there is no release` });
    },
  );

  it.each([
    ['a file that nobody knows', () => write('notes.txt'), 'notes.txt is none of the files of a release'],
    ['two installers', () => write('Vayl_1.2.0_aarch64.dmg'), 'there are two files for the mac installer'],
    [
      'an installer of another version',
      () => write('Vayl_1.1.9_universal.dmg'),
      'Vayl_1.1.9_universal.dmg is not of version 1.2.0',
    ],
    ['no signature', () => rmSync(join(from, 'Vayl.app.tar.gz.sig')), 'files of the mac release are missing'],
    [
      'a changed update',
      () => write('Vayl.app.tar.gz'),
      'Vayl.app.tar.gz.sig: the file is not the one that was signed',
    ],
    [
      'an update that was signed for another version',
      () => signer.sign(join(from, 'Vayl.app.tar.gz'), '1.1.0'),
      'Vayl.app.tar.gz.sig is for version 1.1.0',
    ],
    [
      'an update that was signed with another key',
      () => makeSigner().sign(join(from, 'Vayl_1.2.0_x64-setup.exe'), VERSION),
      'Vayl_1.2.0_x64-setup.exe.sig: it was signed with another key',
    ],
  ])('is refused with %s, and leaves nothing', (_, change, error) => {
    change();
    expect(publishIt()).toEqual({ ok: false, error });
    expect(existsSync(to) ? readdirSync(to) : []).toEqual([]);
  });
});
