import { PRESENCE_SIGNALS, type PresenceReadings, type PresenceSignal } from './presence-signal.ts';

/** A signal has to be gone for so long: whoever only takes a breath between two calls is not lit in between. */
export const RELEASE_AFTER_MS = 5000;

/** The signals that act, each with when it was last seen. */
export type HeldSignals = Readonly<Partial<Record<PresenceSignal, { readonly lastSeenMs: number }>>>;

export const NO_SIGNALS: HeldSignals = {};

/**
 * What acts after another look. A signal acts at once, and until it has been gone for some seconds; one of which nothing is
 * known any longer counts as gone. Time that runs backward is no reason to let go, nor to hold for longer.
 */
export function holdSignals(before: HeldSignals, readings: PresenceReadings, nowMs: number): HeldSignals {
  const held = PRESENCE_SIGNALS.flatMap((signal) => {
    if (readings[signal].is === 'yes') return [[signal, { lastSeenMs: nowMs }] as const];
    const last = before[signal];
    if (last === undefined || nowMs - last.lastSeenMs >= RELEASE_AFTER_MS) return [];
    return [[signal, { lastSeenMs: Math.min(last.lastSeenMs, nowMs) }] as const];
  });
  return Object.fromEntries(held);
}

export function isHeld(held: HeldSignals, signal: PresenceSignal): boolean {
  return held[signal] !== undefined;
}
