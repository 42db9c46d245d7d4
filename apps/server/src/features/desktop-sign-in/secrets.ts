import { createHash, randomBytes, randomInt } from 'node:crypto';

/** What cannot be guessed, and is known to us only by its hash. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** The challenge that belongs to a verifier (RFC 7636, S256). */
export function challengeOf(verifier: string): string {
  return hashOf(verifier).toString('base64url');
}

/** No vowels, so no words; and none of the letters that look like others. */
const USER_CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const USER_CODE_LENGTH = 8;

export function newUserCode(): string {
  return Array.from({ length: USER_CODE_LENGTH }, () => USER_CODE_LETTERS[randomInt(USER_CODE_LETTERS.length)]).join(
    '',
  );
}

/** As it is shown: in two halves. */
export function shownUserCode(code: string): string {
  return `${code.slice(0, USER_CODE_LENGTH / 2)}-${code.slice(USER_CODE_LENGTH / 2)}`;
}

/** As somebody types it. */
export function typedUserCode(text: string): string {
  return text.toUpperCase().replace(/[^A-Z]/g, '');
}
