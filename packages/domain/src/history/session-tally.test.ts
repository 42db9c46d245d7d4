import { describe, expect, it } from 'vitest';
import {
  addMoment,
  deliveredLight,
  EMPTY_TALLY,
  longestAsked,
  meanVeilAlpha,
  requestedRanges,
  SESSION_DEFAULTS,
  type TallyMoment,
} from '../index.ts';

const LIGHT = { isStill: false, isLimited: false, askedLuminance: 0.08, deliveredLuminance: 0.08 };
const { isOn: _isOn, frequencyBand1: _one, frequencyBand2: _two, ...asked } = SESSION_DEFAULTS;
const MOMENT: TallyMoment = { asked, level: 1, light: LIGHT };

describe('the dose of light', () => {
  it('is the mean density of the veil over time', () => {
    const { edge } = requestedRanges(0.45);
    expect(meanVeilAlpha(0.45)).toBeGreaterThan(edge.min * 0.5);
    expect(meanVeilAlpha(0.45)).toBeLessThan(edge.max);
    expect(meanVeilAlpha(0)).toBe(0);
    const tally = addMoment(EMPTY_TALLY, MOMENT, 600);
    expect(tally.doseVeilSeconds).toBeCloseTo(600 * meanVeilAlpha(0.45), 9);
  });

  it('follows the timeline, and is none without light', () => {
    const half = addMoment(EMPTY_TALLY, { ...MOMENT, level: 0.5 }, 60);
    expect(half.doseVeilSeconds).toBeCloseTo(60 * meanVeilAlpha(0.225), 9);
    const dark = addMoment(EMPTY_TALLY, { ...MOMENT, light: undefined }, 60);
    expect([dark.usedSeconds, dark.doseVeilSeconds, dark.litSeconds]).toEqual([60, 0, 0]);
  });

  it('does not depend on how finely time is cut', () => {
    let fine = EMPTY_TALLY;
    for (let beat = 0; beat < 600; beat += 1) fine = addMoment(fine, MOMENT, 0.1);
    expect(fine.doseVeilSeconds).toBeCloseTo(addMoment(EMPTY_TALLY, MOMENT, 60).doseVeilSeconds, 6);
  });
});

describe('a tally', () => {
  it('asked for what was in force for the longest time', () => {
    const other = { ...asked, centerModulationHz: 10 };
    let tally = addMoment(EMPTY_TALLY, MOMENT, 50);
    tally = addMoment(tally, { ...MOMENT, asked: other }, 40);
    expect(longestAsked(tally)).toEqual(asked);
    tally = addMoment(tally, { ...MOMENT, asked: other }, 20);
    expect(longestAsked(tally)).toEqual(other);
    expect(longestAsked(EMPTY_TALLY)).toBeUndefined();
  });

  it('tells what was delivered, as means over the time with light', () => {
    let tally = addMoment(EMPTY_TALLY, { ...MOMENT, light: undefined }, 100);
    tally = addMoment(tally, MOMENT, 30);
    tally = addMoment(tally, { ...MOMENT, light: { ...LIGHT, isLimited: true, deliveredLuminance: 0.04 } }, 30);
    tally = addMoment(tally, { ...MOMENT, light: { ...LIGHT, isStill: true, deliveredLuminance: 0 } }, 20);
    expect(deliveredLight(tally)).toEqual({
      litSeconds: 80,
      stillSeconds: 20,
      limitedSeconds: 30,
      askedLuminance: 0.08,
      deliveredLuminance: 0.045,
    });
  });
});
