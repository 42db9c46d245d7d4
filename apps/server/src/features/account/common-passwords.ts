import { readFileSync } from 'node:fs';

const FILE = new URL('common-passwords.txt', import.meta.url);

/** What people choose most often (ASVS 6.2.4). Lines with a number sign and a space tell where the list comes from. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# ')),
);
