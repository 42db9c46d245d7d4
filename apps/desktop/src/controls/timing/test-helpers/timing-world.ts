import type { PresenceSignal, SignalReading } from '@vayl/domain';
import type { Session } from '@vayl/session';
import { expect } from 'vitest';
import type { FrontWindow, Presence } from '../../../host/presence-host.ts';
import { deskSession } from '../../test-helpers/desk-session.ts';
import { memoryStorage } from '../../test-helpers/memory-storage.ts';
import { askedSession } from '../asked-session.ts';
import { KeptTiming } from '../kept-timing.ts';
import type { LocalMoment } from '../local-moment.ts';
import { Timing } from '../timing.ts';

const NO: SignalReading = { is: 'no' };
const QUIET: Presence['signals'] = {
  microphone: NO,
  camera: NO,
  'screen-share': { is: 'unknown', why: 'desktop-does-not-tell' },
  'full-screen-video': NO,
  'do-not-disturb': NO,
};
const display = (name: string, left: number) => ({ name, left, top: 0, width: 1000, height: 800, scale: 1 });

/** A computer whose microphone, windows and clock are held in the hand. */
export class TimingWorld {
  signals = QUIET;
  front: FrontWindow = { app: 'Code', point: { x: 10, y: 10 }, isOwn: false };
  isLocked = false;
  isBroken = false;
  isWatched = true;
  calendar: SignalReading = { is: 'unknown', why: 'no-calendar' };
  local: LocalMoment = { weekday: 2, minuteOfDay: 15 * 60 };
  looks = 0;
  nowMs = 1000;
  readonly problems: string[] = [];
  readonly kept = new KeptTiming({ storage: memoryStorage(), logFailure: (what) => expect.fail(what) });
  readonly timing: Timing;
  /** As the window has it. */
  readonly session: Session;

  constructor(session: Session = deskSession()) {
    this.timing = new Timing({
      session,
      host: { readPresence: () => this.#read(), displays: async () => [display('DP-1', 0), display('DP-2', 1000)] },
      kept: this.kept,
      calendar: () => this.calendar,
      nowMs: () => this.nowMs,
      localMoment: () => this.local,
      isWatched: () => this.isWatched,
      logFailure: (what) => this.problems.push(what),
    });
    this.session = askedSession(session, this.timing);
  }

  /** Two seconds at a time, with a look after each. */
  async pass(seconds: number): Promise<void> {
    for (let passed = 0; passed < seconds; passed += 2) {
      this.nowMs += 2000;
      this.timing.tick();
      await this.settle();
    }
  }

  async set(change: Partial<Record<PresenceSignal, boolean>>): Promise<void> {
    const { calendar, ...told } = change;
    const reading = (isSo: boolean): SignalReading => ({ is: isSo ? 'yes' : 'no' });
    for (const [signal, isSo] of Object.entries(told)) this.signals = { ...this.signals, [signal]: reading(isSo) };
    if (calendar !== undefined) this.calendar = reading(calendar);
    await this.pass(2);
  }

  /** Lets every answer arrive. */
  async settle(): Promise<void> {
    await this.timing.look();
  }

  async #read(): Promise<Presence> {
    this.looks += 1;
    if (this.isBroken) throw new Error('no');
    return { signals: this.signals, front: this.front, isLocked: this.isLocked };
  }
}
