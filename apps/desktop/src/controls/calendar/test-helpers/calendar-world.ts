import { err, ok, type Result } from '@vayl/domain';
import { vi } from 'vitest';
import { type RunningCalendars, startCalendars } from '../../../../../../e2e/harness/calendar/start-calendars.ts';
import type { CalendarHost, CalendarProvider, CalendarRefusal } from '../../../host/calendar-host.ts';
import { deskSession } from '../../test-helpers/desk-session.ts';
import { memoryStorage } from '../../test-helpers/memory-storage.ts';
import { Calendars } from '../calendars.ts';

const EVENT_PATHS: Readonly<Record<CalendarProvider, string>> = {
  google: '/calendar/v3/calendars/primary/events',
  microsoft: '/v1.0/me/calendarView',
};

/** The shell, as far as it carries: with a key that the stand-in knows, and to its events alone. */
class WireHost implements CalendarHost {
  readonly #running: RunningCalendars;
  readonly keys = new Map<CalendarProvider, string>();
  connecting: Result<boolean, CalendarRefusal> = ok(true);
  disconnecting: Result<boolean, CalendarRefusal> = ok(true);
  setUp: readonly CalendarProvider[] = ['google', 'microsoft'];
  isOffline = false;
  cancelled = 0;
  onTheirWay = 0;

  constructor(running: RunningCalendars) {
    this.#running = running;
  }

  calendarsSetUp = async () => this.setUp;
  cancelCalendar = async () => {
    this.cancelled += 1;
  };

  async connectCalendar(provider: CalendarProvider): Promise<Result<boolean, CalendarRefusal>> {
    if (this.connecting.ok) this.renewKey(provider);
    return this.connecting;
  }

  async disconnectCalendar(provider: CalendarProvider): Promise<Result<boolean, CalendarRefusal>> {
    this.keys.delete(provider);
    return this.disconnecting;
  }

  async readCalendar(provider: CalendarProvider, address: string): ReturnType<CalendarHost['readCalendar']> {
    if (this.isOffline) return err('unreachable');
    const url = new URL(address, `${this.#running[provider].url}${EVENT_PATHS[provider]}`);
    this.onTheirWay += 1;
    const response = await fetch(url, {
      headers: {
        authorization: `Bearer ${this.keys.get(provider) ?? ''}`,
        ...(provider === 'microsoft' && { prefer: 'outlook.timezone="UTC"' }),
      },
    });
    const retryAfter = response.headers.get('retry-after') ?? undefined;
    const text = await response.text();
    this.onTheirWay -= 1;
    return ok({ status: response.status, text, retryAfter });
  }

  renewKey(provider: CalendarProvider): void {
    this.keys.set(provider, this.#running[provider].standIn.oauth.newShortKey());
  }
}

/** A computer with calendars, a session that can be on, and a clock in the test's hand. */
export class CalendarWorld {
  readonly running: RunningCalendars;
  readonly host: WireHost;
  readonly kept = new Map<string, string>();
  readonly logged: { readonly what: string; readonly cause: unknown }[] = [];
  readonly session = deskSession();
  wallMs: number;
  #monotonicMs = 1000;
  calendars: Calendars;

  private constructor(running: RunningCalendars, now: string) {
    this.running = running;
    this.host = new WireHost(running);
    this.wallMs = Date.parse(now);
    this.calendars = this.#launch();
  }

  static async open(now: string): Promise<CalendarWorld> {
    return new CalendarWorld(await startCalendars(), now);
  }

  get isOn(): boolean {
    return this.session.getSnapshot().settings.isOn;
  }

  get state() {
    return this.calendars.getSnapshot();
  }

  get titles(): readonly string[] {
    return this.state.events.map(({ title }) => title);
  }

  /** The person connects it in their browser, and its events are read. */
  async connect(provider: CalendarProvider): Promise<void> {
    await this.calendars.start();
    this.calendars.connect(provider);
    await vi.waitUntil(() => this.state.connections[provider].is === 'connected');
    await this.pass(1);
  }

  /** Time passes, in steps of a minute at most, and the shell calls now and then. */
  async pass(seconds: number): Promise<void> {
    let left = seconds;
    while (left > 0) {
      const step = Math.min(left, 60);
      left -= step;
      this.wallMs += step * 1000;
      this.#monotonicMs += step * 1000;
      this.calendars.tick();
      await this.settle();
    }
  }

  async passTo(time: string): Promise<void> {
    await this.pass((Date.parse(time) - this.wallMs) / 1000);
  }

  async restart(): Promise<void> {
    this.calendars = this.#launch();
    await this.calendars.start();
    await this.pass(1);
  }

  /** Until no answer is on its way any more. */
  async settle(): Promise<void> {
    do await new Promise((resolve) => setTimeout(resolve));
    while (this.host.onTheirWay > 0);
  }

  stop(): Promise<void> {
    return this.running.stop();
  }

  #launch(): Calendars {
    return new Calendars({
      host: this.host,
      session: this.session,
      clock: { monotonicMs: () => this.#monotonicMs, wallMs: () => this.wallMs },
      storage: memoryStorage(this.kept),
      logFailure: (what, cause) => this.logged.push({ what, cause }),
    });
  }
}
