import { SESSION_DEFAULTS, WAVEFORM_CODES, WAVEFORMS, type Waveform } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { type DrawableFrame, Governor, type LightRequest } from '../index.ts';
import { SPECIFIED_REQUEST } from '../test-helpers/specified-request.ts';
import { SimulatedPhases } from '../test-helpers/veil-simulation.ts';

/** So slow that the phase stands still, and slow enough for full depth: what is asked for is what is delivered. */
const STANDING_HZ = 1e-6;
const REQUEST: LightRequest = {
  ...SPECIFIED_REQUEST,
  globalModulationHz: STANDING_HZ,
  centerModulationHz: STANDING_HZ,
  globalModulationStrength: 1,
};

const TOP_CYCLES = 0.25;
const BOTTOM_CYCLES = 0.75;

/** The light ten seconds after a start, with both waves standing where they are told to. */
function settled(request: LightRequest, globalPhaseCycles: number, centerPhaseCycles = globalPhaseCycles) {
  const governor = new Governor();
  const step = (frame: number): DrawableFrame =>
    governor.step(request, {
      nowMs: (frame * 1000) / 60,
      refreshHz: 60,
      isVisible: true,
      globalPhaseCycles,
      centerPhaseCycles,
    });
  for (let frame = 0; frame < 600; frame += 1) step(frame);
  return step(600);
}

/** Five seconds of both layers on a 144 Hz display, after five to settle. */
function play(request: LightRequest): { readonly edge: number[]; readonly center: number[] } {
  const governor = new Governor();
  const phases = new SimulatedPhases();
  const frames = Array.from({ length: 1440 }, (_, frame) => {
    const { edgeAlpha, centerAlpha } = governor.step(request, phases.momentAt(request, frame / 144, 144));
    return { edgeAlpha, centerAlpha };
  }).slice(720);
  return { edge: frames.map(({ edgeAlpha }) => edgeAlpha), center: frames.map(({ centerAlpha }) => centerAlpha) };
}

/** How often a wave rises through its middle. */
function risesOf(alphas: readonly number[]): number {
  const middle = (Math.min(...alphas) + Math.max(...alphas)) / 2;
  return alphas.filter((alpha, index) => alpha >= middle && (alphas[index - 1] ?? alpha) < middle).length;
}

describe('strength', () => {
  it.each([0.2, 0.45, 1])('[OVL-08] times 0.4 scales all that is asked for: %d', (globalModulationStrength) => {
    const { edgeAlpha, centerAlpha } = settled({ ...REQUEST, globalModulationStrength }, TOP_CYCLES);
    expect(edgeAlpha / (0.2 + 0.6 * 0.9)).toBeCloseTo(0.4 * globalModulationStrength, 9);
    expect(centerAlpha / (0.2 + 0.6 * 0.9)).toBeCloseTo(0.4 * globalModulationStrength, 9);
  });

  it('[OVL-09] [RD-20] that is absent counts as 0.5', () => {
    const { globalModulationStrength: _absent, ...withoutStrength } = REQUEST;
    const half = settled({ ...REQUEST, globalModulationStrength: 0.5 }, TOP_CYCLES);
    expect(settled(withoutStrength, TOP_CYCLES)).toEqual(half);
    expect(settled({ ...REQUEST, globalModulationStrength: undefined }, TOP_CYCLES)).toEqual(half);
    expect(half.edgeAlpha).toBeCloseTo(0.2 * (0.2 + 0.6 * 0.9), 9);
  });

  it('of 0 is a real value: no light at all', () => {
    const { edgeAlpha, centerAlpha } = settled({ ...REQUEST, globalModulationStrength: 0 }, TOP_CYCLES);
    expect([edgeAlpha, centerAlpha]).toEqual([0, 0]);
  });
});

describe('alpha', () => {
  it('[OVL-15] [RD-21] has a base of 0.2, which is all there is where the centre wave is 0', () => {
    expect(settled(REQUEST, TOP_CYCLES, BOTTOM_CYCLES).centerAlpha).toBeCloseTo(0.4 * 0.2, 9);
  });

  it('[OVL-16] [RD-21] ranges over 0.6 of what the layer gives', () => {
    const range = settled(REQUEST, TOP_CYCLES).centerAlpha - settled(REQUEST, BOTTOM_CYCLES).centerAlpha;
    expect(range).toBeCloseTo(0.4 * 0.6 * 0.9, 9);
  });

  it.each([
    { wave: 0, phaseCycles: BOTTOM_CYCLES, edge: 0.3 },
    { wave: 0.5, phaseCycles: 0, edge: 0.6 },
    { wave: 1, phaseCycles: TOP_CYCLES, edge: 0.9 },
  ])('[OVL-17] at the edge is 0.3 plus 0.6 times the global wave: $wave gives $edge', ({ phaseCycles, edge }) => {
    expect(settled(REQUEST, phaseCycles).edgeAlpha).toBeCloseTo(0.4 * (0.2 + 0.6 * edge), 9);
  });

  it.each([
    { wave: 0, phaseCycles: BOTTOM_CYCLES, center: 0 },
    { wave: 0.5, phaseCycles: 0, center: 0.45 },
    { wave: 1, phaseCycles: TOP_CYCLES, center: 0.9 },
  ])('[OVL-18] in the centre is 0.9 times the centre wave: $wave gives $center', ({ phaseCycles, center }) => {
    expect(settled(REQUEST, phaseCycles).centerAlpha).toBeCloseTo(0.4 * (0.2 + 0.6 * center), 9);
  });

  it('[RD-07] is less than the formula asks for where that would flash, around the same mean', () => {
    const { edge, center } = play({ ...REQUEST, globalModulationHz: 8, centerModulationHz: 12 });
    const middle = (alphas: readonly number[]) => (Math.min(...alphas) + Math.max(...alphas)) / 2;
    expect(Math.max(...edge)).toBeLessThan(0.224 + 0.0175);
    expect(Math.min(...center)).toBeGreaterThan(0.188 - 0.0175);
    expect(middle(edge)).toBeCloseTo(0.224, 3);
    expect(middle(center)).toBeCloseTo(0.188, 3);
  });
});

