import { type TaskSign, taskSigns } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { Heading } from '@vayl/ui/primitives/heading';
import { Notice } from '@vayl/ui/primitives/notice';
import { Text } from '@vayl/ui/primitives/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SelfTest } from '../self-test.ts';
import type { SelfTestState } from '../self-test-state.ts';
import { SESSION_BLOCK, TASK } from '../self-test-words.ts';
import { type TaskClock, TaskRun } from '../task/run-task.ts';

export interface TaskMeans {
  readonly clock: TaskClock;
  readonly chance: () => number;
}

interface AttentionTaskProps extends TaskMeans {
  readonly test: Pick<SelfTest, 'finishTask' | 'giveUpBlock'>;
  readonly state: Extract<SelfTestState, { readonly is: 'task' }>;
}

const LEAD_SECONDS = 3;

/** Ninety seconds of rings and dots, in the dark. */
export function AttentionTask({ test, state, clock, chance }: AttentionTaskProps): ReactNode {
  const [isRunning, setRunning] = useState(false);
  if (isRunning) {
    return (
      <TaskField
        clock={clock}
        signs={() => taskSigns(chance)}
        onDone={(task) => {
          setRunning(false);
          test.finishTask(task);
        }}
        onLeave={() => setRunning(false)}
      />
    );
  }
  return (
    <>
      <Heading level={2} size="small">
        {TASK.title}
      </Heading>
      {state.problem !== undefined && (
        <Notice tone="caution" title={TASK.problems[state.problem]} isSpoken>
          {TASK.again}.
        </Notice>
      )}
      <Text>{TASK.text}</Text>
      <ul className="self-test-signs" aria-hidden="true">
        <li>
          <i className="self-test-sign" data-sign="go" />
          {TASK.ring}
        </li>
        <li>
          <i className="self-test-sign" data-sign="no-go" />
          {TASK.dot}
        </li>
      </ul>
      <Text look="small">{TASK.how}</Text>
      <div className="self-test-acts">
        <Button onClick={() => setRunning(true)}>{state.problem === undefined ? TASK.begin : TASK.again}</Button>
      </div>
      <div className="self-test-ends">
        <Button look="quiet" size="small" onClick={() => test.giveUpBlock()}>
          {SESSION_BLOCK.leave}
        </Button>
      </div>
    </>
  );
}

interface TaskFieldProps {
  readonly clock: TaskClock;
  readonly signs: () => readonly TaskSign[];
  readonly onDone: SelfTest['finishTask'];
  readonly onLeave: () => void;
}

/** Signs are written into the page in their frame, by hand: a render of React may come a frame later. */
function TaskField({ clock, signs, onDone, onLeave }: TaskFieldProps): ReactNode {
  const field = useRef<HTMLElement>(null);
  const sign = useRef<HTMLElement>(null);
  const ways = useRef({ signs, onDone, onLeave });
  useEffect(() => {
    field.current?.focus();
    const run = new TaskRun({
      clock,
      signs: ways.current.signs(),
      leadSeconds: LEAD_SECONDS,
      show: (shown) => {
        if (sign.current === null) return;
        sign.current.dataset['sign'] = typeof shown === 'string' ? shown : '';
        sign.current.textContent = typeof shown === 'number' ? `${shown}` : '';
      },
      onDone: (task) => ways.current.onDone(task),
    });
    const listening = new AbortController();
    const first = { signal: listening.signal, capture: true };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') ways.current.onLeave();
      if (event.key !== ' ') return;
      // It must neither scroll nor press a button that has the focus.
      event.preventDefault();
      if (!event.repeat) run.press(event.timeStamp);
    };
    window.addEventListener('keydown', onKey, first);
    field.current?.addEventListener('pointerdown', ({ timeStamp }) => run.press(timeStamp), first);
    return () => {
      listening.abort();
      run.cancel();
    };
  }, [clock]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the focus, so that the space bar is nobody else's.
    <section ref={field} className="self-test-field" aria-label={TASK.field} tabIndex={0}>
      <i ref={sign} className="self-test-sign" aria-hidden="true" />
    </section>
  );
}
