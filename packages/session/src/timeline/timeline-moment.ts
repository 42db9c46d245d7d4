import type { Share } from '@vayl/domain';
import type { TimelinePlan } from './timeline-plan.ts';

export type TimelineStage = 'open' | 'warm-up' | 'hold' | 'cool-down' | 'break' | 'ended';

/** Where a session stands on its timeline. */
export interface TimelineMoment {
  readonly stage: TimelineStage;
  /** The round this is, from 1; 0 where there are none. */
  readonly round: number;
  readonly rounds: number;
  /** What strength and volumes are multiplied by. Rates know nothing of it. */
  readonly level: Share;
  readonly stageSecondsLeft: number | undefined;
  readonly secondsLeft: number | undefined;
}

interface Stretch {
  readonly stage: Exclude<TimelineStage, 'open' | 'ended'>;
  readonly round: number;
  readonly durationMs: number;
}

const MINUTE_MS = 60_000;
/** Enough to see that it is on, from the first moment of the warm-up. */
const FIRST_LEVEL: Share = 0.25;

export function timelineMoment(plan: TimelinePlan, elapsedMs: number): TimelineMoment {
  if (plan.is === 'open') {
    return { stage: 'open', round: 0, rounds: 0, level: 1, stageSecondsLeft: undefined, secondsLeft: undefined };
  }
  const stretches = stretchesOf(plan);
  const totalMs = stretches.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const secondsLeft = wholeSeconds(totalMs - elapsedMs);
  let sinceMs = Math.max(0, elapsedMs);
  for (const { stage, round, durationMs } of stretches) {
    if (sinceMs < durationMs) {
      const level = LEVEL[stage](sinceMs / durationMs);
      const stageSecondsLeft = wholeSeconds(durationMs - sinceMs);
      return { stage, round, rounds: plan.rounds, level, stageSecondsLeft, secondsLeft };
    }
    sinceMs -= durationMs;
  }
  return { stage: 'ended', round: plan.rounds, rounds: plan.rounds, level: 0, stageSecondsLeft: 0, secondsLeft: 0 };
}

const LEVEL: Readonly<Record<Stretch['stage'], (share: Share) => Share>> = {
  'warm-up': (share) => FIRST_LEVEL + (1 - FIRST_LEVEL) * eased(share),
  hold: () => 1,
  'cool-down': (share) => 1 - eased(share),
  break: () => 0,
};

function stretchesOf(plan: Extract<TimelinePlan, { is: 'timed' }>): readonly Stretch[] {
  return Array.from({ length: plan.rounds }, (_, index) => index + 1).flatMap((round): Stretch[] => [
    { stage: 'warm-up', round, durationMs: plan.warmUpMinutes * MINUTE_MS },
    { stage: 'hold', round, durationMs: plan.holdMinutes * MINUTE_MS },
    { stage: 'cool-down', round, durationMs: plan.coolDownMinutes * MINUTE_MS },
    // After the last round nobody waits for another.
    { stage: 'break', round, durationMs: round < plan.rounds ? plan.breakMinutes * MINUTE_MS : 0 },
  ]);
}

/** Half a cosine: it begins and ends without a corner that one could see or hear. */
function eased(share: Share): Share {
  return (1 - Math.cos(Math.PI * share)) / 2;
}

function wholeSeconds(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1000));
}
