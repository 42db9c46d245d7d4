import { DAILY_ALLOWANCE_MS, type Entitlement } from '@vayl/domain';
import { Meter } from '../meter.ts';
import { FakeCalendar } from './fake-calendar.ts';
import { FakeMinutesServer } from './fake-minutes-server.ts';

const START_MS = Date.parse('2027-03-01T09:00:00Z');

/** A computer with a meter, a person, a way to the server, and clocks that are held in the hand. */
export class MeterWorld {
  readonly calendar = new FakeCalendar();
  readonly texts = new Map<string, string>();
  readonly problems: string[] = [];
  server = new FakeMinutesServer(() => this.trueMs);
  isSignedIn = true;
  entitlement: Entitlement = 'free';
  trueMs = START_MS;
  /** How far the wall clock is from the true time. */
  wallShiftMs = 0;
  /** How often the shell calls. */
  tickMs = 500;
  /** How long there was light, by the name of the true day. */
  readonly litMs = new Map<string, number>();
  meter: Meter;
  #monotonicMs = 5000;
  #ids = 0;

  constructor() {
    this.meter = this.#launch();
  }

  get left(): number | undefined {
    return this.meter.getSnapshot().minutesLeft;
  }

  get trueDay(): string {
    return this.calendar.localDayOf(this.trueMs);
  }

  lit(localDay = this.trueDay): number {
    return this.litMs.get(localDay) ?? 0;
  }

  get litInAllMs(): number {
    return [...this.litMs.values()].reduce((sum, ms) => sum + ms, 0);
  }

  /** The shell calls for a while, and nobody does anything. */
  tick(ms: number): void {
    for (let passedMs = 0; passedMs < ms; passedMs += this.tickMs) {
      this.#pass(this.tickMs);
      this.meter.tick();
    }
  }

  /** The session runs, as long as the meter lets it, and is switched off then or at the end. */
  async run(ms: number, { staysOn = false } = {}): Promise<void> {
    for (let passedMs = 0; passedMs < ms; passedMs += this.tickMs) {
      const { mayHaveLight } = this.meter.getSnapshot();
      this.meter.setCounting(mayHaveLight);
      if (mayHaveLight) this.litMs.set(this.trueDay, this.lit() + this.tickMs);
      this.tick(this.tickMs);
      await settled();
    }
    if (!staysOn) await this.rest(0);
  }

  /** The machine is awake, and the session off or paused. */
  async rest(ms: number): Promise<void> {
    this.meter.setCounting(false);
    await settled();
    const ticks = Math.min(Math.ceil(ms / this.tickMs), 60);
    for (let tick = 0; tick < ticks; tick += 1) {
      this.#pass(ms / ticks);
      this.meter.tick();
      await settled();
    }
  }

  /** Nobody is called meanwhile. On some systems the clock that runs forward sleeps, too. */
  sleep(ms: number, { isClockAsleep = false } = {}): void {
    this.trueMs += ms;
    if (!isClockAsleep) this.#monotonicMs += ms;
    this.meter.tick();
  }

  /** `kill -9`, and a start: what was not kept is gone, and the monotonic clock begins anew. */
  crash(): void {
    this.#monotonicMs = 100;
    this.meter = this.#launch();
  }

  #pass(ms: number): void {
    this.trueMs += ms;
    this.#monotonicMs += ms;
  }

  #launch(): Meter {
    return new Meter({
      clock: { monotonicMs: () => this.#monotonicMs, wallMs: () => this.trueMs + this.wallShiftMs },
      calendar: this.calendar,
      storage: {
        read: (key) => this.texts.get(key),
        write: (key, text) => void this.texts.set(key, text),
        remove: (key) => void this.texts.delete(key),
      },
      server: () => (this.isSignedIn ? this.server : undefined),
      entitlement: () => this.entitlement,
      newId: () => {
        this.#ids += 1;
        return `00000000-0000-4000-8000-${`${this.#ids}`.padStart(12, '0')}`;
      },
      logFailure: (what) => this.problems.push(what),
    });
  }
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const ALL_MS = DAILY_ALLOWANCE_MS;

/** Lets every answer arrive. */
async function settled(): Promise<void> {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
}
