import type { Hertz } from '../number/number.ts';
import { DRAWABLE_SHARE_OF_REFRESH, harmonicsThatFit } from '../overlay/wave.ts';
import type { Waveform } from '../session/waveform.ts';
import { aliasHz } from './swing-cap.ts';

export type DisplayCapability =
  | {
      readonly grade: 'exact' | 'approximated';
      readonly drawnHz: Hertz;
      /** A waveform with no room for its next harmonic is drawn as a sine. */
      readonly drawnAs: Waveform;
      readonly harmonics: number;
      /** The share of all flicker power that lies at the asked rate. */
      readonly purity: number;
      /** The strongest unwanted line, and its amplitude against the wanted one. */
      readonly imageHz: Hertz;
      readonly imageRatio: number;
      readonly framesPerCycle: number;
    }
  | {
      readonly grade: 'not-representable';
      readonly reason: 'rate-too-high';
      /** What the display would flicker at if it were drawn all the same. */
      readonly aliasHz: Hertz;
      readonly beatHz: Hertz;
      readonly highestDrawableHz: Hertz;
    }
  | { readonly grade: 'not-representable'; readonly reason: 'unknown' };

const FLICKER_FUSION_HZ = 65;
const WEAK_IMAGE_RATIO = 1 / 7;
const WHOLE_FRAMES_TOLERANCE = 2e-3;
const FEWEST_WHOLE_FRAMES = 4;
/** A sawtooth has every harmonic; the others skip the second. */
const FEWEST_HARMONICS: Readonly<Record<Waveform, number>> = { Sine: 1, Square: 3, Triangle: 3, Sawtooth: 2 };

/** What a display of a measured refresh rate can show of a rate. Sound has no such limit. */
export function displayCapability(hz: Hertz, refreshHz: Hertz, waveform: Waveform): DisplayCapability {
  if (!(hz > 0) || !(refreshHz > 0) || !Number.isFinite(hz) || !Number.isFinite(refreshHz)) {
    return { grade: 'not-representable', reason: 'unknown' };
  }
  const highestDrawableHz = DRAWABLE_SHARE_OF_REFRESH * refreshHz;
  if (hz >= highestDrawableHz) {
    const beatHz = Math.abs(refreshHz - 2 * hz);
    return {
      grade: 'not-representable',
      reason: 'rate-too-high',
      aliasHz: aliasHz(hz, refreshHz),
      beatHz,
      highestDrawableHz,
    };
  }
  const harmonics = harmonicsThatFit(hz, refreshHz);
  const imageHz = refreshHz - hz;
  const imageRatio = hz / imageHz;
  const framesPerCycle = refreshHz / hz;
  const isClean = imageHz >= FLICKER_FUSION_HZ || imageRatio <= WEAK_IMAGE_RATIO || isWholeFrames(framesPerCycle);
  return {
    grade: waveform === 'Sine' && isClean ? 'exact' : 'approximated',
    drawnHz: hz,
    drawnAs: harmonics < FEWEST_HARMONICS[waveform] ? 'Sine' : waveform,
    harmonics,
    purity: sinc(hz / refreshHz) ** 2,
    imageHz,
    imageRatio,
    framesPerCycle,
  };
}

function isWholeFrames(framesPerCycle: number): boolean {
  const offWhole = Math.abs(framesPerCycle - Math.round(framesPerCycle)) / framesPerCycle;
  return framesPerCycle >= FEWEST_WHOLE_FRAMES && offWhole < WHOLE_FRAMES_TOLERANCE;
}

function sinc(x: number): number {
  return Math.sin(Math.PI * x) / (Math.PI * x);
}
