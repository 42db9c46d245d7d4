import { ATTENTION_TASK, type TaskSign } from './attention-task.ts';
import { medianOf } from './median.ts';

/** A task as it was done: what was shown when, and when somebody pressed. All on one clock. */
export interface DoneTask {
  readonly signs: readonly TaskSign[];
  /** When each sign should have been shown, and when it was. */
  readonly dueAtMs: readonly number[];
  readonly shownAtMs: readonly number[];
  /** In their order. */
  readonly pressedAtMs: readonly number[];
}

export interface TaskScore {
  /** Half of the answers to a go are quicker; one that never came counts among the slower. */
  readonly medianMs: number;
  /** Answers that came late or never, of so many goes. */
  readonly lapses: number;
  readonly goes: number;
  /** Presses where none was asked for, of so many no-goes. */
  readonly wrongPresses: number;
  readonly noGoes: number;
  /** Presses that came too soon for anybody to have seen the sign. */
  readonly falseStarts: number;
  /** How long after its sign each press came, for the export; null where none came, or the sign is not counted. */
  readonly reactionsMs: readonly (number | null)[];
}

/** Why a task has to be done again. */
export type TaskProblem = 'shown-too-late' | 'hardly-answered';

export type TaskOutcome =
  | { readonly is: 'scored'; readonly score: TaskScore }
  | { readonly is: 'void'; readonly because: TaskProblem };

export function scoreTask(task: DoneTask): TaskOutcome {
  const { signs, dueAtMs, shownAtMs } = task;
  const isCounted = signs.map((_, index) => isShownInTime(dueAtMs[index], shownAtMs[index]));
  const { reactionsMs, falseStarts } = matchPresses(task);
  const goes = reactionsMs.filter((_, index) => signs[index] === 'go' && isCounted[index]);
  const noGoes = reactionsMs.filter((_, index) => signs[index] === 'no-go' && isCounted[index]);
  const { mostUncountedShare, mostUnansweredShare, lapseMs } = ATTENTION_TASK;
  const uncounted = isCounted.filter((counted) => !counted).length;
  if (uncounted > mostUncountedShare * signs.length || goes.length === 0) return voidTask('shown-too-late');
  const unanswered = goes.filter((reactionMs) => reactionMs === null).length;
  if (unanswered > mostUnansweredShare * goes.length) return voidTask('hardly-answered');
  return {
    is: 'scored',
    score: {
      medianMs: medianOf(goes.map((reactionMs) => reactionMs ?? Number.POSITIVE_INFINITY)),
      lapses: goes.filter((reactionMs) => (reactionMs ?? Number.POSITIVE_INFINITY) > lapseMs).length,
      goes: goes.length,
      wrongPresses: noGoes.filter((reactionMs) => reactionMs !== null).length,
      noGoes: noGoes.length,
      falseStarts,
      reactionsMs: reactionsMs.map((reactionMs, index) => (isCounted[index] === true ? reactionMs : null)),
    },
  };
}

function voidTask(because: TaskProblem): TaskOutcome {
  return { is: 'void', because };
}

function isShownInTime(dueMs: number | undefined, shownMs: number | undefined): boolean {
  return dueMs !== undefined && shownMs !== undefined && shownMs - dueMs <= ATTENTION_TASK.latestShownMs;
}

/** Each sign gets the first press after it. One that comes too soon after a sign answers the one before, if that has none. */
function matchPresses({ signs, shownAtMs, pressedAtMs }: DoneTask): {
  readonly reactionsMs: readonly (number | null)[];
  readonly falseStarts: number;
} {
  const reactionsMs: (number | null)[] = signs.map(() => null);
  let falseStarts = 0;
  let seen = -1;
  for (const pressMs of pressedAtMs) {
    while ((shownAtMs[seen + 1] ?? Number.POSITIVE_INFINITY) <= pressMs) seen += 1;
    const isTooSoon = seen >= 0 && pressMs - (shownAtMs[seen] ?? 0) < ATTENTION_TASK.soonestMs;
    const answered = isTooSoon ? seen - 1 : seen;
    const isFree = answered >= 0 && reactionsMs[answered] === null;
    if (isFree) reactionsMs[answered] = pressMs - (shownAtMs[answered] ?? 0);
    else if (isTooSoon) falseStarts += 1;
  }
  return { reactionsMs, falseStarts };
}
