import { clamp } from '../number/number.ts';
import { PRICES_USD_PER_MONTH } from '../product/product.ts';
import type { RoiInputs } from './roi.ts';

interface InputRule {
  readonly kind: 'integer' | 'decimal';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly whenNotNumeric: number;
}

// Sums beyond this are nobody's team, and would leave the range in which money adds up exactly.
const LARGEST = 1e9;

export const ROI_INPUT_RULES: Readonly<Record<keyof RoiInputs, InputRule>> = {
  teamSize: { kind: 'integer', min: 1, max: LARGEST, step: 1, whenNotNumeric: 1 },
  averageSalary: { kind: 'integer', min: 0, max: LARGEST, step: 1, whenNotNumeric: 0 },
  hoursLostDaily: { kind: 'decimal', min: 0, max: LARGEST, step: 0.1, whenNotNumeric: 0 },
  improvementPercent: { kind: 'integer', min: 0, max: 100, step: 1, whenNotNumeric: 0 },
  pricePerMonth: { kind: 'decimal', min: 0, max: LARGEST, step: 0.01, whenNotNumeric: 0 },
};

/** What typed text means for an input; text with anything but a number in it is not numeric. The step is the field's arrow, not a rule: 2.55 hours stay 2.55. */
export function readRoiInput(name: keyof RoiInputs, text: string): number {
  const { kind, min, max, whenNotNumeric } = ROI_INPUT_RULES[name];
  const typed = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(typed)) return whenNotNumeric;
  return clamp(kind === 'integer' ? Math.trunc(typed) : typed, min, max);
}

export type RoiPage = 'research' | 'research-dev';

const SALARY_OF_PAGE: Readonly<Record<RoiPage, number>> = { research: 85_000, 'research-dev': 150_000 };

/** Both pages use one formula and differ in the salary they begin with. */
export function roiDefaults(page: RoiPage): RoiInputs {
  return {
    teamSize: 10,
    averageSalary: SALARY_OF_PAGE[page],
    hoursLostDaily: 2.5,
    improvementPercent: 25,
    pricePerMonth: PRICES_USD_PER_MONTH.perPerson,
  };
}
