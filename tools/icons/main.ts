// pnpm icons    draws the icons of the desktop app again, from the mark of the site
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../repository/files.ts';
import { desktopIcons, ICON_FOLDER } from './icons.ts';

for (const [name, content] of desktopIcons()) {
  const path = join(ROOT, ICON_FOLDER, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  console.log(`${ICON_FOLDER}/${name}  ${content.length} bytes`);
}
