import { type Entitlement, FREE_MINUTES_PER_DAY, hasDailyLimit } from './entitlement.ts';

export const DAILY_ALLOWANCE_MS = FREE_MINUTES_PER_DAY * 60_000;

export const USAGE_EVENT_KINDS = [
  'launched',
  'switched-on',
  'switched-off',
  'paused',
  'resumed',
  'slept',
  'woke',
  'ticked',
] as const;
export type UsageEventKind = (typeof USAGE_EVENT_KINDS)[number];

/** Something that happened to the session, told on two clocks at once. */
export interface UsageEvent {
  readonly kind: UsageEventKind;
  /** A clock that only runs forward, and that a person cannot set. Durations come from it alone. */
  readonly monotonicMs: number;
  /** The wall clock's calendar day, such as `2026-11-15`. It says whose fifteen minutes these are, and no more. */
  readonly localDay: string;
  /** The wall clock's time of day, which splits a stretch that runs across midnight. */
  readonly msSinceLocalMidnight: number;
}

export interface Allowance {
  readonly usedMs: number;
  readonly remainingMs: number;
  readonly isUsedUp: boolean;
}

interface Running {
  readonly isOn: boolean;
  readonly isPaused: boolean;
  readonly isAsleep: boolean;
}

const AT_REST: Running = { isOn: false, isPaused: false, isAsleep: false };

const AFTER: Readonly<Record<UsageEventKind, (running: Running) => Running>> = {
  // A new process knows nothing of a session that ended without a word.
  launched: () => AT_REST,
  'switched-on': () => ({ ...AT_REST, isOn: true }),
  'switched-off': () => AT_REST,
  paused: (running) => ({ ...running, isPaused: true }),
  resumed: (running) => ({ ...running, isPaused: false }),
  slept: (running) => ({ ...running, isAsleep: true }),
  woke: (running) => ({ ...running, isAsleep: false }),
  ticked: (running) => running,
};

export type AllowanceAnswer = { readonly is: 'unlimited' } | ({ readonly is: 'limited' } & Allowance);

/** What is left for a person today, whoever they are. */
export function allowanceFor(
  entitlement: Entitlement,
  events: readonly UsageEvent[],
  localDay: string,
): AllowanceAnswer {
  return hasDailyLimit(entitlement) ? { is: 'limited', ...dailyAllowance(events, localDay) } : { is: 'unlimited' };
}

/** What a local day's events have used of its fifteen minutes, and what they leave. The last event is now. */
export function dailyAllowance(events: readonly UsageEvent[], localDay: string): Allowance {
  const usedMs = Math.min(usedOnDay(events, localDay), DAILY_ALLOWANCE_MS);
  return { usedMs, remainingMs: DAILY_ALLOWANCE_MS - usedMs, isUsedUp: usedMs >= DAILY_ALLOWANCE_MS };
}

function usedOnDay(events: readonly UsageEvent[], localDay: string): number {
  let usedMs = 0;
  let running = AT_REST;
  let previous: UsageEvent | undefined;
  for (const event of events) {
    if (previous !== undefined && event.kind !== 'launched' && isCounting(running)) {
      usedMs += countedOnDay(previous, event, localDay);
    }
    running = AFTER[event.kind](running);
    previous = event;
  }
  return usedMs;
}

function isCounting({ isOn, isPaused, isAsleep }: Running): boolean {
  return isOn && !isPaused && !isAsleep;
}

/**
 * A stretch belongs to the day it ended in, but for what lay before that day's midnight. A wall clock that was moved
 * changes which day is charged, never how much: the two parts always add up to what the monotonic clock saw.
 */
function countedOnDay(from: UsageEvent, to: UsageEvent, localDay: string): number {
  const betweenMs = to.monotonicMs - from.monotonicMs;
  // A clock that restarted, or that gave no number, tells nothing: nothing is charged.
  const elapsedMs = Number.isFinite(betweenMs) ? Math.max(0, betweenMs) : 0;
  if (from.localDay === to.localDay) return to.localDay === localDay ? elapsedMs : 0;
  const afterMidnightMs = Math.min(elapsedMs, Math.max(0, to.msSinceLocalMidnight));
  if (to.localDay === localDay) return afterMidnightMs;
  return from.localDay === localDay ? elapsedMs - afterMidnightMs : 0;
}
