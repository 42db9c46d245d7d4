import './coding-panel.css';
import { assertNever, ERROR_TEXT } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import { type ReactNode, useRef } from 'react';
import { EDITOR, EXERCISE } from '../../../../content/practice.content.ts';
import { Checks, failureText } from './checks.tsx';
import { CodeEditor, type CodeEditorHandle } from './code-editor.tsx';
import { isAsExpected } from './judge.ts';
import { type RunOutcome, SANDBOX, type SandboxOptions } from './run-in-sandbox.ts';
import { type ExerciseRun, useExercise } from './use-exercise.ts';

export interface CodingPanelProps {
  /** Whoever opens the tab keeps it: what was typed is still there when they come back. */
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly sandbox?: SandboxOptions;
}

/** A small exercise: code to write, a way to run it, and what came of it. */
export function CodingPanel({ code, onChange, sandbox = SANDBOX }: CodingPanelProps): ReactNode {
  const { run, start, forget } = useExercise(sandbox);
  const outcome = run.is === 'done' ? run.outcome : undefined;
  const editor = useRef<CodeEditorHandle>(null);
  const reset = () => {
    editor.current?.write(EXERCISE.startingCode);
    forget();
  };
  return (
    <div className="coding">
      <div className="coding-task">
        <Heading level={3} size="small">
          {EXERCISE.title}
        </Heading>
        <Text look="small">{EXERCISE.task}</Text>
      </div>
      <div className="coding-editor">
        <CodeEditor ref={editor} initialCode={code} onChange={onChange} onRun={start} />
        <Text look="caption">{EDITOR.keys}</Text>
      </div>
      <div className="coding-acts">
        <Button size="small" busyText={run.is === 'running' ? EXERCISE.running : undefined} onClick={() => start(code)}>
          {EXERCISE.run}
        </Button>
        <Button look="line" size="small" onClick={reset}>
          {EXERCISE.reset}
        </Button>
        <p className="coding-status" role="status" data-is={outcome === undefined ? undefined : toneOf(outcome)}>
          {statusText(run)}
        </p>
      </div>
      <Checks results={outcome?.is === 'ran' ? outcome.results : undefined} />
      <Printed lines={outcome === undefined || outcome.is === 'stopped' ? [] : outcome.lines} />
    </div>
  );
}

function Printed({ lines }: { readonly lines: readonly string[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <figure className="coding-printed">
      <figcaption>{EXERCISE.printed}</figcaption>
      <pre>{lines.join('\n')}</pre>
    </figure>
  );
}

function statusText(run: ExerciseRun): string {
  switch (run.is) {
    case 'not-run':
      return '';
    case 'reset':
      return EXERCISE.wasReset;
    case 'running':
      return EXERCISE.running;
    case 'done':
      return outcomeText(run.outcome);
    default:
      return assertNever(run);
  }
}

function outcomeText(outcome: RunOutcome): string {
  if (outcome.is === 'stopped') return ERROR_TEXT[outcome.code];
  if (outcome.is === 'failed') return failureText(outcome);
  const passed = passedCount(outcome);
  return passed === EXERCISE.checks.length ? EXERCISE.allPass : EXERCISE.somePass(passed, EXERCISE.checks.length);
}

function toneOf(outcome: RunOutcome): 'failed' | 'ran' {
  return outcome.is === 'ran' ? 'ran' : 'failed';
}

function passedCount({ results }: Extract<RunOutcome, { readonly is: 'ran' }>): number {
  return EXERCISE.checks.filter(({ expected }, index) => {
    const result = results[index];
    return result !== undefined && isAsExpected(result, expected);
  }).length;
}
