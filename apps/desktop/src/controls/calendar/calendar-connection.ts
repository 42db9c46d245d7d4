import type { CalendarEvent } from '@vayl/domain';
import type { LogFailure } from '@vayl/session';
import type { CalendarHost, CalendarProvider } from '../../host/calendar-host.ts';
import { challengeOf, newSecret } from '../account/pkce.ts';
import { CallPauses } from '../meter/call-pauses.ts';
import type { MeterClock } from '../meter/meter-clock.ts';
import { Observed } from '../observed.ts';
import type { ConnectionProblem, ConnectionState } from './calendar-state.ts';
import type { EventReader } from './wire/event-reader.ts';
import { GoogleReader } from './wire/google-reader.ts';
import { MicrosoftReader } from './wire/microsoft-reader.ts';
import type { ReadProblem } from './wire/read-page.ts';

/** A meeting that was moved a moment ago is known in time, and nobody is asked too often. */
const READ_EVERY_MS = 5 * 60_000;

interface ConnectionOptions {
  readonly provider: CalendarProvider;
  readonly host: CalendarHost;
  readonly clock: MeterClock;
  readonly logFailure: LogFailure;
}

/** One calendar: connected by the person in their browser, read every few minutes, forgotten when they say so. */
export class CalendarConnection extends Observed<ConnectionState> {
  readonly #options: ConnectionOptions;
  readonly #pauses = new CallPauses();
  #reader: EventReader;
  #events: readonly CalendarEvent[] = [];
  #nextReadMs = 0;
  #isReading = false;
  /** Counts beginnings and ends: an answer that belongs to an earlier one is not listened to. */
  #turn = 0;

  constructor(options: ConnectionOptions) {
    super({ is: 'not-connected' });
    this.#options = options;
    this.#reader = readerOf(options);
  }

  get events(): readonly CalendarEvent[] {
    return this.#events;
  }

  get isConnected(): boolean {
    return this.getSnapshot().is === 'connected';
  }

  setNotSetUp(): void {
    this.set({ is: 'not-set-up' });
  }

  /** As it was when the app ended. */
  resume(): void {
    this.#begin(false);
  }

  async connect(): Promise<void> {
    const { host, provider, logFailure } = this.#options;
    if (this.getSnapshot().is !== 'not-connected') return;
    this.set({ is: 'connecting' });
    const turn = this.#newTurn();
    const [verifier, state] = [newSecret(), newSecret()];
    const attempt = { verifier, state, challenge: await challengeOf(verifier) };
    const connected = await host.connectCalendar(provider, attempt);
    if (turn !== this.#turn) return;
    if (connected.ok) return this.#begin(!connected.value);
    if (connected.error === 'not-set-up') return this.setNotSetUp();
    if (connected.error === 'cancelled') return this.set({ is: 'not-connected' });
    logFailure(`calendar.${connected.error}`, undefined);
    this.#leave(connected.error);
  }

  async cancel(): Promise<void> {
    if (this.getSnapshot().is !== 'connecting') return;
    this.#leave(undefined);
    await this.#options.host.cancelCalendar();
  }

  /** Nothing of it stays here, whatever the provider or the keychain says. */
  async disconnect(): Promise<void> {
    const { host, provider } = this.#options;
    if (!this.isConnected) return;
    this.#leave(undefined);
    const turn = this.#turn;
    const told = await host.disconnectCalendar(provider);
    if (turn !== this.#turn) return;
    if (!told.ok) this.#leave(told.error === 'not-forgotten' ? told.error : 'not-revoked');
    else if (!told.value) this.#leave('not-revoked');
  }

  /** To be called now and then. */
  tick(): void {
    const nowMs = this.#options.clock.monotonicMs();
    if (!this.isConnected || this.#isReading || nowMs < this.#nextReadMs || !this.#pauses.isDue(nowMs)) return;
    this.#isReading = true;
    this.#read()
      .catch((cause: unknown) => this.#options.logFailure('calendar.not-read', cause))
      .finally(() => {
        this.#isReading = false;
      });
  }

  async #read(): Promise<void> {
    const { clock } = this.#options;
    const turn = this.#turn;
    const read = await this.#reader.read(clock.wallMs());
    const state = this.getSnapshot();
    if (turn !== this.#turn || state.is !== 'connected') return;
    if (!read.ok) return this.#handleProblem(read.error);
    this.#pauses.forget();
    this.#nextReadMs = clock.monotonicMs() + READ_EVERY_MS;
    this.#events = read.value;
    this.set({ ...state, readAtMs: clock.wallMs(), problem: undefined });
  }

  #handleProblem(problem: ReadProblem): void {
    const { clock, logFailure } = this.#options;
    const state = this.getSnapshot();
    logFailure(`calendar.${problem.is}`, undefined);
    if (problem.is === 'signed-out') {
      this.#leave('signed-out');
      return;
    }
    this.#pauses.pause(clock.monotonicMs());
    if (problem.is === 'too-many') this.#nextReadMs = clock.monotonicMs() + problem.waitMs;
    if (state.is === 'connected') this.set({ ...state, problem: problem.is === 'gone' ? 'unreadable' : problem.is });
  }

  #begin(isForThisRun: boolean): void {
    this.#newTurn();
    this.#nextReadMs = 0;
    this.#pauses.forget();
    this.#reader = readerOf(this.#options);
    this.set({ is: 'connected', isForThisRun, readAtMs: undefined, problem: undefined });
  }

  #leave(problem: ConnectionProblem | undefined): void {
    this.#newTurn();
    this.#events = [];
    this.#reader = readerOf(this.#options);
    this.set({ is: 'not-connected', problem });
  }

  #newTurn(): number {
    this.#turn += 1;
    return this.#turn;
  }
}

function readerOf({ provider, host }: ConnectionOptions): EventReader {
  return provider === 'google' ? new GoogleReader(host) : new MicrosoftReader(host);
}
