// node tools/oldest-safari/main.ts            names what the desktop's built pages need and Safari 15.0 does not have
// node tools/oldest-safari/main.ts <folder>   the same for another build
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../repository/files.ts';
import type { Finding } from './finding.ts';
import { newerInPage } from './newer-page.ts';
import { newerInScript } from './newer-script.ts';
import { newerInStyle } from './newer-style.ts';
import { WHAT_STAYS } from './what-stays.ts';

const READERS: Readonly<Record<string, (text: string) => Finding[]>> = {
  js: newerInScript,
  css: newerInStyle,
  html: newerInPage,
};

const folder = process.argv[2] ?? join(ROOT, 'apps/desktop/dist');
const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
let readFiles = 0;
let found = 0;
for (const file of files) {
  const read = READERS[file.split('.').at(-1) ?? ''];
  if (read === undefined) continue;
  readFiles += 1;
  for (const { what, since, near } of read(readFileSync(join(folder, file), 'utf8'))) {
    if (Object.hasOwn(WHAT_STAYS, what)) continue;
    found += 1;
    console.error(`oldest-safari: ${file}: ${what} (Safari ${since}): ${near}`);
  }
}
if (readFiles === 0) {
  console.error('oldest-safari: nothing is built here, so nothing was looked at');
  process.exit(2);
}
console.log(`oldest-safari: ${readFiles} files, ${found} things that Safari 15.0 does not have`);
process.exitCode = found > 0 ? 1 : 0;
