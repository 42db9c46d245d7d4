import { createVeil, type LightRequest, type Veil } from '../../src/index.ts';
import { measureCost } from './cost-bench.ts';
import { HandClock } from './hand-clock.ts';

const GROUNDS = ['white', 'paper', 'photo', 'editor', 'text'];
const COLUMNS = 10;
const ROWS = 8;

let veil: Veil | undefined;
let clock = new HandClock(60);

/** What the measuring program calls from outside. */
const measured = {
  open(refreshHz: number): void {
    veil?.dispose();
    clock = new HandClock(refreshHz);
    const created = createVeil({ parent: document.body, clock });
    if (!created.ok) throw new Error(created.error);
    veil = created.value;
  },
  set(request: LightRequest): void {
    veil?.set(request);
  },
  step(frames: number): void {
    for (let frame = 0; frame < frames; frame += 1) clock.step();
  },
  /** Alpha bytes in the middle and at the rim, frame by frame. */
  record(frames: number): { readonly center: number[]; readonly edge: number[] } {
    const canvas = veil?.canvas;
    const gl = canvas?.getContext('webgl2');
    const center: number[] = [];
    const edge: number[] = [];
    if (canvas === undefined || gl === null || gl === undefined) return { center, edge };
    const pixel = new Uint8Array(4);
    const alphaAt = (x: number, y: number) => {
      gl.readPixels(x, y, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      return pixel[3] ?? 0;
    };
    for (let frame = 0; frame < frames; frame += 1) {
      clock.step();
      center.push(alphaAt(canvas.width >> 1, canvas.height >> 1));
      edge.push(alphaAt(0, 0));
    }
    return { center, edge };
  },
  showGrounds(isShown: boolean): void {
    document.querySelector<HTMLElement>('#grounds')?.toggleAttribute('hidden', !isShown);
  },
  cost: measureCost,
};
declare global {
  var bench: typeof measured;
}

globalThis.bench = measured;

const grounds = document.querySelector('#grounds');
for (let index = 0; index < COLUMNS * ROWS; index += 1) {
  const tile = document.createElement('div');
  tile.className = GROUNDS[(index + 2 * Math.floor(index / COLUMNS)) % GROUNDS.length] ?? '';
  grounds?.append(tile);
}
