import { SLIDERS } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { largeStep, movedValue } from './slider-move.ts';

const { isochronicPitch: PITCH, backgroundVolume: VOLUME, visualHue: HUE } = SLIDERS;

describe('what a move of the slider means', () => {
  it.each([
    [PITCH, 136.1, 136],
    [VOLUME, 0.015, 0.02],
  ])('[RD-30] keeps an off-grid value exact while the pointer rests on its needle', (slider, value, needle) => {
    expect(movedValue(slider, { from: value, to: needle, hand: 'pointer' })).toBe(value);
  });

  it.each([
    [PITCH, 136.1, 140.3, 140],
    [VOLUME, 0.015, 0.034, 0.03],
  ])('takes the step under the pointer once it has moved', (slider, from, to, value) => {
    expect(movedValue(slider, { from, to, hand: 'pointer' })).toBe(value);
  });

  // Where the keys ask to go is counted from the rounded needle, so they ask for up to one and a half steps.
  it.each([
    [PITCH, 136.1, 137, 137],
    [PITCH, 136.1, 135, 136],
    [VOLUME, 0.015, 0.03, 0.02],
    [VOLUME, 0.015, 0.01, 0.01],
    [VOLUME, 0.014, 0, 0.01],
    [HUE, 205, 206, 206],
    [HUE, 205, 204, 204],
  ])('leads from %o at %d by a key towards %d to the next step', (slider, from, to, value) => {
    expect(movedValue(slider, { from, to, hand: 'keys' })).toBe(value);
  });

  it.each([
    [VOLUME, 0.004, 0, 0],
    [PITCH, 136.1, 28, 28],
    [PITCH, 136.1, 1760, 1760],
    [VOLUME, 0.015, 0.12, 0.12],
  ])('obeys Home, End and the page keys', (slider, from, to, value) => {
    expect(movedValue(slider, { from, to, hand: 'keys' })).toBe(value);
  });

  it.each([
    [PITCH, 173],
    [VOLUME, 0.1],
    [{ min: 0, max: 3, step: 1, marks: [] }, 1],
  ])('turns a page by a tenth of the scale', (slider, step) => {
    expect(largeStep(slider)).toBeCloseTo(step, 9);
  });
});
