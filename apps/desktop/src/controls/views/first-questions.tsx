import './first-questions.css';
import { PRODUCT_STATEMENT } from '@vayl/domain';
import type { Session } from '@vayl/session';
import { Button } from '@vayl/ui/primitives/button';
import { Dialog } from '@vayl/ui/primitives/dialog';
import { ScreeningGate } from '@vayl/ui/session/screening-gate';
import { useScreeningGate } from '@vayl/ui/session/use-screening-gate';
import { useSession } from '@vayl/ui/session/use-session';
import { type ReactNode, useState } from 'react';
import { FIRST_QUESTIONS } from '../words.ts';

/** Before the first start, and once a year: the four questions (RD-83). */
export function FirstQuestions({ session }: { readonly session: Session }): ReactNode {
  const { isScreeningDue, screening } = useSession(session);
  const [isOpen, setOpen] = useState(isScreeningDue);
  const gate = useScreeningGate(isScreeningDue);
  const close = () => {
    if (gate.given !== undefined) session.answerScreening({ answers: gate.given, liftsBlock: false });
    setOpen(false);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={FIRST_QUESTIONS.title}
      isReadFirst
      actions={<Button onClick={close}>{FIRST_QUESTIONS.goOn}</Button>}
    >
      <div className="control-questions">
        <p>
          {FIRST_QUESTIONS.lead} {PRODUCT_STATEMENT}
        </p>
        <ScreeningGate gate={gate} isHeldStill={screening.block !== undefined} kept={FIRST_QUESTIONS.kept} />
      </div>
    </Dialog>
  );
}
