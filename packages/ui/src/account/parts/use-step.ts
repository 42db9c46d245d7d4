import { err, ok, type Result } from '@vayl/domain';
import { useState } from 'react';

interface Problem<Name> {
  readonly name: Name;
  readonly text: string;
}

/** What a step has to say when it is done; nothing where the page goes away with it. */
type Outcome = Result<string | undefined, string>;

interface StepControl<Name> {
  readonly busy: Name | undefined;
  readonly run: (name: Name, work: () => Promise<Outcome>) => Promise<string | undefined>;
  readonly problemOf: (name: Name) => string | undefined;
  readonly forgetProblem: () => void;
}

/** One step at a time: which one runs, and what went wrong with which. */
export function useStep<Name extends string>(): StepControl<Name> {
  const [busy, setBusy] = useState<Name>();
  const [problem, setProblem] = useState<Problem<Name>>();
  return {
    busy,
    run: async (name, work) => {
      setBusy(name);
      setProblem(undefined);
      const outcome = await work();
      if (!outcome.ok) setProblem({ name, text: outcome.error });
      if (!outcome.ok || outcome.value !== undefined) setBusy(undefined);
      return outcome.ok ? outcome.value : undefined;
    },
    problemOf: (name) => (problem?.name === name ? problem.text : undefined),
    forgetProblem: () => setProblem(undefined),
  };
}

export const saidOf = (
  opened: Result<{ readonly is: 'leaving' } | { readonly is: 'opened'; readonly said: string }, string>,
): Outcome => (opened.ok ? ok(opened.value.is === 'opened' ? opened.value.said : undefined) : err(opened.error));
