import '../older-safari.ts';
import '@vayl/ui/older-styles.css';
import { createRoot } from 'react-dom/client';
import { logProblem } from '../host/log-problem.ts';
import { tauriControlHost } from '../host/tauri/control-host.ts';
import { ControlWindow } from './control-window.tsx';
import { startDesktopSession } from './desktop-session.ts';

async function start(): Promise<void> {
  const { session, meter } = await startDesktopSession(tauriControlHost(logProblem), logProblem);
  const root = document.querySelector('#root');
  if (root === null) throw new Error('the page has no place for the window');
  createRoot(root).render(<ControlWindow session={session} meter={meter} />);
}

start().catch((cause: unknown) => logProblem('control.failed', cause));
