import './flicker-notice.css';
import { FLICKER_REFUSAL_TEXT, type FlickerPermission } from '@vayl/session';
import type { ReactNode } from 'react';
import { Button } from '../primitives/button.tsx';
import { SCREENING_WORDS } from './words/screening-text.ts';

interface FlickerNoticeProps {
  readonly permission: FlickerPermission;
  readonly onOpenQuestions: () => void;
  /** The person's word, for this session, against what their system asks for. */
  readonly onAllowMotion: () => void;
}

/** Why the light stands still, in one line, and what changes it. */
export function FlickerNotice({ permission, onOpenQuestions, onAllowMotion }: FlickerNoticeProps): ReactNode {
  if (permission.is === 'allowed') return null;
  return (
    <div className="v-flicker">
      <p role="status">{FLICKER_REFUSAL_TEXT[permission.reason]}</p>
      {permission.reason === 'reduced-motion' && (
        <Button look="quiet" size="small" onClick={onAllowMotion}>
          Allow flicker for this session
        </Button>
      )}
      <Button look="quiet" size="small" onClick={onOpenQuestions}>
        {SCREENING_WORDS.open}
      </Button>
    </div>
  );
}
