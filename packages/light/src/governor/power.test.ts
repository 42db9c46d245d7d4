import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FrameMoment, FULL_SHAPE, Governor, type LightRequest } from '../index.ts';

const FPS = 60;
const FADE_FRAMES = 18;
const ON: LightRequest = {
  isOn: true,
  globalModulationHz: 8,
  centerModulationHz: 12,
  globalModulationStrength: 1,
  waveform: 'Sine',
  visualHue: 240,
  shape: FULL_SHAPE,
  isStrict: false,
};
const OFF: LightRequest = { ...ON, isOn: false };
const HIDDEN = { isVisible: false };
/** The mean of the edge at strength 1: what a light that stands still shows. */
const STILL_ALPHA = 0.224;

/** A governor on a display of unknown refresh rate, so that its light stands still and shows nothing but its fade. */
class StillLight {
  readonly governor = new Governor();
  readonly #framesPerSecond: number;
  #frames = 0;

  constructor(framesPerSecond = FPS) {
    this.#framesPerSecond = framesPerSecond;
  }

  /** The share of the light that is let through. */
  frame(request: LightRequest, change: Partial<FrameMoment> = {}): number {
    const nowMs = (this.#frames * 1000) / this.#framesPerSecond;
    this.#frames += 1;
    const moment = { nowMs, refreshHz: 0, isVisible: true, globalPhaseCycles: 0, centerPhaseCycles: 0, ...change };
    return this.governor.step(request, moment).edgeAlpha / STILL_ALPHA;
  }

  play(frames: number, request: LightRequest, change: Partial<FrameMoment> = {}): readonly number[] {
    return Array.from({ length: frames }, () => this.frame(request, change));
  }
}

function lit(framesPerSecond = FPS): StillLight {
  const light = new StillLight(framesPerSecond);
  light.play(2 * framesPerSecond, ON);
  return light;
}

/** For how many frames the light stays dark once it is asked for. */
const framesOfDark = (shares: readonly number[]) => shares.findIndex((share) => share > 0);

describe('on and off', () => {
  it('is dark until it is switched on', () => {
    expect(new StillLight().play(300, OFF).every((share) => share === 0)).toBe(true);
  });

  it.each([60, 120, 144])('[OVL-05] fades in over 300 ms at %d frames a second', (framesPerSecond) => {
    const shares = new StillLight(framesPerSecond).play(framesPerSecond, ON);
    for (const [frame, share] of shares.entries()) {
      expect(share).toBeCloseTo(Math.min(1, (frame * 1000) / framesPerSecond / 300), 9);
    }
  });

  it.each([60, 120, 144])('[OVL-06] fades out over 300 ms at %d frames a second', (framesPerSecond) => {
    const shares = lit(framesPerSecond).play(framesPerSecond, OFF);
    for (const [frame, share] of shares.entries()) {
      expect(share).toBeCloseTo(Math.max(0, 1 - ((frame + 1) * 1000) / framesPerSecond / 300), 9);
    }
    expect(shares.at(-1)).toBe(0);
  });

  it('takes no more than a third of a fade for one late frame', () => {
    const shares = new StillLight(2).play(5, ON);
    expect(shares.map((share) => Math.round(share * 3))).toEqual([0, 1, 2, 3, 3]);
  });

  it('fades out from where it is when it is switched off while fading in', () => {
    const light = new StillLight();
    const reached = light.play(10, ON).at(-1) ?? 0;
    const falling = light.play(10, OFF);
    expect(falling[0]).toBeCloseTo(reached - 1 / FADE_FRAMES, 9);
    expect(falling.at(-1)).toBe(0);
  });

  it('waits a second from the end of a fade-out before it comes back', () => {
    const light = lit();
    light.play(FADE_FRAMES, OFF);
    const dark = framesOfDark(light.play(5 * FPS, ON));
    expect(dark).toBeGreaterThanOrEqual(FPS);
    expect(dark).toBeLessThanOrEqual(FPS + 2);
  });

  it('completes a fade-out and waits, when it is asked for in the middle of one', () => {
    const light = lit();
    const turnedAt = light.play(9, OFF).at(-1) ?? 0;
    const shares = light.play(5 * FPS, ON);
    const endOfFade = shares.indexOf(0);
    expect(shares.slice(0, endOfFade).every((share) => share < turnedAt)).toBe(true);
    expect(endOfFade).toBe(8);
    expect(framesOfDark(shares.slice(endOfFade))).toBeGreaterThanOrEqual(FPS);
  });

  it('is back at once where it has been dark for a second already', () => {
    const light = lit();
    light.play(2 * FPS, OFF);
    expect(framesOfDark(light.play(FPS, ON))).toBe(1);
  });
});

describe('stop', () => {
  it('is dark on the very next frame', () => {
    const light = lit();
    light.governor.stop();
    expect(light.frame(ON)).toBe(0);
  });

  it('is dark on the very next frame of a fade-in', () => {
    const light = new StillLight();
    light.play(9, ON);
    light.governor.stop();
    expect(light.frame(ON)).toBe(0);
  });

  it('stays dark until the request has been off and on again', () => {
    const light = lit();
    light.governor.stop();
    expect(light.play(20 * FPS, ON).every((share) => share === 0)).toBe(true);
    light.frame(OFF);
    expect(framesOfDark(light.play(5 * FPS, ON))).toBeGreaterThan(0);
  });

  it('waits a second from its end, however long it lasted', () => {
    for (const stoppedFrames of [1, 30, 600]) {
      const light = lit();
      light.governor.stop();
      light.play(stoppedFrames, ON);
      light.frame(OFF);
      const dark = framesOfDark(light.play(5 * FPS, ON));
      expect(dark).toBeGreaterThanOrEqual(FPS - 1);
      expect(dark).toBeLessThanOrEqual(FPS + 2);
    }
  });

  it('keeps a light dark that has not begun yet', () => {
    const light = new StillLight();
    light.governor.stop();
    expect(light.play(3 * FPS, ON).every((share) => share === 0)).toBe(true);
  });
});

describe('a hidden page', () => {
  it('is dark on the very next frame, and while it is hidden', () => {
    expect(
      lit()
        .play(3 * FPS, ON, HIDDEN)
        .every((share) => share === 0),
    ).toBe(true);
  });

  it.each([1, 30, 600])('waits a second from when it is seen again, after %d hidden frames', (hiddenFrames) => {
    const light = lit();
    light.play(hiddenFrames, ON, HIDDEN);
    const dark = framesOfDark(light.play(5 * FPS, ON));
    expect(dark).toBeGreaterThanOrEqual(FPS - 1);
    expect(dark).toBeLessThanOrEqual(FPS + 2);
  });
});

describe('any order of switches', () => {
  it('leaves a second of dark between two lights, and never brightens faster than a fade', () => {
    const event = fc.record({
      frames: fc.integer({ min: 1, max: 90 }),
      does: fc.constantFrom('on', 'on', 'off', 'hide', 'stop'),
    });
    fc.assert(
      fc.property(fc.array(event, { minLength: 5, maxLength: 40 }), (events) => {
        const light = new StillLight();
        const shares = events.flatMap(({ does, frames }) => {
          if (does === 'stop') light.governor.stop();
          return light.play(frames, does === 'off' ? OFF : ON, { isVisible: does !== 'hide' });
        });
        let lastLitAt = Number.NEGATIVE_INFINITY;
        const flashes = shares.filter((share, frame) => {
          const before = shares[frame - 1] ?? 0;
          const isEarly = share > 0 && before === 0 && frame - lastLitAt <= FPS;
          lastLitAt = share > 0 ? frame : lastLitAt;
          return isEarly || share - before > 1 / FADE_FRAMES + 1e-9;
        });
        expect(flashes).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
