import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_ROI_TEXT, type RoiInputs, readRoiInput, roi, roiDefaults, roiPercentText } from '../index.ts';

// One person who is paid 1 an hour and loses an hour a day.
const PLAIN: RoiInputs = {
  teamSize: 1,
  averageSalary: 2080,
  hoursLostDaily: 1,
  improvementPercent: 100,
  pricePerMonth: 1,
};

const cents = (amount: number) => amount.toFixed(2);
const centsOf = ({ annualLoss, recoverable, investment, net }: ReturnType<typeof roi>) =>
  [annualLoss, recoverable, investment, net].map(cents);

describe('the formula', () => {
  it('[ROI-04] [RD-68] loses 250 days of a salary that is spread over 2080 hours', () => {
    expect(roi(PLAIN).annualLoss).toBe(250);
  });

  it.each([
    { factor: 'hours lost', inputs: { ...PLAIN, hoursLostDaily: 2.5 }, annualLoss: 625 },
    { factor: 'salary', inputs: { ...PLAIN, averageSalary: 20_800 }, annualLoss: 2500 },
    { factor: 'team size', inputs: { ...PLAIN, teamSize: 7 }, annualLoss: 1750 },
  ])('[ROI-04] lets the loss grow with $factor', ({ inputs, annualLoss }) => {
    expect(roi(inputs).annualLoss).toBeCloseTo(annualLoss, 9);
  });

  it.each([
    [0, 0],
    [25, 62.5],
    [100, 250],
  ])('[ROI-05] recovers %d percent of 250 as %d', (improvementPercent, recoverable) => {
    expect(roi({ ...PLAIN, improvementPercent }).recoverable).toBe(recoverable);
  });

  it('[ROI-06] invests the price of every person in every month', () => {
    expect(roi({ ...PLAIN, teamSize: 7, pricePerMonth: 10 }).investment).toBe(840);
  });

  it('[ROI-07] nets what is recovered less what is invested', () => {
    expect(roi(PLAIN).net).toBe(238);
    expect(roi({ ...PLAIN, improvementPercent: 0 }).net).toBe(-12);
  });

  it.each([
    { improvementPercent: 100, roiPercent: 1983 },
    { improvementPercent: 10, roiPercent: 108 },
    { improvementPercent: 0, roiPercent: -100 },
  ])('[ROI-08] gives $roiPercent percent for an improvement of $improvementPercent', (row) => {
    expect(roi({ ...PLAIN, improvementPercent: row.improvementPercent }).roiPercent).toBe(row.roiPercent);
  });

  it('[RD-67] does not round money before the percentage', () => {
    const small = { ...PLAIN, averageSalary: 208, hoursLostDaily: 0.1, improvementPercent: 1, pricePerMonth: 0.01 };
    expect(roi(small).net).toBeCloseTo(-0.095, 9);
    expect(roi(small).roiPercent).toBe(-79);
  });
});

describe('the worked defaults', () => {
  it('[ROI-16] of /research return 5221%', () => {
    const result = roi(roiDefaults('research'));
    expect(centsOf(result)).toEqual(['255408.65', '63852.16', '1200.00', '62652.16']);
    expect(roiPercentText(result)).toBe('5221%');
  });

  it('[ROI-17] of /research-dev return 9290%', () => {
    const result = roi(roiDefaults('research-dev'));
    expect(centsOf(result)).toEqual(['450721.15', '112680.29', '1200.00', '111480.29']);
    expect(roiPercentText(result)).toBe('9290%');
  });

  it('[ROI-09] [RD-68] follow one formula on both pages', () => {
    expect(roi({ ...roiDefaults('research'), averageSalary: 150_000 })).toEqual(roi(roiDefaults('research-dev')));
  });
});

describe('the percentage', () => {
  it('[RD-67] shows a dash for a price of 0', () => {
    const free = roi({ ...PLAIN, pricePerMonth: 0 });
    expect(free).toMatchObject({ investment: 0, net: 250, roiPercent: undefined });
    expect(roiPercentText(free)).toBe('—');
    expect(NO_ROI_TEXT).toBe('—');
  });

  it('[RD-67] shows a dash where nothing is lost and nothing is paid', () => {
    expect(roiPercentText(roi({ ...PLAIN, averageSalary: 0, pricePerMonth: 0 }))).toBe('—');
  });

  it('shows 0% and never -0%', () => {
    const even = roi({ ...PLAIN, pricePerMonth: 250 / 12 });
    const nearlyEven = roi({ ...PLAIN, pricePerMonth: 250.1 / 12 });
    expect([even.roiPercent, nearlyEven.roiPercent]).toEqual([0, 0]);
  });

  it('[RD-67] is never NaN or Infinity, whatever was typed', () => {
    const typed = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.constantFrom('', 'NaN', 'Infinity', '-Infinity', '1e400', '-1e400', '1e-320', '5e-324', '0', '-0'),
    );
    fc.assert(
      fc.property(fc.array(typed, { minLength: 5, maxLength: 5 }), ([team, salary, hours, improvement, price]) => {
        const result = roi({
          teamSize: readRoiInput('teamSize', team ?? ''),
          averageSalary: readRoiInput('averageSalary', salary ?? ''),
          hoursLostDaily: readRoiInput('hoursLostDaily', hours ?? ''),
          improvementPercent: readRoiInput('improvementPercent', improvement ?? ''),
          pricePerMonth: readRoiInput('pricePerMonth', price ?? ''),
        });
        const { annualLoss, recoverable, investment, net, roiPercent } = result;
        expect([annualLoss, recoverable, investment, net].every(Number.isFinite)).toBe(true);
        expect(roiPercent === undefined || Number.isInteger(roiPercent)).toBe(true);
        expect(roiPercentText(result)).toMatch(/^(—|-?\d.*%)$/);
      }),
      { numRuns: 1000 },
    );
  });
});
