import { useEffect, useRef, useState } from 'react';
import { EXERCISE } from '../../../../content/practice.content.ts';
import { type RunOutcome, runInSandbox, type SandboxOptions, type SandboxRun } from './run-in-sandbox.ts';

export type ExerciseRun =
  | { readonly is: 'not-run' }
  | { readonly is: 'reset' }
  | { readonly is: 'running' }
  | { readonly is: 'done'; readonly outcome: RunOutcome };

interface Exercise {
  readonly run: ExerciseRun;
  readonly start: (source: string) => void;
  /** Forgets what the last run gave, and ends one that is under way. */
  readonly forget: () => void;
}

export function useExercise(sandbox: SandboxOptions): Exercise {
  const [run, setRun] = useState<ExerciseRun>({ is: 'not-run' });
  const current = useRef<SandboxRun>(undefined);
  useEffect(() => () => current.current?.cancel(), []);

  async function start(source: string): Promise<void> {
    if (run.is === 'running') return;
    setRun({ is: 'running' });
    const started = runInSandbox({ source, calls: EXERCISE.checks.map(({ call }) => call) }, sandbox);
    current.current = started;
    const outcome = await started.outcome;
    setRun({ is: 'done', outcome });
  }

  function forget(): void {
    current.current?.cancel();
    setRun({ is: 'reset' });
  }

  return { run, start: (source) => void start(source), forget };
}
