import { type DisplayCapability, displayCapability, type Hertz } from '@vayl/domain';
import type { FigureTable } from './figure-frame.tsx';

export const SAMPLED_HZ: readonly Hertz[] = [8, 12, 25, 40];
export const REFRESH_HZ: Hertz = 60;
/** A quarter of a second: fifteen frames. */
export const FRAMES = 15;

export interface SampledWave {
  readonly askedHz: Hertz;
  readonly capability: DisplayCapability;
  /** Held from one frame to the next, each from −1 to 1. */
  readonly frames: readonly number[];
}

/** What each frame would hold if the rate were drawn as it was asked. */
export function sampledWave(askedHz: Hertz): SampledWave {
  const frames = Array.from({ length: FRAMES }, (_, frame) => sineAt(askedHz, frame / REFRESH_HZ));
  return { askedHz, capability: displayCapability(askedHz, REFRESH_HZ, 'Sine'), frames };
}

export function sineAt(hz: Hertz, seconds: number): number {
  return Math.sin(2 * Math.PI * hz * seconds);
}

/** The rate that the frames repeat at, as the eye would see it. */
export function shownHz({ askedHz, capability }: SampledWave): Hertz {
  return capability.grade === 'not-representable' && capability.reason === 'rate-too-high'
    ? capability.aliasHz
    : askedHz;
}

export function isDrawn({ capability }: SampledWave): boolean {
  return capability.grade !== 'not-representable';
}

export function samplingTable(): FigureTable {
  return {
    columns: [
      'Asked for',
      'The frames repeat at',
      'Frames per cycle',
      'Flicker power at the asked rate',
      'Strongest other line',
      'What Vayl does',
    ],
    rows: SAMPLED_HZ.map((hz) => {
      const wave = sampledWave(hz);
      const { capability } = wave;
      if (capability.grade === 'not-representable') {
        return [
          `${hz} Hz`,
          `${shownHz(wave)} Hz`,
          number(REFRESH_HZ / hz),
          '0%',
          `${shownHz(wave)} Hz`,
          'Light stays at the edge rate; only sound plays it',
        ];
      }
      const { framesPerCycle, purity, imageHz, imageRatio } = capability;
      const other = `${imageHz} Hz, ${Math.round(imageRatio * 100)}% as strong`;
      return [
        `${hz} Hz`,
        `${hz} Hz`,
        number(framesPerCycle),
        `${Math.round(purity * 100)}%`,
        other,
        capability.grade === 'exact' ? 'Draws it' : 'Draws it, and says approximated',
      ];
    }),
  };
}

function number(value: number): string {
  return String(Number(value.toFixed(2)));
}
