import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawableFrame, Governor, type LightRequest } from '../index.ts';
import { SPECIFIED_REQUEST } from '../test-helpers/specified-request.ts';
import { SimulatedPhases } from '../test-helpers/veil-simulation.ts';

const FPS = 60;
/** So slow that the phase stands still, and slow enough for full depth. */
const STANDING_HZ = 1e-6;
const REQUEST: LightRequest = {
  ...SPECIFIED_REQUEST,
  globalModulationHz: STANDING_HZ,
  centerModulationHz: STANDING_HZ,
};

/** From blue to magenta, where hue is red alone. */
const hueOf = ({ red }: DrawableFrame) => 240 + 60 * red;

interface Light {
  readonly means: readonly [edge: number, center: number];
  readonly swings: readonly [edge: number, center: number];
  readonly hueDegrees: number;
}

/** Two governors half a wave apart show what one does: the mean between them, and the swing from one to the other. */
class Twins {
  readonly #top = new Governor();
  readonly #bottom = new Governor();
  #nowMs = 0;

  frame(request: LightRequest, elapsedMs = 1000 / FPS): Light {
    this.#nowMs += elapsedMs;
    const at = (phaseCycles: number) => ({
      nowMs: this.#nowMs,
      refreshHz: FPS,
      isVisible: true,
      globalPhaseCycles: phaseCycles,
      centerPhaseCycles: phaseCycles,
    });
    const top = this.#top.step(request, at(0.25));
    const bottom = this.#bottom.step(request, at(0.75));
    return {
      means: [(top.edgeAlpha + bottom.edgeAlpha) / 2, (top.centerAlpha + bottom.centerAlpha) / 2],
      swings: [top.edgeAlpha - bottom.edgeAlpha, top.centerAlpha - bottom.centerAlpha],
      hueDegrees: hueOf(top),
    };
  }

  play(seconds: number, request: LightRequest): Light[] {
    return Array.from({ length: Math.round(seconds * FPS) }, () => this.frame(request));
  }
}

/** What a step from one frame to the next costs: 2.2 per mean and rising swing, and hue by the density of the veil. */
function costOf(before: Light, after: Light): number {
  const change = (of: 'means' | 'swings', index: 0 | 1) => after[of][index] - before[of][index];
  const mean = Math.max(Math.abs(change('means', 0)), Math.abs(change('means', 1)));
  const swing = Math.max(0, change('swings', 0), change('swings', 1));
  // A swing that is to fall has fallen before anything else moves.
  const top = (index: 0 | 1) => before.means[index] + Math.min(before.swings[index], after.swings[index]) / 2;
  const highest = Math.max(top(0), top(1));
  return 2.2 * (mean + swing) + 0.0272 * highest * Math.abs(after.hueDegrees - before.hueDegrees);
}

const BUDGET_PER_FRAME = 0.09 / FPS;

describe('one budget', () => {
  it('bounds mean, swing and hue together in every frame of every change', () => {
    const wish = fc.record({
      globalModulationStrength: fc.double({ min: 0, max: 1, noNaN: true }),
      visualHue: fc.integer({ min: 240, max: 300 }),
      centerModulationHz: fc.constantFrom(STANDING_HZ, 8),
      frames: fc.integer({ min: 1, max: 90 }),
    });
    fc.assert(
      fc.property(fc.array(wish, { minLength: 1, maxLength: 8 }), (wishes) => {
        const twins = new Twins();
        const lights = twins.play(5, REQUEST).slice(-1);
        for (const { frames, ...change } of wishes) lights.push(...twins.play(frames / FPS, { ...REQUEST, ...change }));
        const costs = lights.map((light, index) => costOf(lights[index - 1] ?? light, light));
        expect(Math.max(...costs)).toBeLessThanOrEqual(BUDGET_PER_FRAME * (1 + 1e-6));
      }),
      { numRuns: 100 },
    );
  });

  it('is spent in full while something is to go', () => {
    const twins = new Twins();
    const before = twins.play(5, REQUEST).at(-1) ?? twins.frame(REQUEST);
    const after = twins.frame({ ...REQUEST, globalModulationStrength: 1, visualHue: 300 });
    expect(costOf(before, after)).toBeCloseTo(BUDGET_PER_FRAME, 9);
    expect(after.hueDegrees).toBeGreaterThan(before.hueDegrees);
    expect(after.means[0]).toBeGreaterThan(before.means[0]);
    expect(after.swings[1]).toBeGreaterThan(before.swings[1]);
  });

  it('credits a late frame with 50 ms and no more', () => {
    const twins = new Twins();
    const before = twins.play(5, REQUEST).at(-1) ?? twins.frame(REQUEST);
    const after = twins.frame({ ...REQUEST, globalModulationStrength: 1 }, 240);
    expect(costOf(before, after)).toBeCloseTo(0.09 * 0.05, 9);
  });

  it('gives no change for no time', () => {
    const twins = new Twins();
    const before = twins.play(5, REQUEST).at(-1) ?? twins.frame(REQUEST);
    expect(costOf(before, twins.frame({ ...REQUEST, globalModulationStrength: 1, visualHue: 300 }, 0))).toBe(0);
  });

  it('lets settings be taken at once only in the dark', () => {
    const twins = new Twins();
    twins.play(3, REQUEST);
    twins.play(2, { ...REQUEST, isOn: false });
    const light = twins.play(1, { ...REQUEST, globalModulationStrength: 1, visualHue: 300 }).at(-1);
    expect(light?.means[0]).toBeCloseTo(0.224, 9);
    expect(light?.hueDegrees).toBe(300);
  });
});

