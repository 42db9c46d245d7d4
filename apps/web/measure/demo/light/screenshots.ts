import { decodePngs } from '../../../../../tools/measure/decode-png.ts';
import type { Figure } from '../../../../../tools/measure/measurement.ts';
import { type HeldVisit, VIEWPORT } from '../visit/held-visit.ts';
import { BACKGROUNDS } from './backgrounds.ts';
import { alphaAt, composited, type ShownFrame, shownFrame } from './shown-frame.ts';

const MOST_LEVELS = 2;
/** Each background twice from left to right, and moved on by two from row to row. */
const COLUMNS = 2 * BACKGROUNDS.length;
const ROWS = 6;
const SHIFT = 2;

/** As many as are decoded at a time. */
const BATCH = 20;

interface Taken {
  readonly png: Uint8Array;
  readonly frame: ShownFrame;
}

/** What stands on the screen while the clock does, beside what the formula says of the same frame. */
export class ScreenshotCheck {
  #waiting: Taken[] = [];
  #taken = 0;
  #lit = 0;
  /** The largest difference of any channel anywhere, in levels. */
  #largest = 0;

  /** Puts known grounds under the veil, over everything else, and takes the screen as it is then. */
  async take({ page, wire, shown, frames }: HeldVisit): Promise<void> {
    await page.evaluate(showGrounds, { tiles: TILES, columns: COLUMNS, rows: ROWS });
    const { data } = await wire.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    await page.evaluate(() => {
      document.querySelector('#measured-grounds')?.remove();
      held.seeVeil(false);
    });
    const frame = shownFrame(shown, frames - 1);
    this.#taken += 1;
    if (frame.isLit) this.#lit += 1;
    this.#waiting.push({ png: Buffer.from(data, 'base64'), frame });
    if (this.#waiting.length >= BATCH) this.#compare();
  }

  #compare(): void {
    const pictures = decodePngs(this.#waiting.map(({ png }) => png));
    for (const [index, { frame }] of this.#waiting.entries()) {
      this.#largest = Math.max(this.#largest, largestDifference(pictures[index] ?? new Uint8Array(), frame));
    }
    this.#waiting = [];
  }

  figures(): Figure[] {
    if (this.#waiting.length > 0) this.#compare();
    return [
      {
        name: `screenshots with the clock stopped, ${TILES.length} places each`,
        measured: `${this.#taken}, ${this.#lit} of them lit`,
      },
      {
        name: 'largest difference of a channel between screenshot and formula',
        measured: `${this.#largest.toFixed(2)} levels`,
        bar: `at most ${MOST_LEVELS}`,
        isReached: this.#lit > 0 && this.#largest <= MOST_LEVELS,
      },
    ];
  }
}

const TILES: readonly (readonly number[])[] = Array.from({ length: COLUMNS * ROWS }, (_, index) => {
  const ground = ((index % COLUMNS) + SHIFT * Math.floor(index / COLUMNS)) % BACKGROUNDS.length;
  return BACKGROUNDS[ground]?.rgb ?? [0, 0, 0];
});

interface Grounds {
  readonly tiles: readonly (readonly number[])[];
  readonly columns: number;
  readonly rows: number;
}

/** Runs in the page. */
function showGrounds({ tiles, columns, rows }: Grounds): void {
  const grounds = document.createElement('div');
  grounds.id = 'measured-grounds';
  // Right below the veil.
  grounds.style.cssText = 'position:fixed;inset:0;z-index:9998;pointer-events:none';
  for (const [index, rgb] of tiles.entries()) {
    const tile = document.createElement('i');
    const [left, top] = [((index % columns) * 100) / columns, (Math.floor(index / columns) * 100) / rows];
    tile.style.cssText = `position:absolute;left:${left}%;top:${top}%;width:${100 / columns}%;height:${100 / rows}%`;
    tile.style.backgroundColor = `rgb(${rgb.join(' ')})`;
    grounds.append(tile);
  }
  document.body.append(grounds);
  held.seeVeil(true);
}

/** In the middle of each ground, where no edge of it is near. */
function largestDifference(rgba: Uint8Array, frame: ShownFrame): number {
  let largest = 0;
  for (const [index, rgb] of TILES.entries()) {
    const x = Math.floor((((index % COLUMNS) + 0.5) / COLUMNS) * VIEWPORT.width);
    const y = Math.floor(((Math.floor(index / COLUMNS) + 0.5) / ROWS) * VIEWPORT.height);
    const place = { u: ((x + 0.5) / VIEWPORT.width) * 2 - 1, v: ((y + 0.5) / VIEWPORT.height) * 2 - 1 };
    const alpha = alphaAt(frame, place);
    for (const [channel, level] of rgb.entries()) {
      const drawn = rgba[(y * VIEWPORT.width + x) * 4 + channel] ?? 0;
      largest = Math.max(largest, Math.abs(drawn - composited(level, frame.colour[channel] ?? 0, alpha)));
    }
  }
  return largest;
}
