import { WAVEFORMS } from '@vayl/domain';
import { FULL_SHAPE, type LightRequest } from '../governor/light-request.ts';
import type { Rgb8 } from './veil-simulation.ts';

/** A small generator with a seed, so that a case can be played again. */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <Item>(chance: Chance, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(chance() * items.length)] ?? items[0];

export const REFRESH_RATES_HZ = [60, 75, 120, 144] as const;

/** Page colours that people really have behind the veil, and the reds that provoke most. */
const TELLING_BACKGROUNDS: readonly [Rgb8, ...Rgb8[]] = [
  [255, 255, 255],
  [245, 245, 245],
  [238, 238, 238],
  [128, 128, 128],
  [30, 30, 30],
  [0, 0, 0],
  [255, 0, 0],
  [255, 0x59, 0x59],
  [0xcd, 0x4e, 0x4e],
];

function randomBackgrounds(chance: Chance): readonly Rgb8[] {
  const byte = () => Math.floor(chance() * 256);
  return [pick(chance, TELLING_BACKGROUNDS), pick(chance, TELLING_BACKGROUNDS), [byte(), byte(), byte()]];
}

/** A rate between 0.1 and 100 Hz, as likely low as high. */
export const randomHz = (chance: Chance): number => 10 ** (chance() * 3 - 1);

export function randomRequest(chance: Chance): LightRequest {
  return {
    isOn: true,
    globalModulationHz: randomHz(chance),
    centerModulationHz: randomHz(chance),
    globalModulationStrength: chance() < 0.3 ? 1 : chance(),
    waveform: pick(chance, WAVEFORMS),
    visualHue: chance() * 360,
    shape: FULL_SHAPE,
    isStrict: chance() < 0.2,
  };
}

const SECONDS = 5;

/** Constant settings on some display and backgrounds, with frames that come late and frames that never come. */
export function randomSimulation(seed: number) {
  const chance = chanceOf(seed);
  const refreshHz = pick(chance, REFRESH_RATES_HZ);
  const request = randomRequest(chance);
  const backgrounds = randomBackgrounds(chance);
  const jitter = chance() * 0.4;
  const droppedShare = chance() < 0.5 ? 0 : chance() * 0.1;
  return {
    request,
    refreshHz,
    backgrounds,
    frames: Math.round(SECONDS * refreshHz),
    jitterAt: () => (chance() - 0.5) * jitter,
    isDropped: () => chance() < droppedShare,
  };
}
