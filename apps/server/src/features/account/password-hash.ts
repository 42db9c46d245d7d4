import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's smallest argon2id: 19 MiB, two passes, one lane. The numbers travel with each hash, so they can be raised. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Gives the hash in the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive('argon2id', {
    message: password,
    nonce: salt,
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: LANES,
    tagLength: HASH_BYTES,
  });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(hash)}`;
}

export async function isPassword({ password, hash }: { password: string; hash: string }): Promise<boolean> {
  const [, memory, passes, lanes, salt = '', stored = ''] = PHC.exec(hash) ?? [];
  if (memory === undefined) return false;
  const wanted = Buffer.from(stored, 'base64');
  const given = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(lanes),
    tagLength: wanted.length,
  });
  return timingSafeEqual(given, wanted);
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
