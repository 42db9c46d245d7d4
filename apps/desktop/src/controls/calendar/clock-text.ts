const CLOCK = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' });
const WEEKDAY = new Intl.DateTimeFormat(undefined, { weekday: 'short' });

/** The time on the person's own clock. */
export const clockText = (ms: number): string => CLOCK.format(ms);

/** From one to the other, as short as the person's language has it. */
export const spanText = (fromMs: number, toMs: number): string => CLOCK.formatRange(fromMs, toMs);

/** Nothing for today; `Tue ` for another day. */
export function dayText(ms: number, nowMs: number): string {
  return new Date(ms).toDateString() === new Date(nowMs).toDateString() ? '' : `${WEEKDAY.format(ms)} `;
}
