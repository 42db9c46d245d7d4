import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../test-helpers/axe.ts';
import { HeroWave } from './hero-wave.tsx';
import type { FrameClock } from './signal/frame-clock.ts';
import { FLAT_PATH } from './signal/trace-path.ts';
import { Trace } from './trace.tsx';

// The page's own session has this; its types come only with the provider, which this package does not know.
declare module 'vitest/browser' {
  interface CDPSession {
    send(
      method: 'Emulation.setEmulatedMedia',
      media: { readonly features: readonly { readonly name: string; readonly value: string }[] },
    ): Promise<unknown>;
  }
}

/** A clock that stands until it is moved, and knows how many frames were asked of it. */
class HeldClock implements FrameClock {
  #nowMs = 20_000;
  readonly #waiting = new Set<() => void>();
  readonly nowMs = () => this.#nowMs;
  readonly requestFrame = (onFrame: () => void) => {
    this.#waiting.add(onFrame);
    return () => {
      this.#waiting.delete(onFrame);
    };
  };
  get isAwaited(): boolean {
    return this.#waiting.size > 0;
  }
  advance(byMs: number): void {
    this.#nowMs += byMs;
    const frames = [...this.#waiting];
    this.#waiting.clear();
    for (const frame of frames) frame();
  }
}

const tracePathNow = (): string => document.querySelector('.v-trace path')?.getAttribute('d') ?? '';
/** How far the strip has been moved through its frame. */
function heroLeftPx(): number {
  const canvas = document.querySelector('canvas');
  const frameLeft = canvas?.parentElement?.getBoundingClientRect().left ?? 0;
  return (canvas?.getBoundingClientRect().left ?? 0) - frameLeft;
}

const aFewFrames = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 400));

async function wantMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}

function hideTab(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(async () => {
  await wantMotion('no-preference');
  Reflect.deleteProperty(document, 'hidden');
});

const sine = { globalHz: 6, centerHz: 14, waveform: 'Sine' } as const;

describe('the trace', () => {
  it('moves with its clock and is the same again one second later', async () => {
    const clock = new HeldClock();
    await render(<Trace {...sine} isOn clock={clock} />);
    const first = tracePathNow();
    clock.advance(17);
    expect(tracePathNow()).not.toBe(first);
    // Both rates are whole, so after a second both waves are where they were.
    clock.advance(983);
    expect(tracePathNow()).toBe(first);
    await expect.element(page.getByText('1 s', { exact: true })).toBeVisible();
  });

  it('is a flat line that asks for no frames when the light is off', async () => {
    const clock = new HeldClock();
    const { rerender } = await render(<Trace {...sine} isOn clock={clock} />);
    await rerender(<Trace {...sine} isOn={false} clock={clock} />);
    expect(tracePathNow()).toBe(FLAT_PATH);
    expect(clock.isAwaited).toBe(false);
    await rerender(<Trace {...sine} isOn clock={clock} />);
    expect(tracePathNow()).not.toBe(FLAT_PATH);
  });

  it('is one still frame for whoever wants less motion, and follows the settings', async () => {
    await wantMotion('reduce');
    const clock = new HeldClock();
    const { rerender } = await render(<Trace {...sine} isOn clock={clock} />);
    const first = tracePathNow();
    expect(clock.isAwaited).toBe(false);
    await rerender(<Trace {...sine} centerHz={20} isOn clock={clock} />);
    expect(tracePathNow()).not.toBe(first);
    expect(clock.isAwaited).toBe(false);
  });

  it('stops in a hidden tab and goes on in a shown one', async () => {
    const clock = new HeldClock();
    await render(<Trace {...sine} isOn clock={clock} />);
    expect(clock.isAwaited).toBe(true);
    hideTab(true);
    expect(clock.isAwaited).toBe(false);
    hideTab(false);
    expect(clock.isAwaited).toBe(true);
  });

  it('lets a new rate in at the right and leaves what was drawn', async () => {
    const clock = new HeldClock();
    const { rerender } = await render(<Trace {...sine} isOn clock={clock} />);
    const before = tracePathNow();
    await rerender(<Trace {...sine} centerHz={20} isOn clock={clock} />);
    expect(tracePathNow()).toBe(before);
    clock.advance(200);
    // A fifth of a second later what was drawn stands a fifth of the width further left: 120 of 600 samples.
    const heights = (path: string) =>
      path
        .slice(1)
        .split('L')
        .map((point) => point.split(' ')[1]);
    expect(heights(tracePathNow()).slice(0, 400)).toEqual(heights(before).slice(120, 520));
    expect(heights(tracePathNow()).slice(-50)).not.toEqual(heights(before).slice(-50));
  });

  it.each([true, false])('has nothing for axe to find (on: %s)', async (isOn) => {
    const { container } = await render(<Trace {...sine} isOn={isOn} clock={new HeldClock()} />);
    await expect(expectAccessible(container)).resolves.toBeUndefined();
  });
});

describe('the hero', () => {
  it('moves, holds still where it was paused, and goes on from there', async () => {
    const { rerender } = await render(<HeroWave isPaused={false} />);
    await expect.poll(heroLeftPx).toBeLessThan(-1);
    await rerender(<HeroWave isPaused />);
    await aFewFrames();
    const heldAtPx = heroLeftPx();
    await aFewFrames();
    expect(heroLeftPx()).toBe(heldAtPx);
    await rerender(<HeroWave isPaused={false} />);
    expect(heroLeftPx()).toBeLessThanOrEqual(heldAtPx);
    await expect.poll(heroLeftPx).toBeLessThan(heldAtPx);
  });

  it('looks the same one swell later, so that nobody sees it begin again', async () => {
    const { container } = await render(
      <div style={{ width: 400, height: 240 }}>
        <HeroWave isPaused />
      </div>,
    );
    await aFewFrames();
    const canvas = container.querySelector('canvas');
    const context = canvas?.getContext('2d');
    expect(canvas?.clientWidth).toBe(1400);
    const [first, again] = [8, 1008].map((left) => Array.from(context?.getImageData(left, 0, 384, 240).data ?? []));
    // At its very ends, which are left out, the lines are cut.
    const differing = first?.filter((value, at) => Math.abs(value - (again?.[at] ?? 0)) > 16).length ?? 0;
    expect(first).toHaveLength(384 * 240 * 4);
    // Where a line's edge falls between two pixels, its rounding may fall either way.
    expect(differing).toBeLessThan(60);
  });

  it('is one still picture for whoever wants less motion', async () => {
    await wantMotion('reduce');
    await render(<HeroWave isPaused={false} />);
    await aFewFrames();
    expect(heroLeftPx()).toBe(0);
    expect(document.querySelector('canvas')?.toDataURL().length).toBeGreaterThan(2000);
  });

  it.each([
    [1000, 10],
    [390, 4],
  ])('at %d px is %d seconds wide and says so', async (widthPx, spanSeconds) => {
    let said = 0;
    const { container } = await render(
      <div style={{ width: widthPx, height: 240 }}>
        <HeroWave isPaused onSpanChange={(seconds) => (said = seconds)} />
      </div>,
    );
    await expect
      .element(page.getByRole('img', { name: new RegExp(`^${spanSeconds} seconds of a 6 Hz pulse`) }))
      .toBeVisible();
    expect(said).toBe(spanSeconds);
    await expect(expectAccessible(container)).resolves.toBeUndefined();
  });
});
