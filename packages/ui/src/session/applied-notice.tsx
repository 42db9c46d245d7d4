import './applied-notice.css';
import { ERROR_TEXT } from '@vayl/domain';
import type { LinkError, Session, SessionSnapshot } from '@vayl/session';
import type { ReactNode } from 'react';
import { Button } from '../primitives/button.tsx';
import { useSession } from './use-session.tsx';
import { APPLIED_WORDS } from './words/applied-text.ts';

interface LinkOutcome {
  /** How it went with the last link that was opened; undefined where there was none. */
  readonly outcome: LinkError | 'done' | undefined;
}

interface AppliedNoticeProps extends LinkOutcome {
  readonly session: Session;
}

export function AppliedNotice({ session, outcome }: AppliedNoticeProps): ReactNode {
  return <AppliedNoticeView snapshot={useSession(session)} actions={session} outcome={outcome} />;
}

interface AppliedNoticeViewProps extends LinkOutcome {
  readonly snapshot: Pick<SessionSnapshot, 'canUndo' | 'applied' | 'settings'>;
  readonly actions: Pick<Session, 'undo'>;
}

/** That settings came with a link, and the way back; or why they did not. */
export function AppliedNoticeView({ snapshot, actions, outcome }: AppliedNoticeViewProps): ReactNode {
  const { canUndo, applied, settings } = snapshot;
  const isApplied = outcome === 'done' && canUndo && applied?.source === 'link';
  const applying = settings.isOn ? APPLIED_WORDS.fromLink : `${APPLIED_WORDS.fromLink} ${APPLIED_WORDS.stillOff}`;
  const failing = outcome !== undefined && outcome !== 'done' ? ERROR_TEXT[outcome] : '';
  return (
    <div className="v-applied">
      {/* There from the beginning, empty: what comes into it is read out. */}
      <p role="status">{isApplied ? applying : failing}</p>
      {isApplied && (
        <Button look="quiet" size="small" onClick={actions.undo}>
          {APPLIED_WORDS.undo}
        </Button>
      )}
    </div>
  );
}
