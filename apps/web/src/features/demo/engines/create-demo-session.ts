import type { FrameClock } from '@vayl/light';
import { createSession, type LogFailure, type Session } from '@vayl/session';
import { browserClock } from '@vayl/ui/session/browser-clock';
import { browserStorage } from '@vayl/ui/session/browser-storage';
import { lightSignals, prefersReducedMotion } from '@vayl/ui/session/light-signals';
import { logProblem } from '../../../site/log-problem.ts';
import type { DemoLight } from './light-port.ts';
import { pageSignals } from './page-signals.ts';
import { type DemoSound, soundPort } from './sound-port.ts';
import { suggestionsPort } from './suggestions-port.ts';

export interface DemoSessionOptions {
  /** Tests bring their own. */
  readonly frameClock?: FrameClock;
  readonly logFailure?: LogFailure;
}

export interface DemoSession {
  readonly session: Session;
  /** A context that a press has woken before the session was here. */
  readonly adoptAudio: (context: AudioContext) => void;
  readonly dispose: () => void;
}

/** One session of this page with its engines. To be called in a browser, once, by whoever calls `dispose` later. */
export function createDemoSession(options: DemoSessionOptions = {}): DemoSession {
  const { logFailure = logProblem } = options;
  const session = createSession({
    clock: browserClock(),
    suggestions: suggestionsPort(),
    logFailure,
    storage: browserStorage(),
    prefersReducedMotion: prefersReducedMotion(),
  });
  const sound = soundPort(logFailure);
  session.attachSound(sound);
  const forgetSignals = [lightSignals(session), pageSignals(session)];
  const light = lateLight(session, sound, options);
  // Whoever is here means to use it: nobody is to wait at the switch.
  sound.prepare();
  light.open();
  return {
    session,
    adoptAudio: (context) => sound.adopt(context),
    dispose: () => {
      for (const forget of forgetSignals) forget();
      session.dispose();
      sound.dispose();
      light.dispose();
    },
  };
}

/** The light joins the session when its code is here; until then the session goes on without it, as it can. */
function lateLight(session: Session, sound: DemoSound, options: DemoSessionOptions) {
  const { frameClock, logFailure = logProblem } = options;
  let light: DemoLight | undefined;
  let isOver = false;

  async function open(): Promise<void> {
    const { lightPort } = await import('./light-port.ts');
    if (isOver) return;
    light = lightPort({ parent: document.body, frameClock, logFailure, heard: () => sound.heard });
    // Whatever brings the surface back, light comes back by a person's hand only.
    light?.canvas.addEventListener('webglcontextlost', () => session.stop('surface-lost'));
    session.attachLight(light);
  }

  return {
    open: () =>
      void open().catch((cause: unknown) => {
        logFailure('light.load-failed', cause);
        if (!isOver) session.attachLight(undefined);
      }),
    dispose: () => {
      isOver = true;
      light?.dispose();
    },
  };
}
