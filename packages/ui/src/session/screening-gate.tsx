import './screening-gate.css';
import { type ReactNode, useId } from 'react';
import { Button } from '../primitives/button.tsx';
import { ScreeningQuestions } from './screening-questions.tsx';
import type { ScreeningGateState } from './use-screening-gate.tsx';
import { SCREENING_WORDS } from './words/screening-text.ts';

interface ScreeningGateProps {
  readonly gate: ScreeningGateState;
  /** Something else keeps the light still, whatever is answered here. */
  readonly isHeldStill: boolean;
  /** What is said where they were answered before, and where that is kept. */
  readonly kept: string;
}

/** What stands before a first start: the four questions (RD-83), or that they are answered and can be anew. */
export function ScreeningGate({ gate, isHeldStill, kept }: ScreeningGateProps): ReactNode {
  const headingId = useId();
  if (!gate.isAsking)
    return (
      <p>
        {kept}{' '}
        <Button look="quiet" size="small" onClick={gate.askAgain}>
          {SCREENING_WORDS.again}
        </Button>
      </p>
    );
  return (
    <section className="v-screening-gate" aria-labelledby={headingId}>
      <h3 id={headingId}>{SCREENING_WORDS.before}</h3>
      <ScreeningQuestions answers={gate.answers} onChange={gate.setAnswers} isHeldStill={isHeldStill} />
    </section>
  );
}
