import '../older-safari.ts';
import '@vayl/ui/older-styles.css';
import { createRoot } from 'react-dom/client';
import { logProblem } from '../host/log-problem.ts';
import { tauriAccountHost } from '../host/tauri/account-host.ts';
import { tauriCalendarHost } from '../host/tauri/calendar-host.ts';
import { tauriControlHost } from '../host/tauri/control-host.ts';
import { tauriDiagnosticsHost } from '../host/tauri/diagnostics-host.ts';
import { tauriExportsHost } from '../host/tauri/exports-host.ts';
import { tauriHistoryHost } from '../host/tauri/history-host.ts';
import { tauriLedgerHost } from '../host/tauri/ledger-host.ts';
import { tauriPresenceHost } from '../host/tauri/presence-host.ts';
import { tauriShellHost } from '../host/tauri/shell-host.ts';
import { tauriUpdatesHost } from '../host/tauri/updates-host.ts';
import { AccountView } from './account/account-view.tsx';
import { CalendarNotice } from './calendar/calendar-notice.tsx';
import { CalendarSection } from './calendar/calendar-section.tsx';
import { ClosingNotice } from './closing-notice.tsx';
import { ControlWindow } from './control-window.tsx';
import { startDesktopApp } from './desktop-app.ts';
import { DiagnosticsSection } from './diagnostics/diagnostics-section.tsx';
import { HeliosView } from './helios/helios-view.tsx';
import { HistoryView } from './history/history-view.tsx';
import { RatingNotice } from './history/rating-notice.tsx';
import { LedgerSection } from './ledger/ledger-section.tsx';
import { LinkQuestionDialog } from './outside/link-question-dialog.tsx';
import { SelfTestView } from './self-test/self-test-view.tsx';
import { SettingsView } from './settings/settings-view.tsx';
import { StopKeyNotice } from './stop-key/stop-key-notice.tsx';
import { NotNowNotice } from './timing/not-now-notice.tsx';
import { TimingView } from './timing/timing-view.tsx';
import { UpdateNotice } from './updates/update-notice.tsx';

const MOST_FOR_FRAME_MS = 1000;

async function start(): Promise<void> {
  const host = {
    ...tauriControlHost(logProblem),
    ...tauriShellHost(logProblem),
    ...tauriAccountHost(logProblem),
    ...tauriUpdatesHost(),
    ...tauriDiagnosticsHost(logProblem),
    ...tauriPresenceHost(),
    ...tauriHistoryHost(),
    ...tauriExportsHost(logProblem),
    ...tauriCalendarHost(),
    ...tauriLedgerHost(logProblem),
  };
  const app = await startDesktopApp(host, logProblem);
  const { session, meter } = app;
  const root = document.querySelector('#root');
  if (root === null) throw new Error('the page has no place for the window');
  createRoot(root).render(
    <>
      <ControlWindow
        session={session}
        meter={meter}
        called={app.calledView}
        timing={app.timing}
        views={{
          helios: <HeliosView session={session} conversation={app.conversation} account={app.account} />,
          timing: <TimingView timing={app.timing} kept={app.timingChoices} />,
          history: <HistoryView history={app.history} preferences={app.preferences} account={app.account} />,
          selfTest: <SelfTestView session={session} test={app.selfTest} host={host} />,
          settings: (
            <SettingsView {...app} host={host}>
              <CalendarSection calendars={app.calendars} nowMs={() => Date.now()} />
              <LedgerSection ledger={app.ledger} />
              <DiagnosticsSection diagnostics={app.diagnostics} />
            </SettingsView>
          ),
          account: <AccountView account={app.account} />,
        }}
        notices={
          <>
            <StopKeyNotice stopKey={app.stopKey} />
            <NotNowNotice timing={app.timing} />
            <CalendarNotice calendars={app.calendars} session={session} />
            <UpdateNotice session={session} updates={app.updates} />
            <RatingNotice history={app.history} />
          </>
        }
      />
      <ClosingNotice closing={app.closing} />
      <LinkQuestionDialog session={session} question={app.linkQuestion} onStart={() => session.switchOn()} />
    </>,
  );
  await firstFrame();
  await app.openOverlays();
}

/** A window that starts hidden draws none: there it is a moment. */
function firstFrame(): Promise<unknown> {
  const drawn = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return Promise.race([drawn, new Promise((resolve) => setTimeout(resolve, MOST_FOR_FRAME_MS))]);
}

start().catch((cause: unknown) => logProblem('control.failed', cause));
