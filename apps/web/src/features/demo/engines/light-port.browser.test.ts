import type { FrameClock } from '@vayl/light';
import type { ScreeningAnswers, Session } from '@vayl/session';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createDemoSession } from './create-demo-session.ts';

const ALL_NO: ScreeningAnswers = { seizures: 'no', lightSickness: 'no', under18: 'no', unsure: 'no' };
const FRAME_MS = 1000 / 60;

/** Frames at 60 Hz, whenever a test wants one. */
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

  play(frames: number): void {
    for (let frame = 0; frame < frames; frame += 1) {
      this.#timeMs += FRAME_MS;
      const onFrame = this.#onFrame;
      this.#onFrame = undefined;
      onFrame?.(this.#timeMs);
    }
  }

  /** The veil's alpha in the middle of the page at each of so many frames. */
  alphas(frames: number): readonly number[] {
    return Array.from({ length: frames }, () => {
      this.play(1);
      return middleAlpha();
    });
  }
}

let dispose: (() => void) | undefined;
const failures: string[] = [];

/** A person who listens to their own music, so that the light's time is the hand clock's alone. */
async function open({ answers = ALL_NO, hasOwnAudio = true } = {}) {
  const clock = new HandClock();
  const demo = createDemoSession({ frameClock: clock, logFailure: (what) => failures.push(what) });
  dispose = demo.dispose;
  const { session } = demo;
  session.answerScreening({ answers, liftsBlock: true });
  session.change({ hasOwnAudio });
  await expect.poll(() => session.getSnapshot().light).toBeDefined();
  return { session, clock };
}

async function openLit() {
  const opened = await open();
  opened.session.switchOn();
  opened.clock.play(60);
  expect(middleAlpha()).toBeGreaterThan(0);
  return opened;
}

function veil(): HTMLCanvasElement {
  const canvas = document.querySelector('canvas');
  if (canvas === null) throw new Error('there is no veil');
  return canvas;
}

function middleAlpha(): number {
  const { width, height } = veil();
  const gl = veil().getContext('webgl2');
  const pixel = new Uint8Array(4);
  gl?.readPixels(width >> 1, height >> 1, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
  return pixel[3] ?? -1;
}

function turnPage(visibilityState: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
}

const stoppedBy = (session: Session) => session.getSnapshot().stoppedBy;

// Fetched once, so that no test waits for it.
beforeAll(() => import('./light-port.ts'));
beforeEach(() => {
  localStorage.clear();
  failures.length = 0;
});
afterEach(() => {
  dispose?.();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the light of the demo', () => {
  it('ends the session where the browser loses its surface, and comes back by a person’s hand only', async () => {
    const { session } = await openLit();
    veil().getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    await expect.poll(() => session.getSnapshot().stoppedBy).toBe('surface-lost');
    expect(session.getSnapshot().settings.isOn).toBe(false);
  });

  it('[OVL-01] [OVL-02] is a WebGL surface over the whole window', async () => {
    await openLit();
    const { left, top, width, height } = veil().getBoundingClientRect();
    expect([left, top, width, height]).toEqual([0, 0, innerWidth, innerHeight]);
    expect(veil().getContext('webgl2')).toBeInstanceOf(WebGL2RenderingContext);
  });

  it('[OVL-03] [OVL-04] [RD-48] lies above everything and lets a click through', async () => {
    const button = document.createElement('button');
    button.textContent = 'Under the veil';
    button.style.cssText = 'position:fixed;inset:0;z-index:9998';
    const pressed = vi.fn<() => void>();
    button.addEventListener('click', pressed);
    document.body.append(button);
    await openLit();
    expect(getComputedStyle(veil()).zIndex).toBe('9999');
    await userEvent.click(button);
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('[OVL-05] fades in over 300 ms when the session is switched on', async () => {
    const { session, clock } = await open();
    expect(clock.isAnimating).toBe(false);
    session.switchOn();
    clock.play(2);
    const early = middleAlpha();
    clock.play(9);
    const halfway = middleAlpha();
    clock.play(10);
    const share = halfway / middleAlpha();
    expect(early).toBeLessThan(halfway);
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.65);
  });

  it('[OVL-06] [OVL-07] fades out over 300 ms when it is switched off, and then draws no frame', async () => {
    const { session, clock } = await openLit();
    session.switchOff();
    clock.play(9);
    expect(middleAlpha()).toBeGreaterThan(0);
    clock.play(12);
    expect(middleAlpha()).toBe(0);
    const draw = vi.spyOn(WebGL2RenderingContext.prototype, 'drawArrays');
    clock.play(30);
    expect(clock.isAnimating).toBe(false);
    expect(draw).not.toHaveBeenCalled();
    await expect.poll(() => session.getSnapshot().light?.report.reason, { timeout: 5000 }).toBe('dark');
  });

  it('[RD-48] is dark on the next frame after Esc, whatever has the focus and keeps the key to itself', async () => {
    const { session, clock } = await openLit();
    const field = document.createElement('input');
    field.addEventListener('keydown', (event) => event.stopPropagation());
    document.body.append(field);
    field.focus();
    await userEvent.keyboard('{Escape}');
    clock.play(1);
    expect(middleAlpha()).toBe(0);
    expect(stoppedBy(session)).toBe('key');
  });

  it('is dark at once when the page is hidden, and stays dark when it is seen again', async () => {
    const { session, clock } = await openLit();
    turnPage('hidden');
    expect(middleAlpha()).toBe(0);
    expect(stoppedBy(session)).toBe('hidden');
    turnPage('visible');
    expect(Math.max(...clock.alphas(120))).toBe(0);
    expect(session.getSnapshot().settings.isOn).toBe(false);
  });

  it('moves for somebody who answered no four times', async () => {
    const { clock } = await openLit();
    expect(new Set(clock.alphas(60)).size).toBeGreaterThan(2);
  });

  it('[RD-83] stands still for everybody else, while the sound pulses', async () => {
    const { session, clock } = await open({ answers: { ...ALL_NO, unsure: 'yes' }, hasOwnAudio: false });
    session.switchOn();
    await new Promise((resolve) => setTimeout(resolve, 500));
    clock.play(60);
    const alphas = clock.alphas(60);
    expect(new Set(alphas).size).toBe(1);
    expect(alphas[0]).toBeGreaterThan(0);
  });
});

describe('a browser without WebGL', () => {
  it('[OVL-20] [RD-49] is logged; the session starts, its controls work, and nothing is shown', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const demo = createDemoSession({ logFailure: (what) => failures.push(what) });
    dispose = demo.dispose;
    demo.session.switchOn();
    await expect.poll(() => failures).toEqual(['light.open-failed']);
    demo.session.change({ visualHue: 12 });
    expect(demo.session.getSnapshot()).toMatchObject({ settings: { isOn: true, visualHue: 12 }, light: undefined });
    expect(document.querySelector('canvas, [role=alert], [role=dialog]')).toBeNull();
  });
});
