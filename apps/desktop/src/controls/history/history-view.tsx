import './history-view.css';
import { assertNever, type LocalDay, localDayOf } from '@vayl/domain';
import { HistoryPlot } from '@vayl/ui/instruments/history-plot';
import { Button } from '@vayl/ui/primitives/button';
import { Notice } from '@vayl/ui/primitives/notice';
import { Text } from '@vayl/ui/primitives/text';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import type { History, HistoryState } from './history.ts';
import { HISTORY } from './history-words.ts';
import { HistoryData, type HistoryDataProps } from './parts/history-data.tsx';
import { HistoryPlots, LastDays } from './parts/history-plots.tsx';
import { LatestSessions } from './parts/latest-sessions.tsx';
import { StreakLine } from './parts/streak-line.tsx';
import { durationText } from './time-text.ts';

interface HistoryViewProps extends Omit<HistoryDataProps, 'history' | 'isEmpty'> {
  readonly history: Pick<History, 'subscribe' | 'getSnapshot' | 'read' | 'rate' | 'save' | 'deleteEverything'>;
  readonly today?: () => LocalDay;
}

/** What this computer remembers of the sessions. It is read whenever somebody comes here. */
export function HistoryView({ history, today = ownToday, ...rest }: HistoryViewProps): ReactNode {
  const state = useSyncExternalStore(history.subscribe, history.getSnapshot);
  const { areTotalsSent } = useSyncExternalStore(rest.preferences.subscribe, rest.preferences.getSnapshot);
  const [day] = useState(today);
  useEffect(() => void history.read(), [history]);
  return (
    <div className="history">
      <Text look="small">
        {areTotalsSent ? HISTORY.leadWithTotals : HISTORY.lead} {state.is === 'read' && totalText(state)}
      </Text>
      <Remembered history={history} state={state} today={day} {...rest} />
    </div>
  );
}

interface RememberedProps extends Omit<HistoryViewProps, 'today'> {
  readonly state: HistoryState;
  readonly today: LocalDay;
}

function Remembered({ history, state, today, ...rest }: RememberedProps): ReactNode {
  switch (state.is) {
    case 'unread':
    case 'reading':
      return <p role="status">{HISTORY.reading}</p>;
    case 'failed':
      return (
        <Notice tone="stop" title={HISTORY.failed.title}>
          <div className="history-failed">
            <p>
              {HISTORY.failed.text(state.problem)} {HISTORY.failed.light}
            </p>
            <Button look="line" size="small" onClick={() => void history.read()}>
              {HISTORY.failed.again}
            </Button>
          </div>
        </Notice>
      );
    case 'read': {
      const { outlines, latest } = state;
      const isEmpty = outlines.length === 0;
      return (
        <>
          {isEmpty ? (
            <HistoryPlot title={HISTORY.lastDays.title} days={[]} />
          ) : (
            <>
              <StreakLine outlines={outlines} today={today} />
              <LastDays outlines={outlines} />
              <LatestSessions sessions={latest} onRate={(id, rating) => void history.rate(id, rating)} />
              <HistoryPlots outlines={outlines} today={today} />
            </>
          )}
          <HistoryData {...rest} history={history} isEmpty={isEmpty} />
        </>
      );
    }
    default:
      return assertNever(state);
  }
}

function totalText({ outlines }: Extract<HistoryState, { is: 'read' }>): string {
  if (outlines.length === 0) return '';
  const seconds = outlines.reduce((sum, { usedSeconds }) => sum + usedSeconds, 0);
  return HISTORY.total(HISTORY.sessions(outlines.length), durationText(seconds));
}

function ownToday(): LocalDay {
  const nowMs = Date.now();
  return localDayOf({ startedAtMs: nowMs, utcOffsetMinutes: -new Date(nowMs).getTimezoneOffset() });
}
