import { SESSION_DEFAULTS } from '@vayl/domain';
import { FULL_SHAPE, type LightRequest } from '@vayl/light';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Beat } from '../wire/beat.ts';
import type { OverlayOrder } from '../wire/overlay-order.ts';
import type { OverlayReport } from '../wire/overlay-report.ts';
import { startOverlay } from './overlay.ts';

const ON: LightRequest = { ...SESSION_DEFAULTS, isOn: true, shape: FULL_SHAPE, isStrict: false };
const LIGHT: OverlayOrder = { is: 'light', request: ON, phase: undefined };
const PATIENT = { timeout: 10_000 };

let parent: HTMLElement | undefined;
let timer: ReturnType<typeof setInterval> | undefined;

/** A shell in the test's hands: it beats until it is told not to. */
async function open() {
  const reports: OverlayReport[] = [];
  let hearBeat: (beat: Beat) => void = () => undefined;
  let hearOrder: (order: OverlayOrder) => void = () => undefined;
  parent = document.createElement('div');
  document.body.append(parent);
  await startOverlay(
    {
      onBeat: async (listener) => {
        hearBeat = listener;
      },
      onOrder: async (listener) => {
        hearOrder = listener;
      },
      answer: (report) => reports.push(report),
    },
    parent,
  );
  const startBeat = () => {
    timer = setInterval(() => hearBeat({ number: reports.length, shellMs: performance.now() }), 50);
  };
  startBeat();
  const isDark = () => reports.at(-1)?.isDark;
  // A machine that holds the test up misses beats, and the light is right to go: it is ordered until it is there.
  const isDarkThoughOrdered = () => {
    if (isDark() !== false) hearOrder(LIGHT);
    return isDark();
  };
  return {
    isDarkThoughOrdered,
    order: (order: OverlayOrder) => hearOrder(order),
    startBeat,
    isDark,
  };
}

afterEach(() => {
  clearInterval(timer);
  parent?.remove();
});

describe('the light over one display', () => {
  it('is lit by an order, dark by a stop, and lit again by another order', async () => {
    const { order, isDark, isDarkThoughOrdered } = await open();
    await expect.poll(isDarkThoughOrdered, PATIENT).toBe(false);
    order({ is: 'stop' });
    await expect.poll(isDark, PATIENT).toBe(true);
    await expect.poll(isDarkThoughOrdered, PATIENT).toBe(false);
  });

  it('has drawn once before it answers, with nothing in it: a slow first frame must not pass for silence', async () => {
    const drawn = vi.spyOn(WebGL2RenderingContext.prototype, 'drawArrays');
    const { isDark } = await open();
    expect(drawn).toHaveBeenCalledOnce();
    const gl = parent?.querySelector('canvas')?.getContext('webgl2');
    const pixel = new Uint8Array([9, 9, 9, 9]);
    gl?.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
    expect([...pixel]).toEqual([0, 0, 0, 0]);
    await expect.poll(isDark, PATIENT).toBe(true);
    drawn.mockRestore();
  });

  it('is lit by its first order, though it was stopped before', async () => {
    const { order, isDarkThoughOrdered } = await open();
    order({ is: 'stop' });
    await expect.poll(isDarkThoughOrdered, PATIENT).toBe(false);
  });

  it('goes dark by itself without a beat, and stays so when the beat is back', async () => {
    const { startBeat, isDark, isDarkThoughOrdered } = await open();
    await expect.poll(isDarkThoughOrdered, PATIENT).toBe(false);
    clearInterval(timer);
    await new Promise((resolve) => setTimeout(resolve, 480));
    startBeat();
    await expect.poll(isDark, PATIENT).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isDark()).toBe(true);
  });
});
