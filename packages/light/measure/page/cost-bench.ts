import { createVeilRenderer, Governor, type LightRequest, type VeilRenderer } from '../../src/index.ts';

const COVERED = { widthPx: 1920, heightPx: 1080 };
/** Small enough that what is timed is the script and not the drawing. */
const SMALL = { widthPx: 64, heightPx: 36 };
const REFRESH_HZ = 60;
const FRAMES_PER_BATCH = 500;
const BATCHES = 20;
const HEAP_FRAMES = 20_000;

type Gl = WebGLRenderingContext | WebGL2RenderingContext;

export interface Cost {
  readonly drawMs: number[];
  readonly clearMs: number[];
  readonly scriptMs: number[];
  readonly heapGrowthBytes: number;
}

export function measureCost(request: LightRequest, rounds: number): Cost {
  const { drawMs, clearMs } = drawAgainstClear(request, rounds);
  const play = player(request, SMALL);
  play(500);
  const scriptMs = Array.from({ length: BATCHES }, () => {
    const startMs = performance.now();
    play(FRAMES_PER_BATCH);
    return (performance.now() - startMs) / FRAMES_PER_BATCH;
  });
  const beforeBytes = usedHeapBytes();
  play(HEAP_FRAMES);
  return { drawMs, clearMs, scriptMs, heapGrowthBytes: usedHeapBytes() - beforeBytes };
}

/** Drawing a frame that covers 1920 × 1080 against clearing a canvas of that size, in turns. */
function drawAgainstClear(request: LightRequest, rounds: number) {
  const bare = document.createElement('canvas');
  bare.width = COVERED.widthPx;
  bare.height = COVERED.heightPx;
  const bareGl = bare.getContext('webgl2');
  if (bareGl === null) throw new Error('no WebGL');
  const renderer = openRenderer(COVERED);
  const play = player(request, COVERED, renderer);
  play(40);
  const drawMs: number[] = [];
  const clearMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const drawStartMs = performance.now();
    play(1);
    finish(renderer.gl);
    drawMs.push(performance.now() - drawStartMs);
    const clearStartMs = performance.now();
    bareGl.clearColor(0, 0, (round % 2) * 0.01, 0.01);
    bareGl.clear(bareGl.COLOR_BUFFER_BIT);
    finish(bareGl);
    clearMs.push(performance.now() - clearStartMs);
  }
  return { drawMs, clearMs };
}

/** Plays frames through a governor and a renderer of its own, with nothing made anew from one to the next. */
function player(request: LightRequest, size: typeof COVERED | typeof SMALL, renderer = openRenderer(size)) {
  const governor = new Governor();
  const moment = { nowMs: 0, refreshHz: REFRESH_HZ, isVisible: true, globalPhaseCycles: 0, centerPhaseCycles: 0 };
  return (frames: number): void => {
    for (let frame = 0; frame < frames; frame += 1) {
      moment.nowMs += 1000 / REFRESH_HZ;
      moment.globalPhaseCycles += request.globalModulationHz / REFRESH_HZ;
      moment.centerPhaseCycles += request.centerModulationHz / REFRESH_HZ;
      renderer.draw(governor.step(request, moment));
    }
  };
}

function openRenderer({ widthPx, heightPx }: typeof COVERED | typeof SMALL): VeilRenderer {
  const renderer = createVeilRenderer(document.createElement('canvas'));
  if (!renderer.ok) throw new Error(renderer.error);
  renderer.value.resize(widthPx, heightPx);
  return renderer.value;
}

const pixel = new Uint8Array(4);

/** Reading a pixel waits until everything before it is drawn, in every browser. */
function finish(gl: Gl): void {
  gl.finish();
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
}

declare global {
  interface Performance {
    /** Chromium's own, exact with --enable-precise-memory-info. */
    readonly memory: { readonly usedJSHeapSize: number };
  }
}

/** After a full collection. */
function usedHeapBytes(): number {
  // There only when Chromium is started with --js-flags=--expose-gc.
  globalThis.gc?.();
  globalThis.gc?.();
  return performance.memory.usedJSHeapSize;
}
