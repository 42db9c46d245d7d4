import { StepPhases } from '@vayl/light';
import { createSession, type LogFailure, type Session, type StopReason } from '@vayl/session';
import { SessionSound } from '@vayl/sound';
import { browserClock } from '@vayl/ui/session/browser-clock';
import { browserStorage } from '@vayl/ui/session/browser-storage';
import { lightSignals, prefersReducedMotion } from '@vayl/ui/session/light-signals';
import type { AccountHost } from '../host/account-host.ts';
import type { ControlHost, DarkReason } from '../host/control-host.ts';
import type { ShellHost } from '../host/shell-host.ts';
import type { ControlBeat } from '../wire/beat.ts';
import { Account } from './account/account.ts';
import { ENTITLEMENT_KEYS } from './account/entitlement/entitlement-key.ts';
import { startAccount } from './account/start-account.ts';
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
  readonly account: Account;
  readonly preferences: KeptPreferences;
  readonly stopKey: StopKey;
  readonly conversation: ReturnType<typeof keptConversation>;
  /** Ten times a second, after the session itself has heard it. */
  readonly onBeat: (listener: (beat: ControlBeat) => void) => void;
  /** One over each display, still dark. Each is a whole page: whoever calls has shown the window first. */
  readonly openOverlays: () => Promise<void>;
}

/** The session of this computer: its sound in this window, its light in the overlays. */
export async function startDesktopSession(
  host: ControlHost & AccountHost & Pick<ShellHost, 'dimsFlashingLights'>,
  logFailure: LogFailure,
): Promise<DesktopSession> {
  const shared = { clock: browserClock(), storage: browserStorage(), logFailure };
  const preferences = new KeptPreferences(shared);
  const stopKey = new StopKey({ host, preferences, logFailure });
  const session = createSession({
    ...shared,
    suggestions: suggestions({
      ...shared,
      server: () => account.client,
      refreshHz: () => light.refreshHz,
      localHour: () => new Date().getHours(),
      language: () => navigator.language,
    }),
    prefersReducedMotion: prefersReducedMotion(),
  });
  const account = new Account({ ...shared, host, deviceId: () => meter.deviceId, entitlementKeys: ENTITLEMENT_KEYS });
  const meter: Meter = new Meter({
    ...shared,
    calendar: LOCAL_CALENDAR,
    server: () => account.client,
    entitlement: () => account.entitlement,
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
  const beatListeners: ((beat: ControlBeat) => void)[] = [];
  await host.onBeat((beat) => {
    light.handleBeat(beat);
    account.tick();
    meter.tick();
    for (const listener of beatListeners) listener(beat);
    if (beat.number % LOOK_AT_SYSTEM_EVERY_BEATS !== 0) return;
    lookAtSystem().catch((cause: unknown) => logFailure('system.unknown', cause));
  });
  await stopKey.begin();
  session.attachLight(light);
  startAccount(account, logFailure);
  const conversation = keptConversation(shared);
  const onBeat = (listener: (beat: ControlBeat) => void) => beatListeners.push(listener);
  const openOverlays = async () => void (await windows.matchDisplays());
  return { session, meter, account, preferences, stopKey, conversation, onBeat, openOverlays };
}
