import { describe, expect, it } from 'vitest';
import { type ClearWindow, FULL_SHAPE, Governor, type LightRequest, type LightShape } from '../index.ts';
import { SPECIFIED_REQUEST } from '../test-helpers/specified-request.ts';
import { SimulatedPhases } from '../test-helpers/veil-simulation.ts';

const FPS = 60;
const EDGE: LightShape = { is: 'edge' };
const CLEAR: ClearWindow = { left: 0.2, top: 0.2, right: 0.6, bottom: 0.6 };
const windowAt = (left: number): LightShape => ({ is: 'window', clear: { ...CLEAR, left } });
const REQUEST: LightRequest = { ...SPECIFIED_REQUEST, globalModulationStrength: 0.5 };

interface Shown {
  readonly from: LightShape;
  readonly to: LightShape;
  readonly dissolve: number;
}

class Light {
  readonly governor = new Governor();
  readonly #phases = new SimulatedPhases();
  #seconds = 0;

  frame(shape: LightShape, isOn = true, elapsedSeconds = 1 / FPS): Shown {
    this.#seconds += elapsedSeconds;
    const request = { ...REQUEST, isOn, shape };
    const frame = this.governor.step(request, this.#phases.momentAt(request, this.#seconds, FPS));
    return { from: frame.fromShape, to: frame.toShape, dissolve: frame.dissolve };
  }

  play(frames: number, shape: LightShape): Shown[] {
    return Array.from({ length: frames }, () => this.frame(shape));
  }
}

function litFull(): Light {
  const light = new Light();
  light.play(FPS, FULL_SHAPE);
  return light;
}

/** How many dissolves began. */
const startsIn = (shown: readonly Shown[]) =>
  shown.filter(({ dissolve }, index) => dissolve < (shown[index - 1]?.dissolve ?? 1)).length;

describe('a change of shape', () => {
  it('is a dissolve of a second from the old to the new', () => {
    const shown = litFull().play(FPS + 1, EDGE);
    for (const [frame, { from, to, dissolve }] of shown.entries()) {
      expect([from, to]).toEqual([FULL_SHAPE, EDGE]);
      expect(dissolve).toBeCloseTo(frame / FPS, 9);
    }
    expect(shown[FPS - 1]?.dissolve).toBeLessThan(1);
  });

  it('is one dissolve, and then none', () => {
    expect(startsIn(litFull().play(5 * FPS, EDGE))).toBe(1);
  });

  it('waits for the last to end, and then goes to the newest', () => {
    const light = litFull();
    light.play(20, EDGE);
    const during = [...light.play(20, windowAt(0.1)), ...light.play(20, windowAt(0.3))];
    expect(during.every(({ from, to }) => from.is === 'full' && to.is === 'edge')).toBe(true);
    const after = light.play(5, windowAt(0.4));
    expect(after.find(({ to }) => to.is !== 'edge')).toEqual({ from: EDGE, to: windowAt(0.4), dissolve: 0 });
  });

  it('is forgotten where it was taken back in time', () => {
    const light = litFull();
    const shown = [...light.play(20, EDGE), ...light.play(10, FULL_SHAPE), ...light.play(3 * FPS, EDGE)];
    expect(startsIn(shown)).toBe(1);
  });

  it('begins at most once a second, however fast shapes are asked for', () => {
    const light = litFull();
    const shown = Array.from({ length: 10 * FPS }, (_, frame) => light.frame(frame % 2 === 0 ? EDGE : FULL_SHAPE));
    expect(startsIn(shown)).toBeLessThanOrEqual(10);
    const steps = shown.map(({ dissolve }, index) => ({ dissolve, before: shown[index - 1]?.dissolve ?? 1 }));
    const isStep = ({ dissolve, before }: (typeof steps)[number]) =>
      dissolve === 0 ? before === 1 || before === 0 : dissolve >= before && dissolve - before <= 1 / FPS + 1e-9;
    expect(steps.filter((step) => !isStep(step))).toEqual([]);
  });

  it('never follows a moving window: what is drawn stands until its dissolve has ended', () => {
    const light = litFull();
    const shown = Array.from({ length: 10 * FPS }, (_, frame) => light.frame(windowAt(0.1 + (frame % 30) / 100)));
    const moved = shown.filter(({ to }, index) => to !== (shown[index - 1]?.to ?? to));
    expect(moved.length).toBeGreaterThan(5);
    expect(moved.every(({ dissolve }) => dissolve === 0)).toBe(true);
    expect(startsIn(shown)).toBeLessThanOrEqual(10);
  });

  it('is none where the window is the same in a new object', () => {
    const light = new Light();
    light.play(FPS, windowAt(0.2));
    expect(startsIn(light.play(FPS, windowAt(0.2)))).toBe(0);
  });

  it.each(['left', 'top', 'right', 'bottom'] as const)('is one where only the window’s %s has moved', (side) => {
    const light = new Light();
    light.play(FPS, { is: 'window', clear: CLEAR });
    expect(startsIn(light.play(FPS, { is: 'window', clear: { ...CLEAR, [side]: 0.4 } }))).toBe(1);
  });

  it('begins where the old shape is still whole, even in a late frame', () => {
    expect(litFull().frame(EDGE, true, 5)).toEqual({ from: FULL_SHAPE, to: EDGE, dissolve: 0 });
  });
});

describe('in the dark', () => {
  it('a shape is simply set', () => {
    expect(new Light().frame(EDGE)).toEqual({ from: EDGE, to: EDGE, dissolve: 1 });
  });

  it('a stop ends a dissolve: the light comes back in the newest shape', () => {
    const light = litFull();
    light.play(20, EDGE);
    light.governor.stop();
    expect(light.play(2, windowAt(0.3)).at(-1)).toEqual({ from: windowAt(0.3), to: windowAt(0.3), dissolve: 1 });
  });

  it('a fade-out is not yet dark: shapes still dissolve in it', () => {
    const light = litFull();
    light.frame(FULL_SHAPE, false);
    expect(light.frame(EDGE, false)).toEqual({ from: FULL_SHAPE, to: EDGE, dissolve: 0 });
  });
});
