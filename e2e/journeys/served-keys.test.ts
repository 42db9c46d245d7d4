import { describe, expect, it } from 'vitest';
import { keysIn } from '../../tools/bundle-keys/key-shapes.ts';
import { ROUTES } from '../harness/routes.ts';
import { released } from '../harness/stack.ts';

const SCRIPT = /[\w./-]+[.]js\b/g;
const MOST_FETCHING_MS = 120_000;

async function textOf(address: string): Promise<string> {
  const response = await fetch(address);
  return response.ok ? response.text() : '';
}

/** Every script that a page names, and those that these name, by their addresses. */
async function servedScripts(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const waiting: string[] = [];
  const wait = (text: string, from: string) => {
    for (const [name] of text.matchAll(SCRIPT)) waiting.push(new URL(name, from).href);
  };
  for (const { path } of ROUTES) wait(await textOf(released.site + path), released.site + path);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    const text = await textOf(next);
    found.set(next, text);
    wait(text, next);
    // Names of scripts are relative to the folder of all of them, too.
    wait(text, new URL('/', next).href);
  }
  return new Map([...found].filter(([, text]) => text !== ''));
}

describe('what the site serves', () => {
  it(
    '[ART-19] [RD-05] has no key of an AI provider in any script',
    async () => {
      const scripts = await servedScripts();
      expect(scripts.size).toBeGreaterThan(20);
      expect(
        [...scripts].flatMap(([address, text]) => keysIn(text, {}).map(({ name }) => `${address}: ${name}`)),
      ).toEqual([]);
    },
    MOST_FETCHING_MS,
  );
});
