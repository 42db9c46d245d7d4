import { readProjectFile } from '../repository/files.ts';
import { icns, ico } from './containers.ts';
import { BAR_INKS, barMark, smallMark, withMacosMargin } from './drawings.ts';
import { type Raster, rasterise } from './raster.ts';

export const ICON_FOLDER = 'apps/desktop/src-tauri/icons';

const MARK_FILE = 'apps/web/public/icons/icon.svg';
/** From here on the ticks of the dial can be seen. */
const FIRST_WHOLE_SIDE_PX = 48;
const ICO_SIDES_PX = [32, 16, 24, 48, 64, 256];
const BAR_SIDE_PX = 64;

/** Every icon of the desktop app, by its name, from the one drawing of the mark. */
export function desktopIcons(): ReadonlyMap<string, Buffer> {
  const mark = readProjectFile(MARK_FILE);
  const plain = drawer(mark, smallMark());
  const macos = drawer(withMacosMargin(mark), withMacosMargin(smallMark()));
  return new Map([
    ['32x32.png', plain(32).png],
    ['128x128.png', plain(128).png],
    ['128x128@2x.png', plain(256).png],
    ['icon.png', plain(512).png],
    ['icon.ico', ico(ICO_SIDES_PX.map(plain))],
    ['icon.icns', icns(macos)],
    ...barIcons(),
  ]);
}

function drawer(whole: string, small: string): (sidePx: number) => Raster {
  return (sidePx) => rasterise(sidePx < FIRST_WHOLE_SIDE_PX ? small : whole, sidePx);
}

function barIcons(): [name: string, png: Buffer][] {
  return Object.entries(BAR_INKS).flatMap(([bar, ink]) =>
    [true, false].map((isOn): [string, Buffer] => [
      `tray/${isOn ? 'on' : 'off'}-${bar}.png`,
      rasterise(barMark(ink, isOn), BAR_SIDE_PX).png,
    ]),
  );
}
