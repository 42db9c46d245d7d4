import { expect } from 'vitest';
import { Observed } from '../../observed.ts';
import { deskSession } from '../../test-helpers/desk-session.ts';
import { memoryStorage } from '../../test-helpers/memory-storage.ts';
import { SelfTest } from '../self-test.ts';
import { taskOf } from './made-test.ts';

export const CHOICE = { preset: undefined, settingName: 'As it is set now', blockCount: 12, blockMinutes: 5 } as const;
export const SEED = 99;

/** A test without its view, whose beats come when somebody says so. */
export function runSelfTest({ kept = new Map<string, string>(), isScreened = true } = {}) {
  const session = deskSession({ isScreened });
  const minutes = new Observed({ minutesLeft: 15, isLastMinute: false, mayHaveLight: true });
  const calls = { tasks: 0 };
  const test = new SelfTest({
    session,
    meter: minutes,
    storage: memoryStorage(kept),
    logFailure: (what) => expect.fail(what),
    wallMs: () => 1_790_000_000_000,
    newSeed: () => SEED,
    onTaskDue: () => (calls.tasks += 1),
  });
  let nowMs = 0;
  const held = {
    session,
    minutes,
    test,
    calls,
    kept,
    state: () => test.getSnapshot(),
    /** Beats, ten a second. */
    pass: (seconds: number) => {
      for (let beat = 0; beat < 10 * seconds; beat += 1) {
        nowMs += 100;
        test.tick(nowMs);
      }
    },
    /** A whole block, whose answers come after so long. */
    doBlock: (reactionMs = 300) => {
      test.startBlock();
      held.pass(301);
      test.finishTask(taskOf(reactionMs));
      test.answer(3, 'no-idea');
    },
  };
  return held;
}

export type RunningTest = ReturnType<typeof runSelfTest>;