/** How long until a light that was asked for one thing is the same as one that was asked for another all along. */
function secondsToBecome(from: LightRequest, to: LightRequest): number {
  const [changing, constant] = [new Governor(), new Governor()];
  const phases = new SimulatedPhases();
  const startFrame = 6 * FPS;
  for (let frame = 0; frame < 30 * FPS; frame += 1) {
    const moment = phases.momentAt(to, frame / FPS, FPS);
    const one = changing.step(frame < startFrame ? from : to, moment);
    const other = constant.step(to, moment);
    const isSame = Math.hypot(one.edgeAlpha - other.edgeAlpha, one.centerAlpha - other.centerAlpha) < 1e-9;
    if (frame > startFrame && isSame && one.red === other.red) return (frame - startFrame) / FPS;
  }
  return Number.POSITIVE_INFINITY;
}

describe('a change of strength', () => {
  it.each([
    { from: 0.45, to: 0.8, seconds: 1.9 },
    { from: 0.8, to: 0.45, seconds: 1.9 },
    { from: 0, to: 1, seconds: 6.3 },
  ])('from $from to $to takes about $seconds s', ({ from, to, seconds }) => {
    const request = { ...REQUEST, globalModulationHz: 8, centerModulationHz: 12 };
    const taken = secondsToBecome(
      { ...request, globalModulationStrength: from },
      { ...request, globalModulationStrength: to },
    );
    expect(Math.abs(taken - seconds)).toBeLessThan(0.1);
  });
});

describe('a change of hue', () => {
  const turn = (fromHue: number, toHue: number) => {
    const twin = new Governor();
    const phases = new SimulatedPhases();
    const faint = { ...REQUEST, globalModulationStrength: 0.02 };
    return Array.from({ length: 8 * FPS }, (_, frame) => {
      const request = { ...faint, visualHue: frame < 2 * FPS ? fromHue : toHue };
      const { red, green, blue } = twin.step(request, phases.momentAt(request, frame / FPS, FPS));
      return { red, green, blue };
    }).slice(2 * FPS);
  };

  it.each([
    [350, 10],
    [10, 350],
    [359, 1],
  ])('goes the shorter way: %d to %d degrees by red', (from, to) => {
    const seen = turn(from, to);
    for (const { red, green, blue } of seen) {
      expect(red).toBe(1);
      expect(Math.max(green, blue)).toBeLessThanOrEqual(1 / 6 + 1e-9);
    }
    expect(seen.at(-1)?.green).toBeCloseTo(to < 180 ? to / 60 : 0, 9);
    expect(seen.at(-1)?.blue).toBeCloseTo(to > 180 ? (360 - to) / 60 : 0, 9);
  });

  it('turns 60 degrees a second at the most, under the faintest veil', () => {
    const reds = turn(240, 300).map(({ red }) => red);
    for (const [frame, red] of reds.entries()) expect(red).toBeLessThanOrEqual((frame + 1) / FPS + 1e-9);
    expect(reds.at(-1)).toBe(1);
  });
});
