/** 2026-01-01 00:00 Pacific (UTC−8), in milliseconds since 1970. */
export const LAUNCH_MS = 1_767_254_400_000;

export const LAUNCH_REFRESH_MS = 1000;

export interface Countdown {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

const SECOND_MS = 1000;

/** What is left until an instant; zeros once it is past, never negatives. */
export function countdownTo(targetMs: number, nowMs: number): Countdown {
  const secondsLeft = Math.max(0, Math.floor((targetMs - nowMs) / SECOND_MS));
  return {
    days: Math.floor(secondsLeft / 86_400),
    hours: Math.floor(secondsLeft / 3600) % 24,
    minutes: Math.floor(secondsLeft / 60) % 60,
    seconds: secondsLeft % 60,
  };
}
