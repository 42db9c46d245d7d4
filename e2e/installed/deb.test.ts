import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodePng } from '../../tools/measure/decode-png.ts';
import { until } from '../desktop/harness/app.ts';
import { openScreen, type Screen } from '../desktop/harness/screen.ts';
import { apt, builtPackage, isInstalled, run } from './deb.ts';

const ENTRY = '/usr/share/applications/Vayl.desktop';
/** Letters have soft edges: an empty window has a handful of colours. */
const COLOURS_OF_TEXT = 100;
const INSIDE_PX = 360;
const PICTURES = join(import.meta.dirname, '../../.reports/installed');

/** Of the middle of the screen, where the window shows its page and none of its frame. */
function coloursInside(picture: string): number {
  const { rgba, widthPx, heightPx } = decodePng(picture);
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, widthPx * heightPx);
  const rows = Array.from({ length: heightPx / 2 }, (_, row) => {
    const middle = (heightPx / 4 + row) * widthPx + widthPx / 2;
    return [...pixels.subarray(middle - INSIDE_PX / 2, middle + INSIDE_PX / 2)];
  });
  return new Set(rows.flat()).size;
}

let screen: Screen;
beforeAll(async () => {
  apt('install', builtPackage());
  screen = await openScreen();
});
afterAll(async () => {
  await screen.close();
  if (isInstalled()) apt('remove', 'vayl');
});

describe('the package for Debian, as it is installed', () => {
  it('says what it is, and that it is no medical device', () => {
    const about = run('dpkg-query', '--status', 'vayl');
    expect(about).toContain('\nSection: utils\n');
    expect(about).toContain('It is a productivity tool, not a medical device.');
  });

  it('has an entry that the desktop can read, and that takes links of ours', () => {
    expect(run('desktop-file-validate', ENTRY)).toBe('');
    expect(run('gio', 'mime', 'x-scheme-handler/vayl')).toContain('Vayl.desktop');
  });

  it('starts from its entry, and shows its page in a window of its own', async () => {
    screen.programs.start('gio', ['launch', ENTRY], screen.env);
    await until('the window', async () => {
      await screen.xdotool('search', '--onlyvisible', '--name', '^Vayl$');
      return true;
    });
    mkdirSync(PICTURES, { recursive: true });
    const picture = join(PICTURES, 'started.png');
    const look = async () => {
      await screen.picture(picture);
      return coloursInside(picture);
    };
    await expect.poll(look, { timeout: 30_000 }).toBeGreaterThan(COLOURS_OF_TEXT);
  });

  it('leaves no program behind when it is removed', () => {
    apt('remove', 'vayl');
    expect(isInstalled()).toBe(false);
    expect(existsSync(ENTRY)).toBe(false);
  });
});
