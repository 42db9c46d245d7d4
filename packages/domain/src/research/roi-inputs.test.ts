import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROI_INPUT_RULES, type RoiInputs, readRoiInput, roiDefaults } from '../index.ts';

const NAMES = ['teamSize', 'averageSalary', 'hoursLostDaily', 'improvementPercent', 'pricePerMonth'] as const;
const NOT_NUMERIC = ['', '   ', 'abc', '-', '.', 'NaN', '$5', 'e3'];

describe('the defaults', () => {
  it.each([
    { id: 'ROI-10', name: 'teamSize', value: 10 },
    { id: 'ROI-11', name: 'hoursLostDaily', value: 2.5 },
    { id: 'ROI-12', name: 'improvementPercent', value: 25 },
    { id: 'ROI-13', name: 'pricePerMonth', value: 10 },
  ] as const)('[$id] of both pages put $name at $value', ({ name, value }) => {
    expect(roiDefaults('research')[name]).toBe(value);
    expect(roiDefaults('research-dev')[name]).toBe(value);
  });

  it.each([
    { id: 'ROI-14', page: 'research', salary: 85_000 },
    { id: 'ROI-15', page: 'research-dev', salary: 150_000 },
  ] as const)('[$id] of /$page put the salary at $salary', ({ page, salary }) => {
    expect(roiDefaults(page).averageSalary).toBe(salary);
  });

  it('are values that their own fields would accept', () => {
    for (const page of ['research', 'research-dev'] as const) {
      const defaults = roiDefaults(page);
      for (const name of NAMES) expect(readRoiInput(name, String(defaults[name]))).toBe(defaults[name]);
    }
  });
});

describe('a typed number', () => {
  it.each([
    { id: 'ROI-18', name: 'teamSize', typed: '12', value: 12 },
    { id: 'ROI-18', name: 'teamSize', typed: '12.9', value: 12 },
    { id: 'ROI-19', name: 'teamSize', typed: '0', value: 1 },
    { id: 'ROI-19', name: 'teamSize', typed: '0.9', value: 1 },
    { id: 'ROI-19', name: 'teamSize', typed: '-40', value: 1 },
    { id: 'ROI-21', name: 'averageSalary', typed: '85000.75', value: 85_000 },
    { id: 'ROI-21', name: 'averageSalary', typed: '0', value: 0 },
    { id: 'ROI-21', name: 'averageSalary', typed: '-1', value: 0 },
    { id: 'ROI-23', name: 'hoursLostDaily', typed: '2.3', value: 2.3 },
    { id: 'ROI-23', name: 'hoursLostDaily', typed: '-0.1', value: 0 },
    { id: 'ROI-25', name: 'improvementPercent', typed: '101', value: 100 },
    { id: 'ROI-25', name: 'improvementPercent', typed: '-1', value: 0 },
    { id: 'ROI-25', name: 'improvementPercent', typed: '40.6', value: 40 },
    { id: 'ROI-25', name: 'improvementPercent', typed: '100', value: 100 },
    { id: 'ROI-27', name: 'pricePerMonth', typed: '9.99', value: 9.99 },
    { id: 'ROI-27', name: 'pricePerMonth', typed: '-5', value: 0 },
  ] as const)('[$id] for $name is read from $typed as $value', ({ name, typed, value }) => {
    expect(readRoiInput(name, typed)).toBe(value);
  });

  it.each([
    { id: 'ROI-20', name: 'teamSize', value: 1 },
    { id: 'ROI-22', name: 'averageSalary', value: 0 },
    { id: 'ROI-24', name: 'hoursLostDaily', value: 0 },
    { id: 'ROI-26', name: 'improvementPercent', value: 0 },
    { id: 'ROI-28', name: 'pricePerMonth', value: 0 },
  ] as const)('[$id] for $name becomes $value when it is none', ({ name, value }) => {
    expect(NOT_NUMERIC.map((text) => readRoiInput(name, text))).toEqual(NOT_NUMERIC.map(() => value));
  });

  it('may have blanks around it', () => {
    expect(readRoiInput('averageSalary', ' 85000\n')).toBe(85_000);
  });
});

describe('the steps', () => {
  it.each([
    { id: 'ROI-18', name: 'teamSize', rule: { kind: 'integer', min: 1, step: 1 } },
    { id: 'ROI-21', name: 'averageSalary', rule: { kind: 'integer', min: 0, step: 1 } },
    { id: 'ROI-23', name: 'hoursLostDaily', rule: { kind: 'decimal', min: 0, step: 0.1 } },
    { id: 'ROI-25', name: 'improvementPercent', rule: { kind: 'integer', min: 0, max: 100, step: 1 } },
    { id: 'ROI-27', name: 'pricePerMonth', rule: { kind: 'decimal', min: 0, step: 0.01 } },
  ] as const)('[$id] of $name are $rule.step, from $rule.min', ({ name, rule }) => {
    expect(ROI_INPUT_RULES[name]).toMatchObject(rule);
  });

  it('bind the arrows and not what is typed', () => {
    expect(readRoiInput('hoursLostDaily', '2.55')).toBe(2.55);
  });
});

describe('whatever is typed', () => {
  const typed = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
  const anyName = fc.constantFrom<keyof RoiInputs>(...NAMES);

  it('is read as a number that its rule allows', () => {
    fc.assert(
      fc.property(anyName, typed, (name, text) => {
        const { kind, min, max } = ROI_INPUT_RULES[name];
        const value = readRoiInput(name, text);
        expect(value).toBeGreaterThanOrEqual(min);
        expect(value).toBeLessThanOrEqual(max);
        expect(kind === 'decimal' || Number.isInteger(value)).toBe(true);
        expect(Object.is(value, -0)).toBe(false);
      }),
    );
  });

  it('reads back as the same number', () => {
    fc.assert(
      fc.property(anyName, typed, (name, text) => {
        const value = readRoiInput(name, text);
        expect(readRoiInput(name, String(value))).toBe(value);
      }),
    );
  });
});
