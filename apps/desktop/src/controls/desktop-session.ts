import { StepPhases } from '@vayl/light';
import { createSession, type LogFailure, type Session, type StopReason } from '@vayl/session';
import { SessionSound } from '@vayl/sound';
import { browserClock } from '@vayl/ui/session/browser-clock';
import { browserStorage } from '@vayl/ui/session/browser-storage';
import { lightSignals, prefersReducedMotion } from '@vayl/ui/session/light-signals';
import type { ControlHost, DarkReason } from '../host/control-host.ts';
import { OverlayLight } from './light/overlay-light.ts';
import { OverlayWindows } from './light/overlay-windows.ts';
import { LOCAL_CALENDAR } from './meter/calendar.ts';
import { Meter } from './meter/meter.ts';
import { meterSession } from './meter/meter-session.ts';

/** Recordable later; Ctrl+Shift+Esc belongs to Windows. */
const STOP_KEYS = 'CommandOrControl+Shift+Period';
const LOOK_AT_DISPLAYS_EVERY_BEATS = 20;
const STOP_OF: Readonly<Record<DarkReason, StopReason>> = {
  'stop-key': 'key',
  'control-silent': 'heartbeat-lost',
  'overlay-silent': 'heartbeat-lost',
};

export interface DesktopSession {
  readonly session: Session;
  readonly meter: Meter;
}

/** The session of this computer: its sound in this window, its light in the overlays. */
export async function startDesktopSession(host: ControlHost, logFailure: LogFailure): Promise<DesktopSession> {
  const shared = { clock: browserClock(), storage: browserStorage(), logFailure };
  const session = createSession({
    ...shared,
    suggestions: { ask: () => Promise.resolve('no-response') },
    prefersReducedMotion: prefersReducedMotion(),
  });
  // Nobody can sign in yet, so the minutes are this computer's.
  const meter = new Meter({
    ...shared,
    calendar: LOCAL_CALENDAR,
    server: () => undefined,
    entitlement: () => 'free',
    newId: () => crypto.randomUUID(),
  });
  meterSession(session, meter);
  const sound = new SessionSound({ createContext: () => new AudioContext(), chance: Math.random, logFailure });
  session.attachSound(sound);
  lightSignals(session);
  const phases = new StepPhases(() => sound.heard);
  const light = new OverlayLight({ host, phases, nowMs: () => performance.now(), logFailure });
  const windows = new OverlayWindows(host, logFailure);

  async function matchDisplays(): Promise<void> {
    if (await windows.matchDisplays()) session.stop('displays-changed');
  }

  await host.onDarkened((reason) => {
    light.handleDarkened();
    session.stop(STOP_OF[reason]);
  });
  await host.onBeat((beat) => {
    light.handleBeat(beat);
    meter.tick();
    if (beat.number % LOOK_AT_DISPLAYS_EVERY_BEATS !== 0) return;
    matchDisplays().catch((cause: unknown) => logFailure('displays.unknown', cause));
  });
  await windows.matchDisplays();
  session.attachLight(light);
  const stopKey = await host.setStopKey(STOP_KEYS);
  if (!stopKey.ok) logFailure('stop-key.failed', stopKey.error);
  return { session, meter };
}
