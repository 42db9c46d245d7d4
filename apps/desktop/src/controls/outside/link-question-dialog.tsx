import type { Session } from '@vayl/session';
import { Button } from '@vayl/ui/primitives/button';
import { Dialog } from '@vayl/ui/primitives/dialog';
import { useSession } from '@vayl/ui/session/use-session';
import { type ReactNode, useSyncExternalStore } from 'react';
import { applyNamedPreset } from '../named-preset.ts';
import type { Observed } from '../observed.ts';
import { LINK_QUESTION } from '../shell-words.ts';
import type { LinkQuestion } from './link-question.ts';

interface LinkQuestionDialogProps {
  readonly session: Session;
  readonly question: Observed<LinkQuestion | undefined>;
  /** Says by itself why there is no light, where there is none. */
  readonly onStart: () => void;
}

/** A link can never start light: it opens the window, and the person decides, once the four questions are answered. */
export function LinkQuestionDialog({ session, question, onStart }: LinkQuestionDialogProps): ReactNode {
  const asked = useSyncExternalStore(question.subscribe, question.getSnapshot);
  const { isScreeningDue } = useSession(session);
  const forget = () => question.set(undefined);
  const start = () => {
    if (asked?.preset !== undefined) applyNamedPreset(session, asked.preset);
    forget();
    onStart();
  };
  return (
    <Dialog
      isOpen={asked !== undefined && !isScreeningDue}
      onClose={forget}
      title={LINK_QUESTION.title}
      actions={
        <>
          <Button onClick={start}>{LINK_QUESTION.start}</Button>
          <Button look="line" onClick={forget}>
            {LINK_QUESTION.decline}
          </Button>
        </>
      }
    >
      <p>{LINK_QUESTION.text(asked?.preset?.name)}</p>
    </Dialog>
  );
}
