import { GOVERNOR_LIMITS, requestedRanges, swingCap, WAVEFORMS } from '@vayl/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FULL_SHAPE, Governor, type LightRequest } from '../index.ts';
import { SPECIFIED_REQUEST } from '../test-helpers/specified-request.ts';
import { SimulatedPhases } from '../test-helpers/veil-simulation.ts';

const REQUEST: LightRequest = { ...SPECIFIED_REQUEST, globalModulationStrength: 1 };

// Rates are tenths of a hertz, so that ten seconds hold whole waves and their mean is exact.
const SECONDS = 10;
const SETTLED_SECONDS = 7;
const RATE_STEP_HZ = 0.1;

interface Measured {
  readonly mean: number;
  readonly swing: number;
}

/** Mean and peak-to-peak swing of both layers, once a constant request has settled. */
function deliver(request: LightRequest, refreshHz = 60): { readonly edge: Measured; readonly center: Measured } {
  const governor = new Governor();
  const phases = new SimulatedPhases();
  const edge: number[] = [];
  const center: number[] = [];
  for (let frame = 0; frame < (SETTLED_SECONDS + SECONDS) * refreshHz; frame += 1) {
    const { edgeAlpha, centerAlpha } = governor.step(request, phases.momentAt(request, frame / refreshHz, refreshHz));
    if (frame < SETTLED_SECONDS * refreshHz) continue;
    edge.push(edgeAlpha);
    center.push(centerAlpha);
  }
  return { edge: measure(edge), center: measure(center) };
}

function measure(alphas: readonly number[]): Measured {
  const sum = alphas.reduce((total, alpha) => total + alpha, 0);
  return { mean: sum / alphas.length, swing: Math.max(...alphas) - Math.min(...alphas) };
}

const middleOf = ({ min, max }: { readonly min: number; readonly max: number }) => (min + max) / 2;

const anyHz = (min: number, max: number) =>
  fc.integer({ min: Math.round(min / RATE_STEP_HZ), max: Math.round(max / RATE_STEP_HZ) }).map((steps) => steps / 10);

const anyRequest = fc.record({
  isOn: fc.constant(true),
  globalModulationHz: fc.oneof(anyHz(1.3, 26), anyHz(0.1, 100)),
  centerModulationHz: fc.oneof(anyHz(1.3, 26), anyHz(0.1, 100)),
  globalModulationStrength: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
  waveform: fc.constantFrom(...WAVEFORMS),
  visualHue: fc.integer({ min: 0, max: 360 }),
  shape: fc.constant(FULL_SHAPE),
  isStrict: fc.boolean(),
});

describe('constant settings', () => {
  it('[RD-07] keep their mean and stay under the cap of their rate, on every display', () => {
    fc.assert(
      fc.property(anyRequest, fc.constantFrom(60, 75, 120, 144), (request, refreshHz) => {
        const { edge, center } = deliver(request, refreshHz);
        const asked = requestedRanges(request.globalModulationStrength);
        expect(Math.abs(edge.mean - middleOf(asked.edge))).toBeLessThan(1e-3);
        expect(Math.abs(center.mean - middleOf(asked.center))).toBeLessThan(1e-3);
        const { globalModulationHz, centerModulationHz, isStrict } = request;
        const cap = (requestedHz: number) => swingCap({ requestedHz, refreshHz, isStrict });
        expect(edge.swing).toBeLessThanOrEqual(cap(globalModulationHz) + 1e-9);
        // A centre that cannot be drawn is at the global rate, and under the cap of that.
        const centerCap = centerModulationHz < 0.45 * refreshHz ? cap(centerModulationHz) : cap(globalModulationHz);
        expect(center.swing).toBeLessThanOrEqual(centerCap + 1e-9);
      }),
      { numRuns: 60 },
    );
  });

  it('[RD-07] deliver .0333 and .0347 of .065 and .097 at the specified default', () => {
    // 12 and 8 frames a wave: the display shows every top and every bottom.
    const { edge, center } = deliver({ ...REQUEST, globalModulationStrength: 0.45 }, 96);
    expect([edge.mean, edge.swing].map((alpha) => alpha.toFixed(4))).toEqual(['0.1008', '0.0333']);
    expect([center.mean, center.swing].map((alpha) => alpha.toFixed(4))).toEqual(['0.0846', '0.0347']);
  });

  it('let a centre stand still that is asked to, while the rim moves', () => {
    const { edge, center } = deliver({ ...REQUEST, centerModulationHz: 0 });
    expect(edge.swing).toBeGreaterThan(0.03);
    expect(center.swing).toBe(0);
  });

  it('deliver more where more is asked, and never reach the cap', () => {
    const swings = [0.1, 0.2, 0.3, 0.45, 0.6].map(
      (globalModulationStrength) => deliver({ ...REQUEST, globalModulationStrength }).center.swing,
    );
    expect(swings).toEqual(swings.toSorted((a, b) => a - b));
    expect(new Set(swings).size).toBe(swings.length);
    expect(swings.at(-1)).toBeLessThan(GOVERNOR_LIMITS.swingCap);
  });

  it('have half the swing and less between 13 and 30 Hz', () => {
    const { edge, center } = deliver({ ...REQUEST, globalModulationHz: 13, centerModulationHz: 30 }, 144);
    expect(edge.swing).toBeLessThanOrEqual(GOVERNOR_LIMITS.strictSwingCap);
    expect(center.swing).toBeLessThanOrEqual(GOVERNOR_LIMITS.strictSwingCap);
    expect(edge.swing).toBeGreaterThan(0.015);
  });
});

