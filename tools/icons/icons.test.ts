import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, ROOT } from '../repository/files.ts';
import { ICNS_SIDES_PX } from './containers.ts';
import { desktopIcons, ICON_FOLDER } from './icons.ts';

const icons = desktopIcons();
const kept = (name: string) => readFileSync(join(ROOT, ICON_FOLDER, name));
const sideOf = (png: Buffer) => png.readUInt32BE(16);

describe('the icons of the desktop app', () => {
  it.each([...icons.keys()])('%s is what `pnpm icons` draws today', (name) => {
    expect(kept(name).equals(icons.get(name) ?? Buffer.alloc(0))).toBe(true);
  });

  it('are all drawn: none lies there that nobody can draw again', () => {
    const files = projectFiles().filter((path) => path.startsWith(`${ICON_FOLDER}/`));
    expect(files.map((path) => path.slice(ICON_FOLDER.length + 1)).toSorted()).toEqual([...icons.keys()].toSorted());
  });

  it.each([
    ['32x32.png', 32],
    ['128x128.png', 128],
    ['128x128@2x.png', 256],
    ['icon.png', 512],
  ])('%s is %d pixels wide', (name, sidePx) => {
    expect(sideOf(kept(name))).toBe(sidePx);
  });

  it('for Windows has each size where the list in front says', () => {
    const file = kept('icon.ico');
    const sides = Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
      const entry = 6 + 16 * index;
      const image = file.subarray(file.readUInt32LE(entry + 12)).subarray(0, file.readUInt32LE(entry + 8));
      const isPng = image.subarray(1, 4).toString('latin1') === 'PNG';
      return isPng ? sideOf(image) : image.readInt32LE(4);
    });
    expect(sides).toEqual([32, 16, 24, 48, 64, 256]);
  });

  it('for macOS has each size under the name that the system knows', () => {
    const file = kept('icon.icns');
    expect(file.readUInt32BE(4)).toBe(file.length);
    const sides: Record<string, number> = {};
    for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
      sides[file.toString('latin1', at, at + 4)] = sideOf(file.subarray(at + 8));
    }
    expect(sides).toEqual(ICNS_SIDES_PX);
  });
});
