import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDERS = ['apps/web/content', 'apps/web/src', 'packages/ui/src', 'packages/domain/src'];
const SOURCE = /[.](?:ts|tsx|mdx|css)$/;
const TEST = /[.]test[.]tsx?$/;

const PRINTABLE_ASCII = fromTo(0x20, 0x7e);
/** The letters of western Europe, for what people call themselves. */
export const NAME_CHARACTERS: string = fromTo(0xc0, 0xff);

/** Every character that the site's own words can be made of: what its sources are written in. */
export function siteCharacters(): string {
  const found = new Set(PRINTABLE_ASCII);
  for (const folder of FOLDERS) {
    for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !SOURCE.test(entry.name) || TEST.test(entry.name)) continue;
      for (const character of readFileSync(join(entry.parentPath, entry.name), 'utf8')) found.add(character);
    }
  }
  return [...found]
    .filter((character) => character >= ' ')
    .toSorted()
    .join('');
}

function fromTo(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}
