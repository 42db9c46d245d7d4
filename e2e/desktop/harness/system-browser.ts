import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { z } from 'zod';
import { freePort } from '../../../tools/network/free-port.ts';
import { CHROMIUM } from '../../../tools/site/chromium.ts';
import { until } from '../../../tools/waiting/until.ts';
import type { Screen } from './screen.ts';

export interface SystemBrowser {
  /** The page that the system's browser was sent to, once it is there. */
  readonly page: (path: string) => Promise<Page>;
  readonly close: () => Promise<void>;
}

interface BrowserOptions {
  /** Whose links the person has allowed to leave for an app, as they tick in the browser's own question. */
  readonly site: string;
  /** The program that the system knows for `vayl://`. */
  readonly linkProgram: string;
}

/** A try to connect that hangs is given up early, so that another has its turn. */
const CONNECT_MS = 8000;
/** A browser's first start, with a new profile, on a machine that is busy. */
const ARRIVE_MS = 50_000;

/** Chromium as the system's browser, and a program for our links, by the files in which a desktop keeps such choices. */
export async function installBrowser({ env }: Screen, options: BrowserOptions): Promise<SystemBrowser> {
  const home = env['HOME'] ?? '';
  const port = await freePort();
  const profile = join(home, 'chromium');
  allowLinks(profile, options.site);
  const args = [...CHROMIUM.args, '--no-default-browser-check', '--password-store=basic'];
  const browser = script(join(home, 'browser'), [
    `exec chromium ${quoted([...args, `--user-data-dir=${profile}`, `--remote-debugging-port=${port}`])} "$@"`,
  ]);
  desktopEntry(home, 'browser', browser, ['x-scheme-handler/http', 'x-scheme-handler/https']);
  desktopEntry(home, 'vayl-links', options.linkProgram, ['x-scheme-handler/vayl']);
  const choices = ['http=browser', 'https=browser', 'vayl=vayl-links'].map((choice) => `x-scheme-handler/${choice}`);
  write(join(home, '.config/mimeapps.list'), ['[Default Applications]', ...choices.map((one) => `${one}.desktop`)]);

  let connected: Browser | undefined;
  return {
    page: async (path) => {
      const isAt = async (): Promise<boolean> => {
        if (!(await isThere(port, path))) return false;
        connected ??= await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { timeout: CONNECT_MS });
        return findPage(connected, path) !== undefined;
      };
      await until(`the browser at ${path}`, isAt, { mostMs: ARRIVE_MS });
      const page = connected === undefined ? undefined : findPage(connected, path);
      if (page === undefined) throw new Error(`the browser is not at ${path}`);
      return page;
    },
    close: async () => {
      const session = await connected?.newBrowserCDPSession();
      await session?.send('Browser.close');
    },
  };
}

/** A browser that goes nowhere and writes down where it was sent: what comes next is the test's part. */
export function installPageCatcher({ env }: Screen): { readonly next: () => Promise<URL> } {
  const home = env['HOME'] ?? '';
  const caught = join(home, 'caught-page');
  const browser = script(join(home, 'browser'), [`printf '%s' "$1" > '${caught}'`]);
  desktopEntry(home, 'browser', browser, ['x-scheme-handler/http', 'x-scheme-handler/https']);
  write(join(home, '.config/mimeapps.list'), [
    '[Default Applications]',
    ...['http', 'https'].map((scheme) => `x-scheme-handler/${scheme}=browser.desktop`),
  ]);
  return {
    next: async () => {
      await until('a page in the browser', () => existsSync(caught) && readFileSync(caught, 'utf8') !== '', {
        mostMs: ARRIVE_MS,
      });
      const page = new URL(readFileSync(caught, 'utf8'));
      rmSync(caught);
      return page;
    },
  };
}

/**
 * Whether the page has arrived. Whoever connects while a page is still on its way there may wait in vain for a window
 * that the browser has just replaced.
 */
async function isThere(port: number, path: string): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`, { signal: AbortSignal.timeout(CONNECT_MS) });
  const targets = z.array(z.object({ url: z.string() })).parse(await answer.json());
  return targets.some(({ url }) => URL.canParse(url) && new URL(url).pathname === path);
}

function findPage(browser: Browser, path: string): Page | undefined {
  const pages = browser.contexts().flatMap((context) => context.pages());
  return pages.find((page) => new URL(page.url()).pathname === path);
}

/** What the browser keeps when somebody ticks that links of this site may always open. */
function allowLinks(profile: string, site: string): void {
  const preferences = { protocol_handler: { allowed_origin_protocol_pairs: { [site]: { vayl: true } } } };
  write(join(profile, 'Default/Preferences'), [JSON.stringify(preferences)]);
}

function desktopEntry(home: string, name: string, program: string, kinds: readonly string[]): void {
  write(join(home, `.local/share/applications/${name}.desktop`), [
    '[Desktop Entry]',
    'Type=Application',
    `Name=${name}`,
    `Exec=${program} %u`,
    `MimeType=${kinds.map((kind) => `${kind};`).join('')}`,
  ]);
}

export function script(path: string, lines: readonly string[]): string {
  write(path, ['#!/bin/sh', ...lines], 0o755);
  return path;
}

function write(path: string, lines: readonly string[], mode = 0o644): void {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `${lines.join('\n')}\n`, { mode });
}

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(' ');
