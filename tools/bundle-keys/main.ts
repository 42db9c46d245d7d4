// node tools/bundle-keys/main.ts              looks for keys in everything that was built here to be shipped
// node tools/bundle-keys/main.ts <folder> …   only in those folders
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../repository/files.ts';
import { keysIn } from './key-shapes.ts';

/** What a person's browser or computer gets. The server keeps its secrets in its environment and ships nothing. */
const SHIPPED = ['apps/web/dist/client', 'apps/desktop/dist', 'apps/desktop/src-tauri/target/release/bundle'];
const SECRET_VARIABLES = ['AI_API_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'AUTH_SECRET'];
const LEAST_SECRET_LENGTH = 12;

const named = process.argv.slice(2);
const folders = named.length > 0 ? named : SHIPPED.map((path) => join(ROOT, path)).filter((path) => existsSync(path));
const files = folders.flatMap(filesIn);
if (files.length === 0) {
  console.error('bundle-keys: nothing is built here, so nothing was looked at');
  process.exit(2);
}

let found = 0;
for (const file of files) {
  // Byte for byte, so that a key is seen in a source map, a picture or a program too.
  for (const { name, beginning } of keysIn(readFileSync(file, 'latin1'), secretsHere())) {
    found += 1;
    console.error(`bundle-keys: ${relative(ROOT, file)}: ${name} (${beginning})`);
  }
}
console.log(`bundle-keys: ${files.length} files, ${found} keys`);
process.exitCode = found > 0 ? 1 : 0;

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile());
}

function secretsHere(): Record<string, string> {
  const present = SECRET_VARIABLES.flatMap((name): [string, string][] => {
    const value = process.env[name] ?? '';
    return value.length >= LEAST_SECRET_LENGTH ? [[name, value]] : [];
  });
  return Object.fromEntries(present);
}
