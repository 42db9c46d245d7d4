import './update-notice.css';
import { assertNever } from '@vayl/domain';
import type { Session } from '@vayl/session';
import { Button } from '@vayl/ui/primitives/button';
import { Notice } from '@vayl/ui/primitives/notice';
import { useSession } from '@vayl/ui/session/use-session';
import { type ReactNode, useSyncExternalStore } from 'react';
import { UPDATE } from './update-words.ts';
import type { Updates } from './updates.ts';

interface UpdateNoticeProps {
  readonly updates: Pick<Updates, 'subscribe' | 'getSnapshot' | 'install'>;
  readonly session: Session;
}

/** A newer app that waits, if there is one. */
export function UpdateNotice({ updates, session }: UpdateNoticeProps): ReactNode {
  const isLit = useSession(session).settings.isOn;
  const state = useSyncExternalStore(updates.subscribe, updates.getSnapshot);
  switch (state.is) {
    case 'none':
      return null;
    case 'ready':
    case 'installing':
      return (
        <Notice tone="caution" title={UPDATE.ready.title(state.version)}>
          <div className="update-notice">
            <p>{isLit ? UPDATE.ready.lit : UPDATE.ready.text}</p>
            <Button
              look="line"
              size="small"
              isDisabled={isLit}
              keepsFocus
              busyText={state.is === 'installing' ? UPDATE.ready.installing : undefined}
              onClick={() => updates.install()}
            >
              {UPDATE.ready.install}
            </Button>
          </div>
        </Notice>
      );
    case 'installed':
      return (
        <Notice tone="caution" title={UPDATE.installed.title(state.version)} isSpoken>
          {UPDATE.installed.text}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="stop" title={UPDATE.failed.title}>
          {UPDATE.failed.text}
        </Notice>
      );
    default:
      return assertNever(state);
  }
}