describe('full depth', () => {
  it.each([0.1, 0.5, 1, 1.2])('is delivered at %d Hz', (hz) => {
    const { edge, center } = deliver({ ...REQUEST, globalModulationHz: hz, centerModulationHz: hz });
    expect(edge.swing).toBeCloseTo(0.144, 3);
    expect(center.swing).toBeCloseTo(0.216, 3);
  });

  it.each([1.3, 2, 3])('is not delivered at %d Hz', (hz) => {
    const { edge, center } = deliver({ ...REQUEST, globalModulationHz: hz, centerModulationHz: hz });
    expect(Math.max(edge.swing, center.swing)).toBeLessThanOrEqual(GOVERNOR_LIMITS.swingCap);
  });

  it('is each layer’s own', () => {
    const { edge, center } = deliver({ ...REQUEST, globalModulationHz: 1 });
    expect(edge.swing).toBeCloseTo(0.144, 3);
    expect(center.swing).toBeLessThanOrEqual(GOVERNOR_LIMITS.swingCap);
  });

  it.each(WAVEFORMS)('has no steps: %s at 1.2 Hz takes 150 ms for most of its way', (waveform) => {
    const request = { ...REQUEST, globalModulationHz: 1.2, centerModulationHz: 1.2, waveform };
    const governor = new Governor();
    const phases = new SimulatedPhases();
    const alphas = Array.from({ length: 15 * 60 }, (_, frame) => {
      return governor.step(request, phases.momentAt(request, frame / 60, 60)).centerAlpha;
    }).slice(SETTLED_SECONDS * 60);
    const within100Ms = alphas.slice(6).map((alpha, index) => Math.abs(alpha - (alphas[index] ?? alpha)));
    expect(Math.max(...within100Ms)).toBeLessThan(0.216 * 0.9);
  });
});

describe('a rate that the display cannot draw', () => {
  it.each([60.5, 60, 59.5, 27, 100])('never gets full depth by its alias: %d Hz on 60 Hz stands still', (hz) => {
    const { edge, center } = deliver({ ...REQUEST, globalModulationHz: hz, centerModulationHz: hz });
    expect([edge.swing, center.swing]).toEqual([0, 0]);
  });

  it('leaves the centre on the global wave', () => {
    const request = { ...REQUEST, centerModulationHz: 40 };
    const governor = new Governor();
    const phases = new SimulatedPhases();
    for (let frame = 0; frame < 300; frame += 1) {
      const { edgeAlpha, centerAlpha } = governor.step(request, phases.momentAt(request, frame / 60, 60));
      if (frame < 200) continue;
      expect((centerAlpha - 0.188) / 0.035).toBeCloseTo((edgeAlpha - 0.224) / 0.035, 2);
    }
  });

  it('leaves the edge still and the centre at its own rate, where only the global one is too fast', () => {
    const { edge, center } = deliver({ ...REQUEST, globalModulationHz: 40 });
    expect(edge.swing).toBe(0);
    expect(center.swing).toBeGreaterThan(0.03);
  });
});

describe('strict mode', () => {
  it.each([1.3, 8, 12, 20])('has the strict cap at %d Hz', (hz) => {
    const { edge, center } = deliver({ ...REQUEST, globalModulationHz: hz, centerModulationHz: hz, isStrict: true });
    expect(Math.max(edge.swing, center.swing)).toBeLessThanOrEqual(GOVERNOR_LIMITS.strictSwingCap);
    expect(edge.mean).toBeCloseTo(0.224, 6);
  });
});
