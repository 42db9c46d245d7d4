import type { Objective } from './objectives.ts';
import type { Alert, Rule } from './rule.ts';

interface BurnRate {
  /** So many times faster than the budget of 30 days allows. */
  readonly factor: number;
  /** Long enough to matter. */
  readonly long: string;
  /** Short enough to end soon after the trouble has. */
  readonly short: string;
}

/** 2 % of the budget in an hour or 5 % in six wake somebody; 10 % in one day or in three are for the working day. */
const BURN_RATES: Readonly<Record<'page' | 'ticket', readonly BurnRate[]>> = {
  page: [
    { factor: 14.4, long: '1h', short: '5m' },
    { factor: 6, long: '6h', short: '30m' },
  ],
  ticket: [
    { factor: 3, long: '1d', short: '2h' },
    { factor: 1, long: '3d', short: '6h' },
  ],
};

const WINDOWS = [
  ...new Set(Object.values(BURN_RATES).flatMap((rates) => rates.flatMap(({ long, short }) => [short, long]))),
];

/** The share of bad ones over each window, once, so that rules and dashboards read the same number. */
export function recordedShares({ name, badShare }: Objective): readonly Rule[] {
  return WINDOWS.map((window) => ({
    record: recordOf(window),
    expr: badShare(window),
    labels: { objective: name },
  }));
}

export function burnAlerts(objective: Objective): readonly Alert[] {
  return (['page', 'ticket'] as const).map((severity) => ({
    alert: objective.alert,
    expr: BURN_RATES[severity].map((rate) => isBurning(objective, rate)).join('\nor\n'),
    labels: { severity, objective: objective.name },
    annotations: {
      summary: `${objective.promise}: {{ $value | humanizePercentage }} do not, and the budget of 30 days is running out`,
    },
  }));
}

function isBurning({ name, target }: Objective, { factor, long, short }: BurnRate): string {
  const bound = Number((factor * (1 - target)).toPrecision(6));
  const isOver = (window: string) => `${recordOf(window)}{objective="${name}"} > ${bound}`;
  return `(${isOver(long)} and ${isOver(short)})`;
}

export function recordOf(window: string): string {
  return `objective:bad_share:rate${window}`;
}
