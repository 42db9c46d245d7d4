import {
  FLICKER_REFUSAL_TEXT,
  type FlickerBlock,
  isAllNo,
  type Session,
  type SessionSnapshot,
  UNANSWERED,
} from '@vayl/session';
import { type ReactNode, useState } from 'react';
import { Button } from '../primitives/button.tsx';
import { Checkbox } from '../primitives/checkbox.tsx';
import { Dialog } from '../primitives/dialog.tsx';
import { Text } from '../primitives/text.tsx';
import { ScreeningQuestions } from './screening-questions.tsx';
import { StopLightView } from './stop-light.tsx';
import { useSession } from './use-session.tsx';
import { FEELING_TEXT, FELT_WORDS } from './words/felt-words.ts';
import { SCREENING_WORDS } from './words/screening-text.ts';

interface Opening {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface LightQuestionsDialogProps extends Opening {
  readonly session: Session;
}

export function LightQuestionsDialog({ session, ...opening }: LightQuestionsDialogProps): ReactNode {
  return <LightQuestionsView snapshot={useSession(session)} actions={session} {...opening} />;
}

interface LightQuestionsViewProps extends Opening {
  readonly snapshot: Pick<SessionSnapshot, 'screening' | 'settings'>;
  readonly actions: Pick<Session, 'answerScreening' | 'stop'>;
}

/**
 * The questions again, for whoever wants to answer them anew. It is also the one place where flicker that was blocked
 * can come back: by four times no and the person's own word for it.
 */
export function LightQuestionsView({ snapshot, actions, isOpen, onClose }: LightQuestionsViewProps): ReactNode {
  const [answers, setAnswers] = useState(UNANSWERED);
  const [liftsBlock, setLiftsBlock] = useState(false);
  const { block } = snapshot.screening;
  const forget = () => {
    setAnswers(UNANSWERED);
    setLiftsBlock(false);
  };
  const save = () => {
    actions.answerScreening({ answers, liftsBlock });
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={forget}
      title={SCREENING_WORDS.title}
      actions={
        <>
          <Button onClick={save}>{SCREENING_WORDS.save}</Button>
          <StopLightView snapshot={snapshot} actions={actions} />
        </>
      }
    >
      <ScreeningQuestions answers={answers} onChange={setAnswers} isHeldStill={block !== undefined && !liftsBlock} />
      {block !== undefined && (
        <Checkbox
          label={SCREENING_WORDS.lift}
          hint={blockText(block.by)}
          isChecked={liftsBlock && isAllNo(answers)}
          isDisabled={!isAllNo(answers)}
          onChange={setLiftsBlock}
        />
      )}
      <FeltNotes felt={snapshot.screening.felt} />
      <Text look="caption">{SCREENING_WORDS.stays}</Text>
    </Dialog>
  );
}

/** What was noted when the light felt wrong, for whoever weighs whether it may flicker again. */
function FeltNotes({ felt }: { readonly felt: SessionSnapshot['screening']['felt'] }): ReactNode {
  if (felt.length === 0) return null;
  return (
    <section aria-label={FELT_WORDS.notes}>
      {felt.map(({ atMs, feelings, note }) => (
        <Text key={atMs} look="caption">
          {[new Date(atMs).toLocaleDateString('en'), ...feelings.map((feeling) => FEELING_TEXT[feeling]), note]
            .filter((part) => part !== '')
            .join(', ')}
        </Text>
      ))}
    </section>
  );
}

/** Why it is blocked: the first sentence of the notice, whose second leads here. */
function blockText(by: FlickerBlock['by']): string {
  return FLICKER_REFUSAL_TEXT[by].replace(/\. .*$/u, '.');
}
