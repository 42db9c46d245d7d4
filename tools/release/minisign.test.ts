import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeSignature } from './minisign.ts';
import { makeSigner } from './test-signer.ts';

const { publicKey, sign } = makeSigner();
const content = randomBytes(5000);
const file = join(mkdtempSync(join(tmpdir(), 'vayl-signed-')), 'Vayl.app.tar.gz');
writeFileSync(file, content);
const signature = sign(file, '1.2.0');
const good = { content, signature, publicKey };

const inside = (base64: string, change: (text: string) => string) =>
  Buffer.from(change(Buffer.from(base64, 'base64').toString('utf8'))).toString('base64');

describe('the signature of an update', () => {
  it('is good for the file that was signed, and names its version', () => {
    expect(judgeSignature(good)).toEqual({ is: 'good', version: '1.2.0' });
  });

  it.each([
    ['another file', { content: randomBytes(5000) }, 'the file is not the one that was signed'],
    [
      'one byte more',
      { content: Buffer.concat([content, Buffer.alloc(1)]) },
      'the file is not the one that was signed',
    ],
    ['another key', { publicKey: makeSigner().publicKey }, 'it was signed with another key'],
    ['no key', { publicKey: '' }, 'the public key cannot be read'],
    ['no signature', { signature: '' }, 'the signature cannot be read'],
    [
      'another version written into it',
      { signature: inside(signature, (text) => text.replace('version:1.2.0', 'version:9.9.9')) },
      'what the signature says of itself was changed',
    ],
  ])('is bad for %s', (_, change, why) => {
    expect(judgeSignature({ ...good, ...change })).toEqual({ is: 'bad', why });
  });
});
