export interface RoiInputs {
  readonly teamSize: number;
  readonly averageSalary: number;
  readonly hoursLostDaily: number;
  readonly improvementPercent: number;
  readonly pricePerMonth: number;
}

export interface Roi {
  readonly annualLoss: number;
  readonly recoverable: number;
  readonly investment: number;
  readonly net: number;
  /** A whole number, or nothing where the investment is zero: a ratio to nothing is no percentage (RD-67). */
  readonly roiPercent: number | undefined;
}

// 250 days and 2080 hours (260 days) do not agree; both are the specification's (RD-68).
const WORKING_DAYS_PER_YEAR = 250;
const PAID_HOURS_PER_YEAR = 2080;
const MONTHS_PER_YEAR = 12;

export function roi(inputs: RoiInputs): Roi {
  const { teamSize, averageSalary, hoursLostDaily, improvementPercent, pricePerMonth } = inputs;
  const annualLoss = WORKING_DAYS_PER_YEAR * hoursLostDaily * (averageSalary / PAID_HOURS_PER_YEAR) * teamSize;
  const recoverable = annualLoss * (improvementPercent / 100);
  const investment = teamSize * pricePerMonth * MONTHS_PER_YEAR;
  const net = recoverable - investment;
  return { annualLoss, recoverable, investment, net, roiPercent: percentOf(net, investment) };
}

export const NO_ROI_TEXT = '—';

export function roiPercentText({ roiPercent }: Roi): string {
  return roiPercent === undefined ? NO_ROI_TEXT : `${roiPercent}%`;
}

function percentOf(net: number, investment: number): number | undefined {
  const percent = Math.round((net / investment) * 100);
  // Adding zero turns a rounded −0 into 0.
  return Number.isFinite(percent) ? percent + 0 : undefined;
}
