import { ATTENTION_TASK, type DoneTask, scoreTask, seededChance, type TaskSign, taskSigns } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { HeldFrames } from '../test-helpers/held-frames.ts';
import { TaskRun } from './run-task.ts';

function play({ frameMs = 16 } = {}) {
  const clock = new HeldFrames(frameMs);
  const shown: { readonly what: TaskSign | number | undefined; readonly atMs: number }[] = [];
  const done: DoneTask[] = [];
  const signs = taskSigns(seededChance(5));
  const run = new TaskRun({
    clock,
    signs,
    leadSeconds: 3,
    show: (what) => shown.push({ what, atMs: clock.nowMs() }),
    onDone: (task) => done.push(task),
  });
  return { clock, shown, done, signs, run };
}

describe('a task that runs', () => {
  it('counts down, shows ninety signs once a second for 300 ms, and ends', () => {
    const { clock, shown, done, signs } = play();
    clock.pass(3000 + 90_000 + 50);
    expect(shown.slice(0, 3).map(({ what }) => what)).toEqual([3, 2, 1]);
    const seen = shown.filter(({ what }) => what === 'go' || what === 'no-go');
    expect(seen.map(({ what }) => what)).toEqual(signs);
    const blanks = shown.filter(({ what }, index) => what === undefined && index < shown.length - 1);
    expect(blanks.length).toBeGreaterThanOrEqual(89);
    for (const [index, { atMs }] of seen.entries()) {
      expect(atMs - (seen[0]?.atMs ?? 0)).toBeCloseTo(index * ATTENTION_TASK.everyMs, -2);
    }
    expect(done).toHaveLength(1);
  });

  it('is scored as it was pressed, from the frame in which the sign came', () => {
    const { clock, done, run, shown } = play();
    while (done.length === 0) {
      const before = shown.length;
      clock.frame();
      if (shown.length > before && shown.at(-1)?.what === 'go') run.press(clock.nowMs() + 333);
    }
    const outcome = scoreTask(done[0] ?? { signs: [], dueAtMs: [], shownAtMs: [], pressedAtMs: [] });
    expect(outcome).toMatchObject({ is: 'scored', score: { medianMs: 333, lapses: 0, wrongPresses: 0 } });
  });

  it('of a computer that is held up is void', () => {
    const { clock, done } = play({ frameMs: 400 });
    clock.pass(94_000);
    expect(done.map(scoreTask)).toEqual([{ is: 'void', because: 'shown-too-late' }]);
  });

  it('counts a sign that was slept through as late, and goes on', () => {
    const { clock, done, signs } = play();
    clock.pass(10_000);
    clock.jump(2500);
    clock.pass(81_000);
    expect(done[0]?.shownAtMs).toHaveLength(signs.length);
    const late = done[0]?.shownAtMs.filter((atMs, index) => atMs - (done[0]?.dueAtMs[index] ?? 0) > 50);
    expect(late).toHaveLength(2);
  });

  it('that is left shows and tells nothing more', () => {
    const { clock, done, run, shown } = play();
    clock.pass(5000);
    run.cancel();
    const before = shown.length;
    clock.pass(95_000);
    expect([done.length, shown.length]).toEqual([0, before]);
  });
});
