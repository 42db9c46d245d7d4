import { WAVEFORMS } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { FLASH_RULES, FULL_SHAPE, Governor, type LightRequest, type LightShape } from '../index.ts';
import { type Chance, chanceOf, pick, randomSimulation } from '../test-helpers/random-veils.ts';
import { ungovernedMaker } from '../test-helpers/ungoverned-maker.ts';
import { type FrameMaker, type Rgb8, type SimulationResult, simulate } from '../test-helpers/veil-simulation.ts';

const CASES = 300;
const TOGGLES_OF_EACH_KIND = 100;
const TIMEOUT_MS = 60_000;
const { failingTransitions: FAILING } = FLASH_RULES;

interface Failures {
  general: number;
  red: number;
  strictLegacyRed: number;
}

function countFailures(play: (seed: number) => SimulationResult & { readonly isStrict?: boolean }): Failures {
  const failures = { general: 0, red: 0, strictLegacyRed: 0 };
  for (let seed = 0; seed < CASES; seed += 1) {
    const { verdict, isStrict = false } = play(seed);
    if (verdict.general.transitions >= FAILING) failures.general += 1;
    if (verdict.red.transitions >= FAILING) failures.red += 1;
    if (isStrict && verdict.legacyRed.transitions >= FAILING) failures.strictLegacyRed += 1;
  }
  return failures;
}

function playConstant(seed: number, maker: FrameMaker) {
  const { request, ...simulation } = randomSimulation(seed);
  const result = simulate({ ...simulation, requestAt: () => request, maker });
  return { ...result, isStrict: request.isStrict };
}

const NO_FLASH: Failures = { general: 0, red: 0, strictLegacyRed: 0 };

describe('constant settings', () => {
  it(
    '[RD-07] never flash, and in strict mode not by the older definition either',
    () => {
      expect(countFailures((seed) => playConstant(seed, new Governor()))).toEqual(NO_FLASH);
    },
    TIMEOUT_MS,
  );

  it(
    'flash without the governor, so that the test can fail',
    () => {
      const { general, red } = countFailures((seed) => playConstant(seed, ungovernedMaker()));
      expect(general + red).toBeGreaterThanOrEqual(10);
    },
    TIMEOUT_MS,
  );
});

const REFRESH_HZ = 60;
const LIGHT_PAGES: readonly Rgb8[] = [
  [255, 255, 255],
  [238, 238, 238],
  [255, 0, 0],
];
const SHAPES: readonly [LightShape, ...LightShape[]] = [
  { is: 'edge' },
  { is: 'window', clear: { left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 } },
  { is: 'window', clear: { left: 0.6, top: 0.1, right: 0.95, bottom: 0.5 } },
];

type Change = (chance: Chance, first: LightRequest) => Partial<LightRequest>;

const TOGGLES: Readonly<Record<string, Change>> = {
  strength: () => ({ globalModulationStrength: 0.55 }),
  hue: (chance, { visualHue }) => ({ visualHue: visualHue + 20 + chance() * 160 }),
  'rate, across full depth': (chance) => ({ globalModulationHz: 0.6 + chance(), centerModulationHz: 1.1 }),
  waveform: (chance) => ({ waveform: pick(chance, WAVEFORMS) }),
  shape: (chance) => ({ shape: pick(chance, SHAPES) }),
  everything: (chance) => ({
    globalModulationStrength: chance(),
    visualHue: chance() * 360,
    waveform: pick(chance, WAVEFORMS),
    shape: pick(chance, SHAPES),
    centerModulationHz: 0.6 + chance(),
  }),
};

/** Two wishes that take turns in step with the wave itself. */
function playToggle(seed: number, change: Change, maker: FrameMaker): SimulationResult {
  const chance = chanceOf(seed * 7919 + 1);
  const waveHz = 2.6 + chance() * 2.7;
  const first: LightRequest = {
    isOn: true,
    globalModulationHz: chance() < 0.5 ? waveHz : 8,
    centerModulationHz: waveHz,
    globalModulationStrength: 0.4,
    waveform: pick(chance, ['Sine', 'Square', 'Sawtooth']),
    visualHue: pick(chance, [240, 240, 0, 180, 300]),
    shape: FULL_SHAPE,
    isStrict: false,
  };
  const second = { ...first, ...change(chance, first) };
  const shift = chance();
  return simulate({
    maker,
    refreshHz: REFRESH_HZ,
    frames: 4 * REFRESH_HZ,
    backgrounds: LIGHT_PAGES,
    requestAt: (frame) => (((waveHz * frame) / REFRESH_HZ + shift) % 1 < 0.5 ? first : second),
  });
}

describe('settings that change in step with the wave', () => {
  it.each(Object.keys(TOGGLES))(
    '[RD-07] never flash: %s',
    (name) => {
      const change = TOGGLES[name] ?? (() => ({}));
      for (let seed = 0; seed < TOGGLES_OF_EACH_KIND; seed += 1) {
        const { verdict, largestMove } = playToggle(seed, change, new Governor());
        const { general, red } = verdict;
        expect(Math.max(general.transitions, red.transitions), `seed ${seed}`).toBeLessThan(FAILING);
        expect(largestMove, `seed ${seed}`).toBeLessThan(0.1);
      }
    },
    TIMEOUT_MS,
  );

  it(
    'flash without the governor, so that the test can fail',
    () => {
      const strength = TOGGLES['strength'] ?? (() => ({}));
      const { general } = countFailures((seed) => playToggle(seed, strength, ungovernedMaker()));
      expect(general).toBeGreaterThanOrEqual(10);
    },
    TIMEOUT_MS,
  );
});
