import './screening-questions.css';
import { isAllNo, SCREENING_QUESTIONS, type ScreeningAnswers } from '@vayl/session';
import type { ReactNode } from 'react';
import { RadioGroup } from '../primitives/radio-group.tsx';
import { outcomeText, SCREENING_WORDS } from './words/screening-text.ts';

interface ScreeningQuestionsProps {
  /** Begins with the session's UNANSWERED: nothing is preselected, and nobody has to answer. */
  readonly answers: ScreeningAnswers;
  readonly onChange: (answers: ScreeningAnswers) => void;
  /** Something else keeps the light still, whatever is answered here. */
  readonly isHeldStill?: boolean;
}

const CHOICES = [
  { value: 'yes', text: 'Yes' },
  { value: 'no', text: 'No' },
] as const;

/** The four questions before light may flicker, and what will come of the answers. The last of them is being unsure. */
export function ScreeningQuestions(props: ScreeningQuestionsProps): ReactNode {
  const { answers, onChange, isHeldStill = false } = props;
  return (
    <div className="v-screening">
      <p>{SCREENING_WORDS.intro}</p>
      <div className="v-screening-list">
        {SCREENING_QUESTIONS.map(({ id, text }) => (
          <RadioGroup
            key={id}
            legend={text}
            options={CHOICES}
            value={CHOICES.find(({ value }) => value === answers[id])?.value}
            layout="row"
            onChange={(answer) => onChange({ ...answers, [id]: answer })}
          />
        ))}
      </div>
      <p className="v-screening-outcome" role="status">
        {outcomeText(!isHeldStill && isAllNo(answers))}
      </p>
    </div>
  );
}
