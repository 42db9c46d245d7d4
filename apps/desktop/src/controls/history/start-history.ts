import type { Client } from '@vayl/contract';
import type { LogFailure, Session, SessionClock, Shelf } from '@vayl/session';
import type { ChatEntry } from '@vayl/ui/chat/chat-panel';
import type { ExportsHost } from '../../host/exports-host.ts';
import type { HistoryHost } from '../../host/history-host.ts';
import type { KeptPreferences } from '../app-preferences.ts';
import { History } from './history.ts';
import { HistoryStore } from './history-store.ts';
import { SessionRecorder } from './session-recorder.ts';
import { sessionTask } from './session-task.ts';
import { TotalsReporter } from './totals-reporter.ts';

interface HistoryNeeds {
  readonly host: HistoryHost & ExportsHost;
  readonly session: Session;
  readonly clock: Pick<SessionClock, 'monotonicMs' | 'wallMs'>;
  readonly preferences: KeptPreferences;
  readonly conversation: Pick<Shelf<readonly ChatEntry[]>, 'load'>;
  readonly server: () => Client | undefined;
  readonly logFailure: LogFailure;
}

export interface StartedHistory {
  readonly history: History;
  readonly recorder: Pick<SessionRecorder, 'tick'>;
}

/** Only what lasted so long is asked about. */
const RATED_FROM_SECONDS = 60;

/** Has sessions remembered from now on, where the person has not said otherwise. */
export function startHistory(needs: HistoryNeeds): StartedHistory {
  const { host, session, clock, preferences, conversation, server, logFailure } = needs;
  const newId = () => crypto.randomUUID();
  const isRecording = () => preferences.getSnapshot().isHistoryKept;
  const store = new HistoryStore(host, logFailure);
  const totals = new TotalsReporter({
    isWanted: () => preferences.getSnapshot().areTotalsSent,
    client: server,
    newId,
    timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    logFailure,
  });
  const recorder: SessionRecorder = new SessionRecorder({
    ...needs,
    newId,
    clock,
    utcOffsetMinutes: (wallMs) => -new Date(wallMs).getTimezoneOffset(),
    task: (asked) =>
      sessionTask({ asked, conversation: conversation.load(), ownPresets: session.getSnapshot().ownPresets }),
    onBegan: () => {
      history.toRate.set(undefined);
      totals.began();
    },
    onKept: (record) => {
      if (isRecording()) void store.write(record);
    },
    onEnded: (stretchSeconds, record) => {
      totals.ended(stretchSeconds);
      if (record === undefined || !isRecording()) return;
      // A self-test asks its own questions.
      if (record.usedSeconds >= RATED_FROM_SECONDS && record.delivered !== null) history.toRate.set(record);
      if (history.getSnapshot().is === 'read') void history.read();
    },
  });
  const history = new History({ store, host, onDeleted: () => recorder.forget() });
  void store.closeUnfinished();
  return { history, recorder };
}
