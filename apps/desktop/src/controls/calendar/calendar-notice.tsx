import './calendar-notice.css';
import type { Session } from '@vayl/session';
import { Button } from '@vayl/ui/primitives/button';
import { Notice } from '@vayl/ui/primitives/notice';
import { type ReactNode, useSyncExternalStore } from 'react';
import { PROPOSAL } from './calendar-words.ts';
import type { Calendars } from './calendars.ts';
import { clockText } from './clock-text.ts';

interface CalendarNoticeProps {
  readonly calendars: Pick<Calendars, 'subscribe' | 'getSnapshot' | 'decline'>;
  readonly session: Pick<Session, 'switchOn'>;
}

/** What the calendar has to say now, if anything. It proposes; the person begins. */
export function CalendarNotice({ calendars, session }: CalendarNoticeProps): ReactNode {
  const { proposal, endedForMs } = useSyncExternalStore(calendars.subscribe, calendars.getSnapshot);
  if (endedForMs !== undefined) {
    return (
      <Notice tone="caution" title={PROPOSAL.ended.title(clockText(endedForMs))} isSpoken>
        {PROPOSAL.ended.text}
      </Notice>
    );
  }
  if (proposal === undefined) return null;
  return (
    <Notice tone="caution" title={PROPOSAL.title(clockText(proposal.endMs))}>
      <p>{PROPOSAL[proposal.because]}</p>
      <div className="calendar-acts">
        <Button size="small" onClick={() => session.switchOn()}>
          {PROPOSAL.start}
        </Button>
        <Button look="line" size="small" onClick={() => calendars.decline()}>
          {PROPOSAL.decline}
        </Button>
      </div>
    </Notice>
  );
}
