import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';

const fromUi = createRequire(join(import.meta.dirname, '../../../packages/ui/package.json'));

/** A drawing has no variable fonts: one weight of each, at the size it is used. */
const DRAWN_FONTS = [
  {
    name: 'display',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { wght: 300, opsz: 72 },
  },
  {
    name: 'text',
    file: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: 430 },
  },
];
const LETTERS = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

export interface Drawer extends Disposable {
  png(svg: string, widthPx: number): Buffer;
}

export async function createDrawer(): Promise<Drawer> {
  const folder = mkdtempSync(join(tmpdir(), 'vayl-fonts-'));
  const fontFiles: string[] = [];
  for (const { name, file, axes } of DRAWN_FONTS) {
    const font = await subsetFont(readFileSync(fromUi.resolve(file)), `${LETTERS}–—’`, {
      targetFormat: 'sfnt',
      variationAxes: axes,
    });
    const path = join(folder, `${name}.ttf`);
    writeFileSync(path, font);
    fontFiles.push(path);
  }
  return {
    png: (svg, widthPx) =>
      new Resvg(svg, {
        font: { fontFiles, loadSystemFonts: false },
        fitTo: { mode: 'width', value: widthPx },
      })
        .render()
        .asPng(),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true }),
  };
}
