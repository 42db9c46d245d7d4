import {
  type HeldSignals,
  holdSignals,
  NO_SIGNALS,
  type PresenceReadings,
  presenceReadings,
  resolveTiming,
  type SignalReading,
  type TimingAnswer,
  type TimingMoment,
  type TimingReason,
} from '@vayl/domain';
import type { LogFailure, PauseReason, Session } from '@vayl/session';
import type { ControlHost, Display } from '../../host/control-host.ts';
import type { FrontWindow, Presence, PresenceHost } from '../../host/presence-host.ts';
import { Observed } from '../observed.ts';
import { displayAt } from './display-at.ts';
import type { KeptTiming } from './kept-timing.ts';
import type { LocalMoment } from './local-moment.ts';

type TimedSession = Pick<Session, 'getSnapshot' | 'subscribe' | 'switchOn' | 'stop' | 'pause' | 'resume' | 'duck'>;

export interface TimingOptions {
  readonly session: TimedSession;
  readonly host: PresenceHost & Pick<ControlHost, 'displays'>;
  readonly kept: KeptTiming;
  /** What the calendar says of this moment. */
  readonly calendar: () => SignalReading;
  readonly nowMs: () => number;
  readonly localMoment: () => LocalMoment;
  /** Whether somebody may be looking at what is read. */
  readonly isWatched: () => boolean;
  readonly logFailure: LogFailure;
}

export interface TimingSnapshot {
  readonly readings: PresenceReadings;
  readonly moment: TimingMoment;
  /** By their names, in the system's order. */
  readonly displays: readonly string[];
  readonly answer: TimingAnswer;
  /** Why a start that was asked for did not happen. */
  readonly refusedBy: TimingReason | undefined;
}

const FAILED: SignalReading = { is: 'unknown', why: 'failed' };
const UNREAD: Presence['signals'] = {
  microphone: FAILED,
  camera: FAILED,
  'screen-share': FAILED,
  'full-screen-video': FAILED,
  'do-not-disturb': FAILED,
};

/**
 * Looks around while a session runs or somebody watches, and has the session pause, be turned down and go on. It never
 * switches on: what it resumes is what it has paused itself.
 */
export class Timing extends Observed<TimingSnapshot> {
  readonly #options: TimingOptions;
  #readings = presenceReadings();
  #held: HeldSignals = NO_SIGNALS;
  #work: Pick<TimingMoment, 'app' | 'display'> = { app: undefined, display: undefined };
  #displays: readonly string[] = [];
  #isLocked = false;
  #anyway: ReadonlySet<string> = new Set();
  #refusedBy: TimingReason | undefined;
  #looking: Promise<void> | undefined;
  #wasOn: boolean;

  constructor(options: TimingOptions) {
    const { session, kept, localMoment } = options;
    const moment = { app: undefined, display: undefined, ...localMoment() };
    const question = { ...kept.getSnapshot(), moment, isLocked: false, signals: NO_SIGNALS, anyway: new Set<string>() };
    const readings = presenceReadings();
    super({ readings, moment, displays: [], answer: resolveTiming(question), refusedBy: undefined });
    this.#options = options;
    this.#wasOn = session.getSnapshot().settings.isOn;
    session.subscribe(() => this.#followSwitch());
    kept.subscribe(() => this.#judge());
  }

  /** Every two seconds. Where nothing runs and nobody watches, nothing is read. */
  tick(): void {
    const { settings, isNoiseAlone } = this.#options.session.getSnapshot();
    if (settings.isOn || isNoiseAlone || this.#options.isWatched()) void this.look();
  }

  /** One look at a time: a system that is slow to answer is not asked twice. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** Asked before a session begins. Where it may not, why is shown until it may or until somebody has read it. */
  mayStart(): boolean {
    this.#judge();
    const { light, lightReason } = this.getSnapshot().answer;
    this.#refusedBy = light === 'pauses' ? lightReason : undefined;
    this.#show();
    return light === 'runs';
  }

  /** This once, whatever speaks against it now. To be called inside a person's gesture. */
  startAnyway(): void {
    this.goOn();
    if (this.mayStart()) this.#options.session.switchOn();
  }

  /** What speaks against it now is set aside until it is over. */
  goOn(): void {
    this.#anyway = new Set([...this.#anyway, ...this.getSnapshot().answer.setAside]);
    this.#judge();
  }

  /** Somebody has read why not. */
  dismiss(): void {
    this.#refusedBy = undefined;
    this.#show();
  }

  async #look(): Promise<void> {
    const { host, calendar, logFailure } = this.#options;
    try {
      const [presence, displays] = await Promise.all([host.readPresence(), host.displays()]);
      this.#readings = presenceReadings({ ...presence.signals, calendar: calendar() });
      this.#isLocked = presence.isLocked;
      this.#displays = displays.map(({ name }) => name);
      this.#follow(presence.front, displays);
    } catch (cause) {
      logFailure('presence.unread', cause);
      this.#readings = presenceReadings({ ...UNREAD, calendar: calendar() });
    }
    this.#held = holdSignals(this.#held, this.#readings, this.#options.nowMs());
    this.#judge();
  }

  /** Whoever has this window in front still works in the one before. */
  #follow({ app, point, isOwn }: FrontWindow, displays: readonly Display[]): void {
    if (!isOwn) this.#work = { app, display: point === undefined ? undefined : displayAt(point, displays)?.name };
  }

  #judge(): void {
    const { kept, localMoment } = this.#options;
    const moment = { ...this.#work, ...localMoment() };
    const question = { ...kept.getSnapshot(), moment, isLocked: this.#isLocked, signals: this.#held };
    const { setAside } = resolveTiming({ ...question, anyway: new Set() });
    // What is over is no longer set aside: the next time it speaks again.
    this.#anyway = new Set([...this.#anyway].filter((key) => setAside.includes(key)));
    const answer = resolveTiming({ ...question, anyway: this.#anyway });
    if (this.#refusedBy !== undefined) this.#refusedBy = answer.light === 'runs' ? undefined : answer.lightReason;
    this.#show({ readings: this.#readings, moment, displays: this.#displays, answer });
    this.#act(answer);
  }

  #act({ light, lightReason, sound }: TimingAnswer): void {
    const { session } = this.#options;
    const { settings, pauseReason, isDucked } = session.getSnapshot();
    if (isDucked !== (sound === 'ducked')) session.duck(sound === 'ducked');
    if (!settings.isOn) return;
    // The shell hears of a lock by itself. Where it did not, this is as dark.
    if (lightReason.is === 'locked') {
      session.stop('locked');
      return;
    }
    if (pauseReason === 'person') return;
    const wanted = light === 'pauses' ? pauseOf(lightReason) : undefined;
    if (wanted === pauseReason) return;
    if (wanted === undefined) session.resume();
    else session.pause(wanted);
  }

  #followSwitch(): void {
    const { isOn } = this.#options.session.getSnapshot().settings;
    if (isOn === this.#wasOn) return;
    this.#wasOn = isOn;
    // Once is once.
    if (!isOn) this.#anyway = new Set();
    this.#judge();
    // However it was switched on: what is true now is looked for at once.
    if (isOn) void this.look();
  }

  #show(change: Partial<TimingSnapshot> = {}): void {
    this.set({ ...this.getSnapshot(), ...change, refusedBy: this.#refusedBy });
  }
}

function pauseOf(reason: TimingReason): PauseReason {
  return reason.is === 'signal' ? reason.signal : 'rule';
}