describe('a tint that stands still', () => {
  const STANDING = { globalModulationHz: 0, centerModulationHz: 0 };
  const mean = (alphas: readonly number[]) => alphas.reduce((sum, alpha) => sum + alpha, 0) / alphas.length;

  it.each(
    WAVEFORMS.flatMap((waveform) =>
      [
        { globalModulationHz: 8, centerModulationHz: 12 },
        { globalModulationHz: 0.2, centerModulationHz: 6 },
      ].map((rates) => ({ waveform, ...rates })),
    ),
  )('is as much light as $waveform at $globalModulationHz and $centerModulationHz Hz, on average', (moving) => {
    const modulated = play({ ...REQUEST, globalModulationStrength: 0.45, ...moving });
    const sham = play({ ...REQUEST, globalModulationStrength: 0.45, ...moving, ...STANDING });
    for (const layer of ['edge', 'center'] as const) {
      expect(Math.max(...sham[layer])).toBe(Math.min(...sham[layer]));
      expect(Math.max(...modulated[layer]) - Math.min(...modulated[layer])).toBeGreaterThan(0.005);
      expect(mean(modulated[layer]) / mean(sham[layer])).toBeCloseTo(1, 2);
    }
  });
});

describe('waves', () => {
  it.each([
    { globalModulationHz: 8, centerModulationHz: 12 },
    { globalModulationHz: 12, centerModulationHz: 8 },
    { globalModulationHz: 5, centerModulationHz: 40 },
    { globalModulationHz: 1, centerModulationHz: 3 },
  ])('[OVL-19] are $globalModulationHz Hz at the edge and $centerModulationHz Hz in the centre', (rates) => {
    const { edge, center } = play({ ...REQUEST, ...rates });
    expect(Math.abs(risesOf(edge) - 5 * rates.globalModulationHz)).toBeLessThanOrEqual(1);
    expect(Math.abs(risesOf(center) - 5 * rates.centerModulationHz)).toBeLessThanOrEqual(1);
  });

  // The waves as they would be without a display: from 0 to 1, rising through the middle at phase 0.
  const IDEAL: Readonly<Record<Waveform, (cycles: number) => number>> = {
    Sine: (cycles) => 0.5 + 0.5 * Math.sin(2 * Math.PI * cycles),
    Square: (cycles) => (cycles % 1 < 0.5 ? 1 : 0),
    Triangle: (cycles) => 1 - 2 * Math.abs(((cycles + 0.25) % 1) - 0.5),
    Sawtooth: (cycles) => (cycles + 0.5) % 1,
  };

  it.each([
    { id: 'OVL-11', code: 0, drawn: 'Sine' },
    { id: 'OVL-12', code: 1, drawn: 'Square' },
    { id: 'OVL-13', code: 2, drawn: 'Triangle' },
    { id: 'OVL-14', code: 3, drawn: 'Sawtooth' },
  ] as const)('[$id] of code $code are drawn as $drawn', ({ code, drawn }) => {
    const waveform = WAVEFORMS.find((name) => WAVEFORM_CODES[name] === code) ?? 'Sine';
    const { edge } = play({ ...REQUEST, globalModulationHz: 2, waveform });
    const [low, high] = [Math.min(...edge), Math.max(...edge)];
    const wave = edge.map((alpha) => (alpha - low) / (high - low));
    const errorOf = (name: Waveform) =>
      Math.sqrt(wave.reduce((sum, value, frame) => sum + (value - IDEAL[name]((frame * 2) / 144)) ** 2, 0) / 720);
    const nearest = WAVEFORMS.toSorted((one, other) => errorOf(one) - errorOf(other))[0];
    expect(nearest).toBe(drawn);
    expect(errorOf(drawn)).toBeLessThan(0.15);
  });
});

describe('hue', () => {
  it.each([
    { visualHue: 0, colour: [1, 0, 0] },
    { visualHue: 30, colour: [1, 0.5, 0] },
    { visualHue: 120, colour: [0, 1, 0] },
    { visualHue: 180, colour: [0, 1, 1] },
    { visualHue: 300, colour: [1, 0, 1] },
    { visualHue: 360, colour: [1, 0, 0] },
  ])('[OVL-21] is taken from visualHue: $visualHue', ({ visualHue, colour }) => {
    const { red, green, blue } = settled({ ...REQUEST, visualHue }, 0);
    for (const [index, channel] of [red, green, blue].entries()) expect(channel).toBeCloseTo(colour[index] ?? -1, 9);
  });

  it('[OVL-10] is blue, 240, by default', () => {
    const { red, green, blue } = settled({ ...REQUEST, visualHue: SESSION_DEFAULTS.visualHue }, 0);
    expect([red, green, blue]).toEqual([0, 0, 1]);
  });
});
