import { readingTimeText } from '@vayl/domain';
import {
  OPEN_PLAN,
  POMODORO_PLAN,
  TIMED_PLAN,
  type TimelineMoment,
  type TimelinePlan,
  type TimelineStage,
} from '@vayl/session';

export const PLAN_KINDS = ['open', 'timed', 'pomodoro'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

export const PLAN_OF: Readonly<Record<PlanKind, TimelinePlan>> = {
  open: OPEN_PLAN,
  timed: TIMED_PLAN,
  pomodoro: POMODORO_PLAN,
};

export const PLAN_NAME: Readonly<Record<PlanKind, string>> = {
  open: 'Open-ended',
  timed: 'Timed',
  pomodoro: 'Pomodoro',
};

export function planKind(plan: TimelinePlan): PlanKind {
  if (plan.is === 'open') return 'open';
  return plan.rounds > 1 ? 'pomodoro' : 'timed';
}

const END_TEXT = 'The end is the light growing soft. Nothing rings.';

/** What a plan will do. Its numbers are the plan's own. */
export function planText(plan: TimelinePlan): string {
  if (plan.is === 'open') return 'It goes on until you end it.';
  const { warmUpMinutes, holdMinutes, coolDownMinutes, rounds, breakMinutes } = plan;
  const minutes = warmUpMinutes + holdMinutes + coolDownMinutes;
  return rounds > 1
    ? `${rounds} rounds of ${minutes} minutes, ${breakMinutes} between them. ${END_TEXT}`
    : `${minutes} minutes: ${warmUpMinutes} to warm up, ${holdMinutes} steady, ${coolDownMinutes} to soften. ${END_TEXT}`;
}

const STAGE_TEXT: Readonly<Record<TimelineStage, string>> = {
  open: '',
  'warm-up': 'Warming up',
  hold: 'Steady',
  'cool-down': 'Growing soft',
  break: 'Break, the light rests',
  ended: 'Over',
};

export function stageText({ stage, round, rounds }: TimelineMoment): string {
  const hasRounds = rounds > 1 && stage !== 'ended';
  return hasRounds ? `${STAGE_TEXT[stage]}, round ${round} of ${rounds}` : STAGE_TEXT[stage];
}

export interface TimeLeft {
  /** What matters now: the stage in a row of rounds, else the whole. */
  readonly near: string | undefined;
  readonly inAll: string | undefined;
}

export function timeLeft({ rounds, stage, stageSecondsLeft, secondsLeft }: TimelineMoment): TimeLeft {
  if (secondsLeft === undefined || stage === 'ended') return { near: undefined, inAll: undefined };
  const inAll = readingTimeText(secondsLeft);
  if (rounds <= 1) return { near: inAll, inAll: undefined };
  return { near: readingTimeText(stageSecondsLeft ?? 0), inAll };
}
