import { type LightReport, OPEN_PLAN, POMODORO_PLAN, TIMED_PLAN } from '@vayl/session';
import { describe, expect, it } from 'vitest';
import { STOPPED_TEXT } from './control-words.ts';
import { hueText, offsetText, percentText, pitchText } from './number-text.ts';
import { ratesText } from './preset-text.ts';
import { capabilityLines, meterReading, reportText } from './report-text.ts';
import { planKind } from './timeline-text.ts';

const REPORT: LightReport = { askedLuminance: 0.142, deliveredLuminance: 0.062, limitLuminance: 0.1, reason: 'none' };

describe('numbers', () => {
  it.each([
    [0, '0%'],
    [0.015, '1.5%'],
    [0.07, '7%'],
    [1, '100%'],
  ])('shows the share %d as %s', (share, text) => {
    expect(percentText(share)).toBe(text);
  });

  it.each([
    [0, '0 ms'],
    [-0.2, '0 ms'],
    [40, '40 ms later'],
    [-120, '120 ms earlier'],
  ])('shows an offset of %d as %s', (offsetMs, text) => {
    expect(offsetText(offsetMs)).toBe(text);
  });

  it('[RD-30] print pitch and hue as near as one reads them', () => {
    expect([pitchText(136.1), pitchText(205), hueText(204.6)]).toEqual(['136.1 Hz', '205 Hz', '205°']);
  });

  it.each([
    [6, 14, '6 and 14 Hz'],
    [0.1, 6, '1 cycles/10s and 6 Hz'],
    [0.1, 0.5, '1 and 5 cycles/10s'],
  ])('names %d and %d Hz together: %s', (globalModulationHz, centerModulationHz, text) => {
    expect(ratesText({ globalModulationHz, centerModulationHz })).toBe(text);
  });
});

describe('the report of the light', () => {
  it.each([
    ['guard', true],
    ['strict', true],
    ['display-too-slow', true],
    ['changing', false],
    ['display-unknown', false],
    ['none', false],
  ] as const)('where it says %s, the guard limits: %s', (reason, isLimiting) => {
    expect(meterReading({ ...REPORT, reason }).isLimiting).toBe(isLimiting);
  });

  it('limits nothing where all is delivered', () => {
    expect(meterReading({ ...REPORT, deliveredLuminance: 0.1419, reason: 'guard' }).isLimiting).toBe(false);
  });

  it.each(['guard', 'strict', 'display-too-slow', 'changing'] as const)('names the numbers for %s', (reason) => {
    const text = reportText({ ...REPORT, reason }) ?? '';
    expect(text).toContain('0.142');
    expect(text).toContain('0.100');
    expect(text.includes('0.062')).toBe(reason !== 'changing');
  });

  it('calls light that does not change a still tint', () => {
    expect(reportText({ ...REPORT, askedLuminance: 0, deliveredLuminance: 0 })).toContain('still tint');
  });

  it('leaves slow light to the meter, which explains it', () => {
    expect(reportText({ ...REPORT, deliveredLuminance: 0.142 })).toBeUndefined();
  });

  it('says once what is the same for both rates', () => {
    const unknown = { grade: 'not-representable', text: 'Not known.' } as const;
    const light = { report: REPORT, refreshHz: undefined, global: unknown, center: unknown };
    expect(capabilityLines(light)).toEqual([{ pin: undefined, text: 'Not known.' }]);
  });
});

it('says what put the light out, except to whoever did it by hand', () => {
  const unsaid = Object.entries(STOPPED_TEXT).filter(([, text]) => text === undefined);
  expect(unsaid.map(([reason]) => reason)).toEqual(['key', 'button']);
  expect(STOPPED_TEXT.locked).toBe('The light went out when this machine was locked or put to sleep.');
});

it.each([
  [OPEN_PLAN, 'open'],
  [TIMED_PLAN, 'timed'],
  [POMODORO_PLAN, 'pomodoro'],
])('knows a plan by what it does: %o', (plan, kind) => {
  expect(planKind(plan)).toBe(kind);
});
