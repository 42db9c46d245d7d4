import { clamp, roundTo, type Share } from '../number/number.ts';

export interface Slider {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly marks: readonly number[];
}

const SHARE_SLIDER: Slider = { min: 0, max: 1, step: 0.01, marks: [] };

export const SLIDERS = {
  globalModulationStrength: SHARE_SLIDER,
  visualHue: { min: 0, max: 360, step: 1, marks: [] },
  isochronicPitch: { min: 28, max: 1760, step: 1, marks: [28, 880, 1760] },
  masterAudioVolume: SHARE_SLIDER,
  backgroundVolume: SHARE_SLIDER,
} as const satisfies Record<string, Slider>;

/** Where a value or a mark sits on its linear scale: 880 is not the middle of 28 to 1760 (RD-31). */
export function sliderPosition(slider: Slider, value: number): Share {
  return clamp((value - slider.min) / (slider.max - slider.min), 0, 1);
}

/**
 * The step nearest to a value: what a moved thumb means, and what may be printed beside it. A stored value that lies
 * between two steps (136.1, 0.015) stays as it is until the person moves the slider (RD-30).
 */
export function nearestStep(slider: Slider, value: number): number {
  const steps = Math.round((clamp(value, slider.min, slider.max) - slider.min) / slider.step);
  return Math.min(roundTo(slider.min + steps * slider.step, decimalsOf(slider.step)), slider.max);
}

function decimalsOf(step: number): number {
  return Math.max(0, Math.ceil(-Math.log10(step)));
}
