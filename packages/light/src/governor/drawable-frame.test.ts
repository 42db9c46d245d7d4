import { describe, expect, it } from 'vitest';
import { Governor } from '../index.ts';
import { SPECIFIED_REQUEST } from '../test-helpers/specified-request.ts';
import { DrawableFrame, darkValues } from './drawable-frame.ts';

const REQUEST = SPECIFIED_REQUEST;

function frameOfGovernor(frames: number): DrawableFrame {
  const governor = new Governor();
  const step = (frame: number) =>
    governor.step(REQUEST, {
      nowMs: (frame * 1000) / 60,
      refreshHz: 60,
      isVisible: true,
      globalPhaseCycles: (frame * 8) / 60,
      centerPhaseCycles: (frame * 12) / 60,
    });
  for (let frame = 0; frame < frames; frame += 1) step(frame);
  return step(frames);
}

describe('a frame', () => {
  it('of the governor is one, dark or lit', () => {
    expect(DrawableFrame.isGoverned(frameOfGovernor(0))).toBe(true);
    expect(DrawableFrame.isGoverned(frameOfGovernor(60))).toBe(true);
  });

  it('made by hand is none, to the compiler and to the renderer', () => {
    const handMade = { ...darkValues(), edgeAlpha: 1, centerAlpha: 1, isDark: false };
    // @ts-expect-error Only the governor's folder can make the class.
    const frame: DrawableFrame = handMade;
    expect(DrawableFrame.isGoverned(frame)).toBe(false);
  });

  it('that is copied is none, and its copy has nothing in it', () => {
    const copy = Object.assign({}, frameOfGovernor(60), { edgeAlpha: 1 });
    expect(DrawableFrame.isGoverned(copy)).toBe(false);
    expect(Object.keys(frameOfGovernor(60))).toEqual([]);
  });

  it('cannot be changed by whoever holds it', () => {
    const frame = frameOfGovernor(60);
    expect(() => Object.assign(frame, { edgeAlpha: 1 })).toThrow(TypeError);
    expect(frame.edgeAlpha).toBeLessThan(0.2);
  });

  it('is dark only where both layers are', () => {
    expect(frameOfGovernor(0).isDark).toBe(true);
    expect(frameOfGovernor(60).isDark).toBe(false);
    expect(new DrawableFrame({ ...darkValues(), edgeAlpha: 0.1 }).isDark).toBe(false);
    expect(new DrawableFrame({ ...darkValues(), centerAlpha: 0.1 }).isDark).toBe(false);
  });
});
