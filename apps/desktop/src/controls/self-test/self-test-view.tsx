import './self-test-view.css';
import { assertNever } from '@vayl/domain';
import type { Session } from '@vayl/session';
import { type ReactNode, useSyncExternalStore } from 'react';
import { AfterTask } from './parts/after-task.tsx';
import { AttentionTask, type TaskMeans } from './parts/attention-task.tsx';
import { ChooseTest } from './parts/choose-test.tsx';
import { NextBlock } from './parts/next-block.tsx';
import { RunningBlock } from './parts/running-block.tsx';
import type { ResultHost } from './parts/save-result.tsx';
import { TestReport } from './parts/test-report.tsx';
import type { SelfTest } from './self-test.ts';
import type { SelfTestState } from './self-test-state.ts';
import { PAGE_CLOCK } from './task/run-task.ts';

interface SelfTestViewProps {
  readonly session: Session;
  readonly test: SelfTest;
  readonly host: ResultHost;
  readonly task?: TaskMeans;
}

const PAGE_TASK: TaskMeans = { clock: PAGE_CLOCK, chance: Math.random };

/** Does it help me? One thing at a time. */
export function SelfTestView({ session, test, host, task = PAGE_TASK }: SelfTestViewProps): ReactNode {
  const state = useSyncExternalStore(test.subscribe, test.getSnapshot);
  return <div className="self-test">{partOf(state, { session, test, host, task })}</div>;
}

function partOf(state: SelfTestState, { session, test, host, task }: Required<SelfTestViewProps>): ReactNode {
  switch (state.is) {
    case 'none':
      return <ChooseTest session={session} test={test} />;
    case 'between':
      return <NextBlock session={session} test={test} state={state} />;
    case 'session':
      return <RunningBlock test={test} state={state} />;
    case 'task':
      return <AttentionTask test={test} state={state} {...task} />;
    case 'questions':
      return <AfterTask test={test} />;
    case 'ended':
      return <TestReport test={test} state={state} host={host} />;
    default:
      return assertNever(state);
  }
}
