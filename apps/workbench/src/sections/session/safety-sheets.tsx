import { DEMO_DEFAULTS } from '@vayl/domain';
import { Button } from '@vayl/ui/primitives/button';
import { FeltWrongDialog } from '@vayl/ui/session/felt-wrong-dialog';
import { FlickerNotice } from '@vayl/ui/session/flicker-notice';
import { LightQuestionsView } from '@vayl/ui/session/light-questions-dialog';
import { ScreeningGate } from '@vayl/ui/session/screening-gate';
import { useScreeningGate } from '@vayl/ui/session/use-screening-gate';
import { type ReactNode, useState } from 'react';
import { Specimen } from '../instruments/specimen.tsx';
import { REFUSALS } from './side-samples.ts';

const ignore = () => undefined;
const KEPT = 'Your answers to the light questions are kept here.';
const BLOCKED = { screening: undefined, block: { by: 'felt-wrong', atMs: 0 }, felt: [] } as const;

/** What is asked before light may flicker, and what is said where it may not. */
export function SafetySheets(): ReactNode {
  const due = useScreeningGate(true);
  const answered = useScreeningGate(false);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="session-specimens">
      <Specimen name="The four questions before a first start" width="panel">
        <ScreeningGate gate={due} isHeldStill={false} kept={KEPT} />
      </Specimen>
      <Specimen name="The questions where they were answered" width="panel">
        <ScreeningGate gate={answered} isHeldStill={false} kept={KEPT} />
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
