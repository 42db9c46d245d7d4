import '../older-safari.ts';
import '@vayl/ui/older-styles.css';
import { createRoot } from 'react-dom/client';
import { logProblem } from '../host/log-problem.ts';
import { tauriAccountHost } from '../host/tauri/account-host.ts';
import { tauriControlHost } from '../host/tauri/control-host.ts';
import { tauriDiagnosticsHost } from '../host/tauri/diagnostics-host.ts';
import { tauriExportsHost } from '../host/tauri/exports-host.ts';
import { tauriShellHost } from '../host/tauri/shell-host.ts';
import { tauriUpdatesHost } from '../host/tauri/updates-host.ts';
import { AccountView } from './account/account-view.tsx';
import { ClosingNotice } from './closing-notice.tsx';
import { ControlWindow } from './control-window.tsx';
import { startDesktopApp } from './desktop-app.ts';
import { DiagnosticsSection } from './diagnostics/diagnostics-section.tsx';
import { HeliosView } from './helios/helios-view.tsx';
import { LinkQuestionDialog } from './outside/link-question-dialog.tsx';
import { SelfTestView } from './self-test/self-test-view.tsx';
import { SettingsView } from './settings/settings-view.tsx';
import { StopKeyNotice } from './stop-key/stop-key-notice.tsx';
import { UpdateNotice } from './updates/update-notice.tsx';

async function start(): Promise<void> {
  const host = {
    ...tauriControlHost(logProblem),
    ...tauriShellHost(logProblem),
    ...tauriAccountHost(logProblem),
    ...tauriUpdatesHost(),
    ...tauriDiagnosticsHost(logProblem),
    ...tauriExportsHost(logProblem),
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
        views={{
          helios: <HeliosView session={session} conversation={app.conversation} account={app.account} />,
          selfTest: <SelfTestView session={session} test={app.selfTest} host={host} />,
          settings: (
            <SettingsView {...app} host={host} diagnostics={<DiagnosticsSection diagnostics={app.diagnostics} />} />
          ),
          account: <AccountView account={app.account} />,
        }}
        notices={
          <>
            <StopKeyNotice stopKey={app.stopKey} />
            <UpdateNotice session={session} updates={app.updates} />
          </>
        }
      />
      <ClosingNotice closing={app.closing} />
      <LinkQuestionDialog session={session} question={app.linkQuestion} onStart={() => session.switchOn()} />
    </>,
  );
}

start().catch((cause: unknown) => logProblem('control.failed', cause));
