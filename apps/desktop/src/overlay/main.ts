import '../older-safari.ts';
import { logProblem } from '../host/log-problem.ts';
import { tauriOverlayHost } from '../host/tauri/overlay-host.ts';
import { startOverlay } from './overlay.ts';

const host = tauriOverlayHost(logProblem);
startOverlay(host, document.body).catch((cause: unknown) => logProblem('overlay.failed', cause));
