import { describe, expect, it } from 'vitest';
import {
  ATTENTION_TASK,
  type DoneTask,
  scoreTask,
  seededChance,
  TASK_SECONDS,
  type TaskSign,
  taskSigns,
} from '../index.ts';

const SIGNS: readonly TaskSign[] = ['go', 'go', 'no-go', 'go', 'go'];

/** Signs once a second, shown in time; presses by how long after which sign they came. */
function taskOf(presses: readonly (readonly [sign: number, afterMs: number])[], change: Partial<DoneTask> = {}) {
  const dueAtMs = SIGNS.map((_, index) => 1000 * index);
  const pressedAtMs = presses.map(([sign, afterMs]) => 1000 * sign + afterMs);
  return scoreTask({ signs: SIGNS, dueAtMs, shownAtMs: dueAtMs, pressedAtMs, ...change });
}

function scoreOf(outcome: ReturnType<typeof scoreTask>) {
  if (outcome.is === 'void') throw new Error(outcome.because);
  return outcome.score;
}

describe('the signs of a task', () => {
  it('are ninety in ninety seconds, one in five a no-go, and the first a go', () => {
    expect(TASK_SECONDS).toBe(90);
    for (let seed = 0; seed < 200; seed += 1) {
      const signs = taskSigns(seededChance(seed));
      expect(signs).toHaveLength(ATTENTION_TASK.signs);
      expect(signs.filter((sign) => sign === 'no-go')).toHaveLength(18);
      expect(signs[0]).toBe('go');
    }
  });

  it('come in another order each time', () => {
    expect(taskSigns(seededChance(1))).not.toEqual(taskSigns(seededChance(2)));
  });
});

describe('the score of a task', () => {
  it('is the median of the answers, without a lapse or a wrong press', () => {
    const score = scoreOf(
      taskOf([
        [0, 300],
        [1, 320],
        [3, 340],
        [4, 400],
      ]),
    );
    expect(score).toMatchObject({ medianMs: 330, lapses: 0, goes: 4, wrongPresses: 0, noGoes: 1, falseStarts: 0 });
    expect(score.reactionsMs).toEqual([300, 320, null, 340, 400]);
  });

  it('counts an answer that never came, and one that came late, as lapses among the slowest', () => {
    const score = scoreOf(
      taskOf([
        [0, 300],
        [1, 320],
        [3, 800],
      ]),
    );
    expect(score).toMatchObject({ lapses: 2, medianMs: (320 + 800) / 2 });
  });

  it('counts a press at a no-go as wrong, and not among the reactions', () => {
    const score = scoreOf(
      taskOf([
        [0, 300],
        [1, 300],
        [2, 200],
        [3, 300],
        [4, 300],
      ]),
    );
    expect(score).toMatchObject({ wrongPresses: 1, medianMs: 300 });
  });

  it('gives a press that comes too soon to the sign before, or calls it a false start', () => {
    const late = scoreOf(
      taskOf([
        [0, 300],
        [2, 50],
        [3, 300],
        [4, 300],
      ]),
    );
    expect(late.reactionsMs[1]).toBe(1050);
    expect(late).toMatchObject({ wrongPresses: 0, falseStarts: 0 });
    const tooSoon = scoreOf(
      taskOf([
        [0, 300],
        [1, 50],
        [1, 300],
        [3, 300],
        [4, 300],
      ]),
    );
    expect(tooSoon).toMatchObject({ falseStarts: 1, medianMs: 300 });
  });

  it('takes the first of two presses, and none from before the first sign', () => {
    const score = scoreOf(
      taskOf([
        [0, -200],
        [0, 300],
        [0, 350],
        [1, 310],
        [3, 320],
        [4, 330],
      ]),
    );
    expect(score.reactionsMs[0]).toBe(300);
    expect(score.falseStarts).toBe(0);
  });

  it('counts from when a sign was seen, not from when it was due', () => {
    const shownAtMs = SIGNS.map((_, index) => 1000 * index + 16);
    const score = scoreOf(
      taskOf(
        [
          [0, 316],
          [1, 316],
          [3, 316],
          [4, 316],
        ],
        { shownAtMs },
      ),
    );
    expect(score.medianMs).toBe(300);
  });

  it('leaves a sign out that was shown too late, and is void where that happens often', () => {
    const signs = taskSigns(seededChance(3));
    const dueAtMs = signs.map((_, index) => 1000 * index);
    const goes = signs.flatMap((sign, index) => (sign === 'go' ? [index] : []));
    const shownLate = (late: readonly number[]) => dueAtMs.map((ms, index) => ms + (late.includes(index) ? 60 : 5));
    const pressesAt = (shownAtMs: readonly number[]) => goes.map((index) => (shownAtMs[index] ?? 0) + 300);
    const few = shownLate(goes.slice(0, 3));
    const fewScored = scoreTask({ signs, dueAtMs, shownAtMs: few, pressedAtMs: pressesAt(few) });
    expect(scoreOf(fewScored)).toMatchObject({ goes: goes.length - 3, lapses: 0 });
    expect(scoreOf(fewScored).reactionsMs[goes[0] ?? 0]).toBeNull();
    const many = shownLate(goes.slice(0, 12));
    expect(scoreTask({ signs, dueAtMs, shownAtMs: many, pressedAtMs: pressesAt(many) })).toEqual({
      is: 'void',
      because: 'shown-too-late',
    });
  });

  it('is void where hardly anything was answered', () => {
    expect(
      taskOf([
        [0, 300],
        [1, 300],
      ]),
    ).toEqual({ is: 'void', because: 'hardly-answered' });
  });
});
