import { SESSION_PRESETS, WAVEFORMS } from '@vayl/domain';
import { FULL_SHAPE, type LightRequest, type LightShape } from '../src/index.ts';
import { type Chance, chanceOf, pick, randomHz, randomRequest } from '../src/test-helpers/random-veils.ts';
import { type FrameMaker, type Rgb8, type SimulationResult, simulate } from '../src/test-helpers/veil-simulation.ts';

const REFRESH_HZ = 60;
const SECONDS = 4;
const BACKGROUNDS: readonly Rgb8[] = [
  [255, 255, 255],
  [238, 238, 238],
  [255, 0, 0],
];
const SHAPES: readonly [LightShape, ...LightShape[]] = [
  FULL_SHAPE,
  { is: 'edge' },
  { is: 'window', clear: { left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 } },
  { is: 'window', clear: { left: 0.6, top: 0.1, right: 0.95, bottom: 0.5 } },
];

/** Two wishes, and a rhythm in which they take turns. */
export interface Attack {
  readonly requests: readonly [LightRequest, ...LightRequest[]];
  /** Which request holds at a frame. */
  readonly turn: (seconds: number) => number;
}

export function playAttack({ requests, turn }: Attack, maker: FrameMaker): SimulationResult {
  return simulate({
    maker,
    refreshHz: REFRESH_HZ,
    frames: SECONDS * REFRESH_HZ,
    backgrounds: BACKGROUNDS,
    requestAt: (frame) => requests[turn(frame / REFRESH_HZ) % requests.length] ?? requests[0],
  });
}

/** Toggles one thing, or everything, in step with the wave itself. */
export function alignedAttack(seed: number): Attack {
  const chance = chanceOf(seed * 7919 + 1);
  const waveHz = 2.6 + chance() * 2.7;
  const first: LightRequest = {
    ...randomRequest(chance),
    globalModulationHz: chance() < 0.5 ? waveHz : randomHz(chance),
    centerModulationHz: waveHz,
    waveform: pick(chance, ['Sine', 'Square', 'Sine', 'Sawtooth']),
    visualHue: pick(chance, [240, 240, 0, 180, 300, 60]),
    isStrict: false,
  };
  const second = { ...first, ...pick(chance, CHANGES)(chance, first) };
  return { requests: [first, second], turn: toggle(pick(chance, [waveHz, waveHz, waveHz / 2, 2 * waveHz]), chance()) };
}

type Change = (chance: Chance, first: LightRequest) => Partial<LightRequest>;

const CHANGES: readonly [Change, ...Change[]] = [
  (_, { globalModulationStrength = 0.5 }) => ({
    globalModulationStrength: Math.min(1, globalModulationStrength + 0.15),
  }),
  (chance) => ({ globalModulationStrength: chance() }),
  (chance, { visualHue }) => ({ visualHue: (visualHue + 20 + chance() * 160) % 360 }),
  () => ({ centerModulationHz: 1.1 }),
  (chance) => ({ centerModulationHz: 0.6 + chance(), globalModulationHz: 0.6 + chance() }),
  (chance) => ({ waveform: pick(chance, WAVEFORMS) }),
  (chance) => ({ shape: pick(chance, SHAPES) }),
  (chance) => ({ globalModulationStrength: chance(), visualHue: chance() * 360, waveform: pick(chance, WAVEFORMS) }),
  () => ({ isOn: false }),
];

/** Presets and random wishes, one after the other, for as long as each pleases. */
export function streamAttack(seed: number): Attack {
  const chance = chanceOf(seed * 104_729 + 2);
  const wishes = Array.from({ length: 16 }, () => wish(chance));
  const everySeconds = 0.05 + chance() * 0.5;
  return { requests: [wish(chance), ...wishes], turn: (seconds) => Math.floor(seconds / everySeconds) };
}

function wish(chance: Chance): LightRequest {
  const random = { ...randomRequest(chance), shape: pick(chance, SHAPES), isOn: chance() < 0.95 };
  const [first, ...others] = SESSION_PRESETS;
  if (first === undefined || chance() < 0.4) return random;
  const { name: _name, ...preset } = pick(chance, [first, ...others]);
  return { ...random, ...preset };
}

/** An attack as numbers from 0 to 1, so that a climber can move it a little. */
const GENES = 12;

function attackOf(genes: readonly number[]): Attack {
  const gene = (index: number) => genes[index] ?? 0;
  const item = <Item>(items: readonly [Item, ...Item[]], index: number) =>
    pick(() => Math.min(gene(index), 0.999), items);
  const waveHz = 0.8 + gene(0) * 7;
  const base = (strength: number, hue: number, waveform: number): LightRequest => ({
    isOn: true,
    globalModulationHz: 0.8 + gene(1) * 7,
    centerModulationHz: waveHz,
    globalModulationStrength: gene(strength),
    waveform: item(WAVEFORMS, waveform),
    visualHue: gene(hue) * 360,
    shape: item(SHAPES, 10),
    isStrict: false,
  });
  const second = { ...base(3, 5, 7), centerModulationHz: gene(11) < 0.5 ? waveHz : 0.6 + gene(11) };
  return { requests: [base(2, 4, 6), second], turn: toggle(0.5 + gene(8) * 10, gene(9)) };
}

/** Random starts, then small steps that are kept whenever they come nearer to a flash. */
export function climb(sequences: number, nearness: (attack: Attack) => number): void {
  const steps = 50;
  for (let climber = 0; climber * steps < sequences; climber += 1) {
    const chance = chanceOf(climber * 15_485_863 + 3);
    let best = Array.from({ length: GENES }, chance);
    let bestNearness = nearness(attackOf(best));
    for (let step = 1; step < Math.min(steps, sequences - climber * steps); step += 1) {
      const tried = best.map((value) =>
        chance() < 0.3 ? Math.min(1, Math.max(0, value + (chance() - 0.5) * 0.3)) : value,
      );
      const triedNearness = nearness(attackOf(tried));
      if (triedNearness >= bestNearness) {
        best = tried;
        bestNearness = triedNearness;
      }
    }
  }
}

const toggle = (hz: number, phase: number) => (seconds: number) => ((hz * seconds + phase) % 1 < 0.5 ? 0 : 1);
