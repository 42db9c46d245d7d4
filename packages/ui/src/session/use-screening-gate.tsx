import { type ScreeningAnswers, UNANSWERED } from '@vayl/session';
import { useState } from 'react';

/** The questions before a first start, as far as somebody has come with them. */
export interface ScreeningGateState {
  readonly answers: ScreeningAnswers;
  readonly setAnswers: (answers: ScreeningAnswers) => void;
  /** They stand until answers are known that hold, and where somebody wants to answer anew. */
  readonly isAsking: boolean;
  readonly askAgain: () => void;
  /** What is to be kept of them. Undefined where nothing was answered: what this device has kept stays as it is. */
  readonly given: ScreeningAnswers | undefined;
}

export function useScreeningGate(isDue: boolean): ScreeningGateState {
  const [answers, setAnswers] = useState(UNANSWERED);
  const [isAskedAgain, setAskedAgain] = useState(false);
  // What was answered counts, even if answers from before turn up meanwhile.
  const isAnswering = isAskedAgain || answers !== UNANSWERED;
  return {
    answers,
    setAnswers,
    isAsking: isAnswering || isDue,
    askAgain: () => setAskedAgain(true),
    given: isAnswering ? answers : undefined,
  };
}
