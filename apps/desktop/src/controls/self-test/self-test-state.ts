import type { SelfTestReport, TaskProblem, TaskScore } from '@vayl/domain';
import type { BlockRefusal } from './block-refusal.ts';
import type { RepeatReason, TestRecord } from './record/test-record.ts';

/** How it stands with the test of this computer. */
export type SelfTestState =
  | { readonly is: 'none' }
  /** The next block comes when the person wants it. */
  | {
      readonly is: 'between';
      readonly record: TestRecord;
      readonly refusal: BlockRefusal | undefined;
      /** Why the last one that was begun is not counted. */
      readonly repeatedBecause: RepeatReason | undefined;
    }
  | { readonly is: 'session'; readonly record: TestRecord; readonly secondsLeft: number; readonly isPaused: boolean }
  /** Dark again: the task can begin. */
  | { readonly is: 'task'; readonly record: TestRecord; readonly problem: TaskProblem | undefined }
  | { readonly is: 'questions'; readonly record: TestRecord; readonly score: TaskScore }
  | { readonly is: 'ended'; readonly record: TestRecord; readonly report: SelfTestReport };
