import { FREE_MINUTES_PER_DAY, readSafetyMeter } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { LIMIT_AT, meterPicture, minuteMarks } from './meter-words.ts';

const QUESTION = {
  strength: 0.45,
  visualHue: 240,
  globalModulationHz: 8,
  centerModulationHz: 12,
  refreshHz: 60,
  isStrict: false,
};

describe('the safety meter', () => {
  it('says what was asked and what is delivered where the guard limits', () => {
    const reading = readSafetyMeter(QUESTION);
    const { state, numbers, delivered, asked, note } = meterPicture(reading, false);
    expect(state).toBe('Guard is limiting');
    expect(numbers).toBe(`${reading.deliveredLuminance.toFixed(3)}, asked ${reading.askedLuminance.toFixed(3)}`);
    expect(delivered).toBeCloseTo((LIMIT_AT * reading.deliveredLuminance) / 0.1, 9);
    expect(delivered).toBeLessThan(LIMIT_AT);
    expect(asked).toBe(1);
    expect(note).toContain('Your setting is kept.');
  });

  it('stands at 75 % of the width when the change equals the limit', () => {
    const reading = { askedLuminance: 0.1, deliveredLuminance: 0.1, limitLuminance: 0.1, isLimiting: false };
    expect(meterPicture(reading, false)).toMatchObject({
      state: 'Within limit',
      numbers: '0.100 of 0.100',
      delivered: 0.75,
      asked: 0.75,
      note: undefined,
    });
  });

  it('explains slow light, which may pass the mark', () => {
    const slow = readSafetyMeter({ ...QUESTION, globalModulationHz: 0.1, centerModulationHz: 1 });
    const { state, numbers, note } = meterPicture(slow, false);
    expect(state).toBe('Within limit');
    expect(numbers).toMatch(/, slow light$/);
    expect(note).toContain('1.2 Hz');
  });

  it('is empty when the light is stopped', () => {
    expect(meterPicture(readSafetyMeter(QUESTION), true)).toMatchObject({
      state: 'Light stopped',
      numbers: '0.000 of 0.100',
      delivered: 0,
      asked: 0,
    });
  });
});

describe('fifteen marks', () => {
  it.each([
    [15, 0, 15],
    [11, 4, 11],
    [10.2, 4, 11],
    [0.01, 14, 1],
    [0, 15, 0],
    [-3, 15, 0],
    [99, 0, 15],
  ])('with %d minutes left has %d short and %d tall ones', (minutesLeft, used, left) => {
    expect(minuteMarks(minutesLeft, FREE_MINUTES_PER_DAY)).toEqual({ used, left });
  });
});
