import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawableFrame, type FrameMoment, FULL_SHAPE, Governor, type LightRequest } from '../index.ts';
import { SPECIFIED_REQUEST } from '../test-helpers/specified-request.ts';
import { SimulatedPhases } from '../test-helpers/veil-simulation.ts';

const FPS = 60;
const REQUEST: LightRequest = { ...SPECIFIED_REQUEST, globalModulationStrength: 0.5 };
const MEANS = { edge: 0.112, center: 0.094 };

const numbersOf = ({ edgeAlpha, centerAlpha, red, green, blue, dissolve }: DrawableFrame) => [
  edgeAlpha,
  centerAlpha,
  red,
  green,
  blue,
  dissolve,
];

/** A governor with a clock at 60 frames a second and honest phases. */
class Light {
  readonly governor = new Governor();
  readonly #phases = new SimulatedPhases();
  #frames = 0;

  frame(request = REQUEST, change: Partial<FrameMoment> = {}): DrawableFrame {
    this.#frames += 1;
    return this.governor.step(request, { ...this.#phases.momentAt(REQUEST, this.#frames / FPS, FPS), ...change });
  }

  play(frames: number, request = REQUEST, change: Partial<FrameMoment> = {}) {
    const seen = Array.from({ length: frames }, () => numbersOf(this.frame(request, change)));
    const layer = (index: 0 | 1) => seen.map((numbers) => numbers[index] ?? Number.NaN);
    return { seen: seen.flat(), edge: layer(0), center: layer(1) };
  }
}

const swingOf = (alphas: readonly number[]) => Math.max(...alphas) - Math.min(...alphas);

describe('a display that is not known', () => {
  it.each([0, -60, Number.NaN, Number.POSITIVE_INFINITY])('[RD-07] gets still light, mean kept: %d Hz', (refreshHz) => {
    const light = new Light();
    light.play(2 * FPS, REQUEST, { refreshHz });
    const { edge, center } = light.play(FPS, REQUEST, { refreshHz });
    expect([swingOf(edge), swingOf(center)]).toEqual([0, 0]);
    expect(edge[0]).toBeCloseTo(MEANS.edge, 12);
    expect(center[0]).toBeCloseTo(MEANS.center, 12);
  });

  it('stops the flicker on the frame in which it is lost, and lets it rise again slowly', () => {
    const light = new Light();
    light.play(2 * FPS);
    const lost = light.play(FPS, REQUEST, { refreshHz: 0 });
    expect([swingOf(lost.edge), swingOf(lost.center)]).toEqual([0, 0]);
    expect(swingOf(light.play(10).center)).toBeLessThan(0.012);
    light.play(2 * FPS);
    expect(swingOf(light.play(FPS).center)).toBeGreaterThan(0.03);
  });
});

describe('a request with a hole in it', () => {
  it.each([
    ['a strength that is no number', { globalModulationStrength: Number.NaN }],
    ['an endless strength', { globalModulationStrength: Number.POSITIVE_INFINITY }],
    ['a hue that is no number', { visualHue: Number.NaN }],
    ['rates that are no numbers', { globalModulationHz: Number.NaN, centerModulationHz: Number.NaN }],
    ['rates of zero', { globalModulationHz: 0, centerModulationHz: 0 }],
    ['rates below zero', { globalModulationHz: -8, centerModulationHz: -12 }],
    ['endless rates', { globalModulationHz: Number.POSITIVE_INFINITY, centerModulationHz: Number.POSITIVE_INFINITY }],
  ])('gives no flicker, from the start and in mid-light: %s', (_name, hole) => {
    const request = { ...REQUEST, ...hole };
    const fromStart = new Light();
    fromStart.play(2 * FPS, request);
    const inMidLight = new Light();
    inMidLight.play(2 * FPS);
    inMidLight.play(4 * FPS, request);
    for (const { seen, edge, center } of [fromStart.play(FPS, request), inMidLight.play(FPS, request)]) {
      expect(seen.every(Number.isFinite)).toBe(true);
      expect(swingOf(edge)).toBeLessThan(1e-12);
      expect(swingOf(center)).toBeLessThan(1e-12);
    }
  });

  it('drops the flicker on the very frame', () => {
    const light = new Light();
    light.play(2 * FPS);
    const { edge } = light.play(3, { ...REQUEST, visualHue: Number.NaN });
    expect(edge).toEqual([edge[0], edge[0], edge[0]]);
  });

  it('keeps the hue it has while it is given none', () => {
    const light = new Light();
    light.play(2 * FPS);
    const { red, green, blue } = light.frame({ ...REQUEST, visualHue: Number.NaN });
    expect([red, green, blue]).toEqual([0, 0, 1]);
  });

  it('never asks for more than strength 1 or less than 0', () => {
    const settled = (globalModulationStrength: number) => {
      const light = new Light();
      light.play(2 * FPS, { ...REQUEST, globalModulationStrength }, { refreshHz: 0 });
      return light.frame({ ...REQUEST, globalModulationStrength }, { refreshHz: 0 }).edgeAlpha;
    };
    expect(settled(7)).toBeCloseTo(2 * MEANS.edge, 12);
    expect(settled(-3)).toBe(0);
  });
});

describe('a clock that cannot be read', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 5])('is dark at once: %d ms', (nowMs) => {
    const light = new Light();
    light.play(2 * FPS);
    const { edgeAlpha, centerAlpha } = light.frame(REQUEST, { nowMs });
    expect([edgeAlpha, centerAlpha]).toEqual([0, 0]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('waits a second once it can be read again: %d ms', (nowMs) => {
    const light = new Light();
    light.play(2 * FPS);
    light.frame(REQUEST, { nowMs });
    const dark = light.play(3 * FPS).edge.findIndex((alpha) => alpha > 0);
    expect(dark).toBeGreaterThanOrEqual(FPS);
    expect(dark).toBeLessThanOrEqual(FPS + 3);
  });

  it('lights nothing as long as it cannot', () => {
    const { edge, center } = new Light().play(5 * FPS, REQUEST, { nowMs: Number.NaN });
    expect([...edge, ...center].every((alpha) => alpha === 0)).toBe(true);
  });
});

describe('whatever comes', () => {
  it('every number of every frame is a share', () => {
    const anyRequest = fc.record({
      isOn: fc.constant(true),
      globalModulationHz: fc.double(),
      centerModulationHz: fc.double(),
      globalModulationStrength: fc.option(fc.double(), { nil: undefined }),
      waveform: fc.constantFrom('Sine', 'Square', 'Triangle', 'Sawtooth'),
      visualHue: fc.double(),
      shape: fc.constant(FULL_SHAPE),
      isStrict: fc.boolean(),
    });
    const anyChange = fc.record(
      {
        refreshHz: fc.double(),
        nowMs: fc.double(),
        globalPhaseCycles: fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(anyRequest, anyChange), { minLength: 1, maxLength: 12 }), (moments) => {
        const light = new Light();
        light.play(FPS);
        for (const [request, change] of moments) {
          const { seen } = light.play(3, request, change);
          expect(seen.every((number) => number >= 0 && number <= 1)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
