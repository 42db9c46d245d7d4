import '@vayl/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { logProblem } from '../host/log-problem.ts';
import { tauriControlHost } from '../host/tauri/control-host.ts';
import { tauriShellHost } from '../host/tauri/shell-host.ts';
import { ClosingNotice } from './closing-notice.tsx';
import { ControlWindow } from './control-window.tsx';
import { startDesktopApp } from './desktop-app.ts';
import { HeliosView } from './helios/helios-view.tsx';
import { LinkQuestionDialog } from './outside/link-question-dialog.tsx';
import { SettingsView } from './settings/settings-view.tsx';
import { StopKeyNotice } from './stop-key/stop-key-notice.tsx';

async function start(): Promise<void> {
  const host = { ...tauriControlHost(logProblem), ...tauriShellHost(logProblem) };
  const app = await startDesktopApp(host, logProblem);
  const { session, meter, conversation, stopKey } = app;
  const root = document.querySelector('#root');
  if (root === null) throw new Error('the page has no place for the window');
  createRoot(root).render(
    <>
      <ControlWindow
        session={session}
        meter={meter}
        notices={<StopKeyNotice stopKey={stopKey} />}
        views={{
          helios: <HeliosView session={session} conversation={conversation} asksServer={false} />,
          settings: <SettingsView {...app} host={host} />,
        }}
      />
      <ClosingNotice closing={app.closing} />
      <LinkQuestionDialog session={session} question={app.linkQuestion} onStart={() => session.switchOn()} />
    </>,
  );
}

start().catch((cause: unknown) => logProblem('control.failed', cause));
