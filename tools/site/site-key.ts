import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../repository/files.ts';

const SCRIPTS = join(ROOT, 'apps/web/dist/client/assets');

/** With it the pages ask for articles, and the server lets them: it is public (RD-05), and both must have the same. */
export const SITE_KEY = process.env['VITE_ARTICLE_SITE_KEY'] ?? 'the-site-key-of-the-development-server';

/** Whether the site that is built now has the key; without it nothing is asked for, and there is one article only. */
export function isBuiltWithSiteKey(): boolean {
  const scripts = readdirSync(SCRIPTS).filter((name) => name.endsWith('.js'));
  return scripts.some((name) => readFileSync(join(SCRIPTS, name), 'utf8').includes(SITE_KEY));
}
