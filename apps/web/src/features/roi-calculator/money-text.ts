import { NO_ROI_TEXT } from '@vayl/domain';

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const HUGE = new Intl.NumberFormat('en-US', { notation: 'scientific', maximumFractionDigits: 2 });
/** From here on the digits would say less than their number. */
const HUGE_FROM = 1e12;

/** Money as it is shown: whole dollars, and a true minus. The sums themselves are never rounded (RD-67). */
export function moneyText(dollars: number): string {
  const whole = Math.round(Math.abs(dollars));
  const sign = dollars < 0 && whole > 0 ? '−' : '';
  return `${sign}$${(whole < HUGE_FROM ? WHOLE : HUGE).format(whole)}`;
}

const UNITS = [
  { from: 1e9, text: 'B' },
  { from: 1e6, text: 'M' },
  { from: 1e3, text: 'k' },
] as const;

/** Money at an axis, where there is no room: `$50k`, `−$2.5M`. */
export function shortMoneyText(dollars: number): string {
  if (Math.abs(dollars) >= HUGE_FROM) return moneyText(dollars);
  const unit = UNITS.find(({ from }) => Math.abs(dollars) >= from);
  const amount = Math.abs(dollars) / (unit?.from ?? 1);
  return `${dollars < 0 ? '−' : ''}$${Number(amount.toFixed(2))}${unit?.text ?? ''}`;
}

/** The improvement at which nothing is won or lost, with two decimals because it is often below one percent. */
export function breakEvenText(percent: number | undefined): string {
  if (percent === undefined) return NO_ROI_TEXT;
  return percent > 100 ? 'above 100%' : `${percent.toFixed(2)}%`;
}
