import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';

/** How Node wants a bare Ed25519 key: these bytes, and then the key. */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');
const NAME_BYTES = 2;
const KEY_ID_BYTES = 8;
/** A signature of the hash of a file, and not of the file itself. */
const HASHED = 'ED';

export type SignatureJudgement =
  | { readonly is: 'good'; readonly version: string | undefined }
  | { readonly is: 'bad'; readonly why: string };

interface Signed {
  readonly content: Buffer;
  /** Both as the bundler writes them: a file of minisign, once more in base64. */
  readonly signature: string;
  readonly publicKey: string;
}

/** Judges an update as every installed app will, so that no release goes out that they would refuse. */
export function judgeSignature({ content, signature, publicKey }: Signed): SignatureJudgement {
  const key = readKey(publicKey);
  if (key === undefined) return { is: 'bad', why: 'the public key cannot be read' };
  const [, line = '', trustedLine = '', globalLine = ''] = linesOf(signature);
  const { name, keyId, rest } = parts(line);
  if (name !== HASHED) return { is: 'bad', why: 'the signature cannot be read' };
  if (!keyId.equals(key.keyId)) return { is: 'bad', why: 'it was signed with another key' };
  const hash = createHash('blake2b512').update(content).digest();
  if (!verify(null, hash, key.key, rest)) return { is: 'bad', why: 'the file is not the one that was signed' };
  const comment = trustedLine.replace(/^trusted comment: /, '');
  const covered = Buffer.concat([rest, Buffer.from(comment)]);
  if (!verify(null, covered, key.key, Buffer.from(globalLine, 'base64'))) {
    return { is: 'bad', why: 'what the signature says of itself was changed' };
  }
  const version = comment.split('\t').find((field) => field.startsWith('version:'));
  return { is: 'good', version: version?.slice('version:'.length) };
}

function readKey(publicKey: string): { keyId: Buffer; key: KeyObject } | undefined {
  const { name, keyId, rest } = parts(linesOf(publicKey)[1] ?? '');
  if (name !== 'Ed' || rest.length !== 32) return undefined;
  const key = createPublicKey({ key: Buffer.concat([SPKI_HEAD, rest]), format: 'der', type: 'spki' });
  return { keyId, key };
}

function linesOf(base64: string): string[] {
  return Buffer.from(base64, 'base64').toString('utf8').split('\n');
}

function parts(line: string): { name: string; keyId: Buffer; rest: Buffer } {
  const bytes = Buffer.from(line, 'base64');
  const restFrom = NAME_BYTES + KEY_ID_BYTES;
  return {
    name: bytes.toString('latin1', 0, NAME_BYTES),
    keyId: bytes.subarray(NAME_BYTES, restFrom),
    rest: bytes.subarray(restFrom),
  };
}
