import { afterEach, describe, expect, it, vi } from 'vitest';
import { createVeil, createVeilRenderer, type FrameClock, type Veil } from '../index.ts';
import { SPECIFIED_REQUEST } from '../test-helpers/specified-request.ts';

const REQUEST = SPECIFIED_REQUEST;

/** Frames at 60 Hz or another rate, whenever a test wants one. */
class HandClock implements FrameClock {
  #timeMs = 1000;
  #onFrame: ((frameTimeMs: number) => void) | undefined;

  get isAnimating(): boolean {
    return this.#onFrame !== undefined;
  }

  nowMs(): number {
    return this.#timeMs;
  }

  requestFrame(onFrame: (frameTimeMs: number) => void): number {
    this.#onFrame = onFrame;
    return 1;
  }

  cancelFrame(): void {
    this.#onFrame = undefined;
  }

  play(frames: number, refreshHz = 60): void {
    for (let frame = 0; frame < frames; frame += 1) {
      this.#timeMs += 1000 / refreshHz;
      const onFrame = this.#onFrame;
      this.#onFrame = undefined;
      onFrame?.(this.#timeMs);
    }
  }
}

let veil: Veil | undefined;

function open(clock: FrameClock): Veil {
  const created = createVeil({ parent: document.body, clock });
  if (!created.ok) throw new Error(created.error);
  veil = created.value;
  return veil;
}

/** The alpha byte in the middle of the canvas, read right after a frame. */
function middleAlpha({ canvas }: Veil): number {
  const gl = canvas.getContext('webgl2');
  const pixel = new Uint8Array(4);
  gl?.readPixels(canvas.width >> 1, canvas.height >> 1, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  return pixel[3] ?? -1;
}

afterEach(() => {
  veil?.dispose();
  veil = undefined;
});

describe('the veil in a page', () => {
  it('[OVL-01] [OVL-02] is a WebGL canvas over the whole window', () => {
    const { canvas } = open(new HandClock());
    const box = canvas.getBoundingClientRect();
    expect(canvas.getContext('webgl2')).not.toBeNull();
    expect([box.left, box.top, box.width, box.height]).toEqual([0, 0, innerWidth, innerHeight]);
  });

  it('[OVL-03] lets pointers through to what lies under it', () => {
    const button = document.createElement('button');
    button.style.cssText = 'position:fixed;left:10px;top:10px;width:80px;height:40px';
    document.body.append(button);
    open(new HandClock());
    expect(document.elementFromPoint(40, 30)).toBe(button);
    button.remove();
  });

  it('[OVL-04] [RD-48] sits above all content at z-index 9999', () => {
    expect(getComputedStyle(open(new HandClock()).canvas).zIndex).toBe('9999');
  });

  it('[OVL-05] fades in over 300 ms', () => {
    const clock = new HandClock();
    const opened = open(clock);
    opened.set(REQUEST);
    clock.play(2);
    const early = middleAlpha(opened);
    clock.play(9);
    const halfway = middleAlpha(opened);
    clock.play(10);
    const full = middleAlpha(opened);
    expect(early).toBeLessThan(halfway);
    expect(halfway).toBeLessThan(full);
    expect(halfway / full).toBeGreaterThan(0.35);
    expect(halfway / full).toBeLessThan(0.65);
  });

  it('[OVL-06] [OVL-07] fades out over 300 ms and then animates nothing', () => {
    const clock = new HandClock();
    const opened = open(clock);
    opened.set(REQUEST);
    clock.play(60);
    opened.set({ ...REQUEST, isOn: false });
    clock.play(9);
    expect(middleAlpha(opened)).toBeGreaterThan(0);
    expect(clock.isAnimating).toBe(true);
    clock.play(12);
    expect(middleAlpha(opened)).toBe(0);
    expect(clock.isAnimating).toBe(false);
  });

  it('[RD-48] is dark on the next frame after a stop', () => {
    const clock = new HandClock();
    const opened = open(clock);
    opened.set(REQUEST);
    clock.play(60);
    expect(middleAlpha(opened)).toBeGreaterThan(0);
    opened.stop();
    clock.play(1);
    expect(middleAlpha(opened)).toBe(0);
  });

  it('animates nothing before it is switched on', () => {
    const clock = new HandClock();
    open(clock).set({ ...REQUEST, isOn: false });
    expect(clock.isAnimating).toBe(false);
  });

  it('stands still until the refresh rate is known, then moves', () => {
    const clock = new HandClock();
    const opened = open(clock);
    opened.set(REQUEST);
    expect(opened.capability(12, 'Sine').grade).toBe('not-representable');
    clock.play(60);
    expect(opened.capability(12, 'Sine')).toMatchObject({
      grade: 'exact',
      text: '12 Hz on your 60 Hz display (5 frames per cycle).',
    });
    expect(opened.report()).toMatchObject({ reason: 'guard', limitLuminance: 0.1 });
  });

  it('[RD-07] is dark when it is moved to another display, and starts again by the new rate', () => {
    const clock = new HandClock();
    const opened = open(clock);
    opened.set(REQUEST);
    clock.play(288, 144);
    expect(opened.refreshHz).toBeCloseTo(144, 1);
    clock.play(5, 60);
    expect(middleAlpha(opened)).toBeGreaterThan(0);
    clock.play(1, 60);
    expect(middleAlpha(opened)).toBe(0);
    expect(opened.report()).toMatchObject({ reason: 'dark', deliveredLuminance: 0 });
    clock.play(59, 60);
    expect(middleAlpha(opened)).toBe(0);
    expect(opened.refreshHz).toBeCloseTo(60, 1);
    clock.play(30, 60);
    expect(middleAlpha(opened)).toBeGreaterThan(0);
    expect(opened.report().reason).toBe('guard');
  });

  it('[RD-07] [RD-48] is stopped when its context is lost, and draws again only when it is asked anew', async () => {
    const clock = new HandClock();
    const opened = open(clock);
    opened.set(REQUEST);
    clock.play(60);
    const loss = opened.canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    const happened = (name: string) =>
      new Promise((resolve) => {
        opened.canvas.addEventListener(name, resolve, { once: true });
      });
    const lost = happened('webglcontextlost');
    loss?.loseContext();
    await lost;
    expect(opened.report()).toMatchObject({ reason: 'dark', deliveredLuminance: 0 });
    // The browser takes a context back only once its event is over.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const restored = happened('webglcontextrestored');
    loss?.restoreContext();
    await restored;
    clock.play(600);
    expect(middleAlpha(opened)).toBe(0);
    expect(opened.report().reason).toBe('dark');
    opened.set({ ...REQUEST, isOn: false });
    clock.play(1);
    opened.set(REQUEST);
    clock.play(30);
    expect(middleAlpha(opened)).toBe(0);
    clock.play(60);
    expect(middleAlpha(opened)).toBeGreaterThan(0);
  });

  it('does not blink while its window is being resized', async () => {
    const clock = new HandClock();
    const opened = open(clock);
    opened.set(REQUEST);
    clock.play(60);
    const before = middleAlpha(opened);
    const widthBefore = opened.canvas.width;
    opened.canvas.style.width = '60%';
    // Observers of size run one after the other, before the next picture: what is there after the veil's own is shown.
    const shown = await new Promise((resolve) => {
      const observer = new ResizeObserver(() => {
        if (opened.canvas.width === widthBefore) return;
        observer.disconnect();
        resolve(middleAlpha(opened));
      });
      observer.observe(opened.canvas);
    });
    expect(before).toBeGreaterThan(0);
    expect(shown).toBe(before);
  });

  it('leaves the page when it is disposed', () => {
    const { canvas } = open(new HandClock());
    veil?.dispose();
    expect(canvas.isConnected).toBe(false);
  });
});

describe('a browser without WebGL', () => {
  it('[OVL-20] [RD-49] gives an error value and changes nothing in the page', () => {
    const canvas = document.createElement('canvas');
    // A canvas that has a 2D context cannot get another: the same answer as from a browser without WebGL.
    canvas.getContext('2d');
    expect(createVeilRenderer(canvas)).toEqual({ ok: false, error: 'light/unavailable' });
  });
});

describe('a veil that is stopped while nobody sees it', () => {
  it('is off by then, so that it can be lit again when it is seen', () => {
    const clock = new HandClock();
    const opened = open(clock);
    opened.set(REQUEST);
    clock.play(90);
    expect(opened.frame?.isDark).toBe(false);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    opened.set({ ...REQUEST, isOn: false });
    opened.stop();
    expect(opened.frame?.isDark).toBe(true);
    visibility.mockRestore();
    // Asked for before a hidden page has had any further frame.
    opened.set(REQUEST);
    clock.play(180);
    expect(opened.frame?.isDark).toBe(false);
  });
});
