/** Stops asking a provider that fails, so that people get our own answer at once instead of waiting for nothing. */
export interface CircuitBreaker {
  readonly isOpen: () => boolean;
  readonly failed: () => void;
}

const MOST_FAILURES = 5;
const WINDOW_MS = 60_000;
const OPEN_MS = 60_000;

export function createCircuitBreaker(nowMs: () => number): CircuitBreaker {
  let failuresMs: readonly number[] = [];
  let openUntilMs = Number.NEGATIVE_INFINITY;
  return {
    isOpen: () => nowMs() < openUntilMs,
    failed: () => {
      const now = nowMs();
      failuresMs = [...failuresMs.filter((failedMs) => failedMs > now - WINDOW_MS), now];
      if (failuresMs.length < MOST_FAILURES) return;
      openUntilMs = now + OPEN_MS;
      failuresMs = [];
    },
  };
}
