import './timing-view.css';
import { Button } from '@vayl/ui/primitives/button';
import { Notice } from '@vayl/ui/primitives/notice';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Timing } from './timing.ts';
import { TIMING } from './timing-words.ts';

interface NotNowNoticeProps {
  readonly timing: Pick<Timing, 'subscribe' | 'getSnapshot' | 'startAnyway' | 'dismiss'>;
}

/** Why a session that was asked for did not begin, and the way to begin it all the same. */
export function NotNowNotice({ timing }: NotNowNoticeProps): ReactNode {
  const { refusedBy } = useSyncExternalStore(timing.subscribe, timing.getSnapshot);
  if (refusedBy === undefined) return null;
  const { title, text, locked, anyway, dismiss } = TIMING.notNow;
  const isLocked = refusedBy.is === 'locked';
  return (
    <Notice tone="caution" title={title} isSpoken>
      <p>
        {text(refusedBy)} {isLocked && locked}
      </p>
      <div className="timing-acts">
        {!isLocked && (
          <Button look="line" size="small" onClick={() => timing.startAnyway()}>
            {anyway}
          </Button>
        )}
        <Button look="quiet" size="small" onClick={() => timing.dismiss()}>
          {dismiss}
        </Button>
      </div>
    </Notice>
  );
}
