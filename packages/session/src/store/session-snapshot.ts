import { type FlickerPermission, flickerPermission } from '../screening/flicker-permission.ts';
import { isScreeningDue } from '../screening/screening.ts';
import { type TimelineMoment, timelineMoment } from '../timeline/timeline-moment.ts';
import { canUndo } from './applied-change.ts';
import { isSame } from './is-same.ts';
import type { SessionState } from './session-state.ts';

/** A session as it stands: what is known, and what follows from it. It never changes; the next one takes its place. */
export interface SessionSnapshot extends Omit<SessionState, 'elapsedMs'> {
  readonly flicker: FlickerPermission;
  readonly isScreeningDue: boolean;
  readonly timeline: TimelineMoment;
  /** By the person's choice, or because something asks for it. */
  readonly isStrict: boolean;
  readonly canUndo: boolean;
  readonly isPaused: boolean;
  /** Switched on and not paused: what time is counted by. */
  readonly isRunning: boolean;
}

export function isRunning({ settings, pauseReason }: Pick<SessionState, 'settings' | 'pauseReason'>): boolean {
  return settings.isOn && pauseReason === undefined;
}

/** Takes over from the last snapshot whatever is still the same, and the snapshot itself if all of it is. */
export function snapshotOf(state: SessionState, wallNowMs: number, last: SessionSnapshot | undefined): SessionSnapshot {
  const { elapsedMs, ...known } = state;
  const { screening, block } = state.screening;
  const { prefersReducedMotion, hasOptedIntoMotion: hasOptedIn, settings, applied } = state;
  const facts = { screening, block, prefersReducedMotion, hasOptedIn, wallNowMs };
  const next: SessionSnapshot = {
    ...known,
    flicker: kept(flickerPermission(facts), last?.flicker),
    isScreeningDue: isScreeningDue(screening, wallNowMs),
    timeline: kept(timelineMoment(state.plan, elapsedMs), last?.timeline),
    isStrict: state.preferences.isGuardStrict || state.strictDemands.length > 0,
    canUndo: applied !== undefined && canUndo(applied, settings),
    isPaused: state.pauseReason !== undefined,
    isRunning: isRunning(state),
  };
  return kept(next, last);
}

function kept<Value>(next: Value, last: Value | undefined): Value {
  return last !== undefined && isSame(next, last) ? last : next;
}
