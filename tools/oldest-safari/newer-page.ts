import type { Finding } from './finding.ts';
import { newerInScript } from './newer-script.ts';
import { newerInStyle } from './newer-style.ts';

/** What stands in a page itself; whatever it links is a file of its own. */
export function newerInPage(text: string): Finding[] {
  return [...insides(text, 'style').flatMap(newerInStyle), ...insides(text, 'script').flatMap(newerInScript)];
}

function insides(text: string, element: string): string[] {
  const pattern = new RegExp(`<${element}[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  return [...text.matchAll(pattern)].map(([, inside = '']) => inside);
}
