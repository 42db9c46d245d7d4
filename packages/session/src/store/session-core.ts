import { DEMO_CHECKLIST, DEMO_DEFAULTS, type SessionSettings, tickEarned } from '@vayl/domain';
import type { LightPort } from '../ports/light-port.ts';
import type { SessionClock } from '../ports/session-clock.ts';
import type { SoundPort } from '../ports/sound-port.ts';
import type { LogFailure, StoragePort } from '../ports/storage-port.ts';
import { type ClockReading, countedTime, HEARTBEAT_MS } from '../timeline/counted-time.ts';
import { OPEN_PLAN } from '../timeline/timeline-plan.ts';
import { Alarm } from './alarm.ts';
import { Engines } from './engines.ts';
import { isSame } from './is-same.ts';
import { type Kept, openKept, settingsToBeginWith } from './kept.ts';
import { isRunning, type SessionSnapshot, snapshotOf } from './session-snapshot.ts';
import type { SessionState } from './session-state.ts';

export interface SessionCoreOptions {
  readonly clock: SessionClock;
  readonly storage: StoragePort;
  readonly logFailure: LogFailure;
  readonly prefersReducedMotion: boolean;
  /** What this host begins with where nothing is kept yet; the demo's defaults otherwise. The switch is none of it. */
  readonly initialSettings?: SessionSettings | undefined;
}

/** Long enough after the end for the fade to be over, so that the meter's last word is that it is dark. */
const LAST_LOOK_MS = 1000;
/** A slider that is dragged is written once, not sixty times a second. */
const SAVE_AFTER_MS = 500;

/**
 * What every action goes through. A change makes the next state, the state makes the snapshot, the snapshot makes the
 * requests to light and sound; nothing flows back but what the light reports of itself.
 */
export class SessionCore {
  readonly clock: SessionClock;
  readonly kept: Kept;
  readonly #engines: Engines;
  readonly #listeners = new Set<() => void>();
  readonly #alarms: Alarm[] = [];
  readonly #heartbeat: Alarm;
  readonly #saving: Alarm;
  #state: SessionState;
  #snapshot: SessionSnapshot;
  #lastBeat: ClockReading;
  /** Called where the machine has slept under a running session. */
  onSlept: () => void = () => undefined;

  constructor({ clock, storage, logFailure, prefersReducedMotion, ...options }: SessionCoreOptions) {
    const initialSettings = settingsToBeginWith(options.initialSettings);
    this.clock = clock;
    this.kept = openKept({ storage, logFailure, initialSettings });
    this.#engines = new Engines(logFailure);
    this.#heartbeat = this.alarm();
    this.#saving = this.alarm();
    this.#lastBeat = this.#readClock();
    this.#state = firstState(this.kept, prefersReducedMotion);
    this.#snapshot = snapshotOf(this.#state, clock.wallMs(), undefined);
  }

  get state(): SessionState {
    return this.#state;
  }

  readonly getSnapshot = (): SessionSnapshot => this.#snapshot;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => {
      this.#listeners.delete(onChange);
    };
  };

  /** One that ends with the session. */
  alarm(): Alarm {
    const alarm = new Alarm(this.clock);
    this.#alarms.push(alarm);
    return alarm;
  }

  attachLight(light: LightPort | undefined): void {
    this.#engines.setLight(light);
    this.commit({ isLightUnavailable: light === undefined });
  }

  attachSound(sound: SoundPort | undefined): void {
    this.#engines.setSound(sound);
    this.commit({});
  }

  /** Dark on the next frame, before anything else is done. */
  darken(): void {
    this.#engines.darken();
  }

  commit(change: Partial<SessionState>, { hasAppliedSuggestion = false } = {}): void {
    const before = this.#state;
    const wasRunning = isRunning(before);
    const next = { ...before, ...change };
    const runs = isRunning(next);
    if (wasRunning && !runs) next.elapsedMs += this.#countTime();
    if (!runs) next.isTestPulseOn = false;
    const step = { before: before.settings, after: next.settings, hasAppliedSuggestion };
    const checklist = tickEarned(next.checklist, step);
    if (!isSame(checklist, next.checklist)) next.checklist = checklist;
    this.#state = next;
    this.#engines.follow(this.#derived());
    this.#state = { ...next, light: this.#engines.view(next) };
    if (!isSame(next.settings, before.settings) && !this.#saving.isSet) this.#saving.set(SAVE_AFTER_MS, this.#save);
    if (wasRunning !== runs) this.#beatAfter(runs);
    this.#tell();
  }

  /** Writes what still waits to be written; a visit that changed nothing leaves nothing behind. */
  saveWaiting(): void {
    if (this.#saving.isSet) this.#save();
  }

  dispose(): void {
    this.saveWaiting();
    for (const alarm of this.#alarms) alarm.cancel();
    this.#listeners.clear();
  }

  readonly #save = (): void => {
    this.#saving.cancel();
    this.kept.settings.save(this.#state.settings);
  };

  #derived(): SessionSnapshot {
    return snapshotOf(this.#state, this.clock.wallMs(), this.#snapshot);
  }

  #tell(): void {
    const next = this.#derived();
    if (next === this.#snapshot) return;
    this.#snapshot = next;
    for (const onChange of this.#listeners) onChange();
  }

  #beatAfter(runs: boolean): void {
    if (runs) this.#lastBeat = this.#readClock();
    this.#heartbeat.set(runs ? HEARTBEAT_MS : LAST_LOOK_MS, this.#beat);
  }

  readonly #beat = (): void => {
    if (this.#snapshot.isRunning) this.#live();
    // Off and dark by now: the meter has nothing left to tell.
    else this.commit(this.#state.settings.isOn ? {} : { concealedBlock: undefined });
  };

  #live(): void {
    this.#heartbeat.set(HEARTBEAT_MS, this.#beat);
    if (countedTime(this.#lastBeat, this.#readClock()).is === 'slept') {
      this.onSlept();
      return;
    }
    this.commit({ elapsedMs: this.#state.elapsedMs + this.#countTime() });
    // The end is the light that has softened away. There is no other sign, and no alarm.
    if (this.#snapshot.timeline.stage === 'ended') this.commit({ settings: { ...this.#state.settings, isOn: false } });
  }

  #countTime(): number {
    const now = this.#readClock();
    const counted = countedTime(this.#lastBeat, now);
    this.#lastBeat = now;
    return counted.is === 'counted' ? counted.ms : 0;
  }

  #readClock(): ClockReading {
    return { monotonicMs: this.clock.monotonicMs(), wallMs: this.clock.wallMs() };
  }
}

function firstState(kept: Kept, prefersReducedMotion: boolean): SessionState {
  const settings = kept.settings.load();
  return {
    settings: { ...settings, isOn: false },
    preferences: kept.preferences.load(),
    pauseReason: undefined,
    isDucked: false,
    concealedBlock: undefined,
    isNoiseAlone: false,
    hasMinutes: true,
    isVisible: true,
    isRearming: false,
    isTestPulseOn: false,
    stoppedBy: undefined,
    clearWindow: undefined,
    strictDemands: [],
    screening: kept.screening.load(),
    prefersReducedMotion,
    hasOptedIntoMotion: false,
    plan: OPEN_PLAN,
    elapsedMs: 0,
    ownPresets: kept.ownPresets.load(),
    applied: undefined,
    // A strength that was changed on another day is changed (DEMO-32).
    checklist: tickEarned(DEMO_CHECKLIST, { before: DEMO_DEFAULTS, after: settings, hasAppliedSuggestion: false }),
    light: undefined,
    isLightUnavailable: false,
    settingsProblem: kept.settings.problem,
  };
}
