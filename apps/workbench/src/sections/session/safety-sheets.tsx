import { DEMO_DEFAULTS } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { FeltWrongDialog } from '@vayl/ui/session/felt-wrong-dialog';
import { FlickerNotice } from '@vayl/ui/session/flicker-notice';
import { LightQuestionsView } from '@vayl/ui/session/light-questions-dialog';
import { ScreeningQuestions } from '@vayl/ui/session/screening-questions';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Specimen } from '../instruments/specimen.tsx';
import { REFUSALS } from './side-samples.ts';

const ignore = () => undefined;
const OPEN: ComponentProps<typeof ScreeningQuestions>['answers'] = {
  seizures: 'unanswered',
  lightSickness: 'unanswered',
  under18: 'unanswered',
  unsure: 'unanswered',
};
const BLOCKED = { screening: undefined, block: { by: 'felt-wrong', atMs: 0 }, felt: [] } as const;

/** What is asked before light may flicker, and what is said where it may not. */
export function SafetySheets(): ReactNode {
  const [answers, setAnswers] = useState(OPEN);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="session-specimens">
      <Specimen name="The four questions" width="panel">
        <ScreeningQuestions answers={answers} onChange={setAnswers} />
      </Specimen>
      <Specimen name="One line for each reason" width="panel">
        {REFUSALS.map((reason) => (
          <FlickerNotice
            key={reason}
            permission={{ is: 'refused', reason }}
            onOpenQuestions={ignore}
            onAllowMotion={ignore}
          />
        ))}
      </Specimen>
      <Specimen name="The light felt wrong; the questions while it is blocked" width="panel">
        <p className="session-buttons">
          <FeltWrongDialog session={{ lightFeltWrong: ignore, recordFelt: ignore }} />
          <Button look="line" size="small" onClick={() => setOpen(true)}>
            Light questions
          </Button>
        </p>
        <LightQuestionsView
          snapshot={{ screening: BLOCKED, settings: DEMO_DEFAULTS }}
          actions={{ answerScreening: ignore, stop: ignore }}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      </Specimen>
    </div>
  );
}
