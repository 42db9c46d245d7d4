import { StepPhases } from '@vayl/light';
import { createSession, type LogFailure, type Session, type StopReason } from '@vayl/session';
import { SessionSound } from '@vayl/sound';
import { browserClock } from '@vayl/ui/session/browser-clock';
import { browserStorage } from '@vayl/ui/session/browser-storage';
import { lightSignals, prefersReducedMotion } from '@vayl/ui/session/light-signals';
import type { ControlHost, DarkReason } from '../host/control-host.ts';
import type { ShellHost } from '../host/shell-host.ts';
import { KeptPreferences } from './app-preferences.ts';
import { keptConversation } from './helios/conversation.ts';
import { suggestions } from './helios/suggestions.ts';
import { OverlayLight } from './light/overlay-light.ts';
import { OverlayWindows } from './light/overlay-windows.ts';
import { LOCAL_CALENDAR } from './meter/calendar.ts';
import { Meter } from './meter/meter.ts';
import { meterSession } from './meter/meter-session.ts';
import { StopKey } from './stop-key/stop-key.ts';

/** Every two seconds: displays come and go, and a person may tell the system to dim what flashes. */
const LOOK_AT_SYSTEM_EVERY_BEATS = 20;
const STOP_OF: Readonly<Record<DarkReason, StopReason>> = {
  'stop-key': 'key',
  'control-silent': 'heartbeat-lost',
  'overlay-silent': 'heartbeat-lost',
  locked: 'locked',
  slept: 'slept',
};

export interface DesktopSession {
  readonly session: Session;
  readonly meter: Meter;
  readonly preferences: KeptPreferences;
  readonly stopKey: StopKey;
  readonly conversation: ReturnType<typeof keptConversation>;
}

/** The session of this computer: its sound in this window, its light in the overlays. */
export async function startDesktopSession(
  host: ControlHost & Pick<ShellHost, 'dimsFlashingLights'>,
  logFailure: LogFailure,
): Promise<DesktopSession> {
  const shared = { clock: browserClock(), storage: browserStorage(), logFailure };
  const preferences = new KeptPreferences(shared);
  const stopKey = new StopKey({ host, preferences, logFailure });
  const session = createSession({
    ...shared,
    suggestions: suggestions({
      ...shared,
      server: () => undefined,
      refreshHz: () => light.refreshHz,
      localHour: () => new Date().getHours(),
      language: () => navigator.language,
    }),
    prefersReducedMotion: prefersReducedMotion(),
  });
  // Nobody can sign in yet, so Helios and the minutes are this computer's.
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
  const windows = new OverlayWindows(host, logFailure, preferences.getSnapshot().isHiddenFromCapture);
  preferences.subscribe(() => void windows.hideFromCapture(preferences.getSnapshot().isHiddenFromCapture));

  async function lookAtSystem(): Promise<void> {
    if (await windows.matchDisplays()) session.stop('displays-changed');
    session.setReducedMotion(prefersReducedMotion() || (await host.dimsFlashingLights()));
  }

  await host.onDarkened((reason) => {
    light.handleDarkened();
    session.stop(STOP_OF[reason]);
  });
  await host.onBeat((beat) => {
    light.handleBeat(beat);
    meter.tick();
    if (beat.number % LOOK_AT_SYSTEM_EVERY_BEATS !== 0) return;
    lookAtSystem().catch((cause: unknown) => logFailure('system.unknown', cause));
  });
  await stopKey.begin();
  await windows.matchDisplays();
  session.attachLight(light);
  return { session, meter, preferences, stopKey, conversation: keptConversation(shared) };
}
