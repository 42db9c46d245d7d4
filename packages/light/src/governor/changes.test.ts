import { GOVERNOR_LIMITS, type Waveform } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { Governor, type LightRequest } from '../index.ts';
import { SPECIFIED_REQUEST } from '../test-helpers/specified-request.ts';

const FPS = 60;
/** So slow that the phase stands still for the length of a test, and slow enough for full depth. */
const STANDING_HZ = 1e-6;
const CAP = GOVERNOR_LIMITS.swingCap;
const REQUEST: LightRequest = {
  ...SPECIFIED_REQUEST,
  globalModulationHz: STANDING_HZ,
  centerModulationHz: STANDING_HZ,
  globalModulationStrength: 1,
};

interface Swings {
  readonly edge: number;
  readonly center: number;
}

/** Two governors with the same requests, one at the top of the wave and one at its bottom: between them lies the swing. */
class Twins {
  readonly #top = new Governor();
  readonly #bottom = new Governor();
  #frames = 0;

  frame(request: LightRequest, phaseShiftCycles = 0): Swings {
    this.#frames += 1;
    const nowMs = (this.#frames * 1000) / FPS;
    const step = (governor: Governor, phase: number) => {
      const phaseCycles = phase + phaseShiftCycles;
      const phases = { globalPhaseCycles: phaseCycles, centerPhaseCycles: phaseCycles };
      return governor.step(request, { nowMs, refreshHz: FPS, isVisible: true, ...phases });
    };
    const top = step(this.#top, 0.25);
    const bottom = step(this.#bottom, 0.75);
    return {
      edge: Math.abs(top.edgeAlpha - bottom.edgeAlpha),
      center: Math.abs(top.centerAlpha - bottom.centerAlpha),
    };
  }

  play(seconds: number, request: LightRequest): Swings[] {
    return Array.from({ length: Math.round(seconds * FPS) }, () => this.frame(request));
  }
}

/** Twins at full depth. */
function deep(request = REQUEST): Twins {
  const twins = new Twins();
  twins.play(8, request);
  return twins;
}

describe('a start', () => {
  it('has at most the cap, even where full depth is to come', () => {
    const [first, ...others] = new Twins().play(0.3, REQUEST);
    expect(first).toEqual({ edge: 0, center: 0 });
    expect(Math.max(...others.map(({ center }) => center))).toBeLessThan(CAP + 0.3 * (0.09 / 2.2));
    expect(others.at(-1)?.center).toBeGreaterThan(0.03);
  });

  it('has no more than is asked for', () => {
    const swings = new Twins().play(1, { ...REQUEST, globalModulationStrength: 0.1 });
    expect(Math.max(...swings.map(({ center }) => center))).toBeCloseTo(0.0216, 9);
  });

  it('reaches full depth in the end', () => {
    const twins = deep();
    expect(twins.frame(REQUEST).edge).toBeCloseTo(0.144, 9);
    expect(twins.frame(REQUEST).center).toBeCloseTo(0.216, 9);
  });

  it('begins at the cap again after every dark', () => {
    const twins = deep();
    twins.play(2, { ...REQUEST, isOn: false });
    const swings = twins.play(0.4, REQUEST);
    expect(Math.max(...swings.map(({ center }) => center))).toBeLessThan(CAP + 0.4 * (0.09 / 2.2));
  });
});

describe('a swing that is to fall falls at once', () => {
  it.each([
    ['to another rate', { globalModulationHz: 1.21, centerModulationHz: 1.21 }, CAP],
    ['to a rate of the strict band', { globalModulationHz: 20, centerModulationHz: 20 }, 0.016],
    ['into strict mode', { globalModulationHz: 5, centerModulationHz: 5, isStrict: true }, 0.016],
    ['with the strength', { globalModulationStrength: 0.1 }, 0.0216],
    ['with a strength of nothing', { globalModulationStrength: 0 }, 0],
    ['to a rate that cannot be drawn', { globalModulationHz: 90, centerModulationHz: 90 }, 0],
  ])('%s', (_name, change, swing) => {
    const { edge, center } = deep().frame({ ...REQUEST, ...change });
    expect(edge).toBeLessThanOrEqual(swing + 1e-9);
    expect(center).toBeLessThanOrEqual(swing + 1e-9);
  });

  it('in one layer without the other', () => {
    const { edge, center } = deep().frame({ ...REQUEST, centerModulationHz: 8 });
    expect(edge).toBeCloseTo(0.144, 9);
    expect(center).toBeLessThanOrEqual(CAP);
  });
});

describe('a jump', () => {
  it.each<Waveform>(['Square', 'Triangle', 'Sawtooth'])('of waveform to %s drops the swing to the cap', (waveform) => {
    const { edge, center } = deep().frame({ ...REQUEST, waveform });
    expect(edge).toBeLessThan(CAP + 0.001);
    expect(center).toBeLessThan(CAP + 0.001);
  });

  it.each([0.5, 0.08, -0.08, 1, -3.3])('of the phase by %d cycles drops the swing to the cap', (cycles) => {
    const twins = deep();
    const jumped = twins.frame(REQUEST, cycles);
    expect(jumped.edge).toBeLessThan(CAP + 0.001);
    expect(jumped.center).toBeLessThan(CAP + 0.001);
    expect(twins.frame(REQUEST, cycles).center).toBeLessThan(CAP + 0.002);
  });

  it('is no jump where a phase is corrected by a hair', () => {
    expect(deep().frame(REQUEST, 0.002).center).toBeGreaterThan(0.21);
  });

  it('leaves a swing alone that is under the cap already', () => {
    const faint = { ...REQUEST, globalModulationStrength: 0.1 };
    const twins = deep(faint);
    expect(twins.frame(faint, 0.5).center).toBeCloseTo(0.0216, 9);
  });

  it('repeated for ever keeps the swing at the cap', () => {
    const twins = deep();
    for (let frame = 0; frame < 5 * FPS; frame += 1) {
      const waveform = frame % 2 === 0 ? 'Triangle' : 'Sine';
      expect(twins.frame({ ...REQUEST, waveform }).center).toBeLessThan(CAP + 0.001);
    }
  });
});

describe('a swing that is to rise', () => {
  it('takes its time: from the cap to full depth it needs over four seconds', () => {
    const twins = deep({ ...REQUEST, globalModulationHz: 8, centerModulationHz: 8 });
    const swings = twins.play(10, REQUEST).map(({ center }) => center);
    const arrivedAt = swings.findIndex((swing) => swing > 0.2159);
    expect(arrivedAt / FPS).toBeGreaterThan((0.216 - CAP) / (0.09 / 2.2) - 0.1);
    expect(arrivedAt / FPS).toBeLessThan(5);
    expect(swings).toEqual(swings.toSorted((a, b) => a - b));
  });

  it('gains nothing by falling in between', () => {
    const twins = deep();
    const fast = { ...REQUEST, globalModulationHz: 8, centerModulationHz: 8 };
    for (let cycle = 0; cycle < 20; cycle += 1) {
      twins.frame(fast);
      const swings = twins.play(0.3, REQUEST);
      expect(swings.at(-1)?.center).toBeLessThan(CAP + 0.31 * (0.09 / 2.2));
    }
  });
});
