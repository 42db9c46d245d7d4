import { type CalendarEvent, isInMeeting, meetingToWindDownFor, proposedBlock } from '@vayl/domain';
import type { LogFailure, Session, Shelf, StoragePort } from '@vayl/session';
import { CALENDAR_PROVIDERS, type CalendarHost, type CalendarProvider } from '../../host/calendar-host.ts';
import type { MeterClock } from '../meter/meter-clock.ts';
import { type Followed, Observed } from '../observed.ts';
import { CalendarConnection } from './calendar-connection.ts';
import type { CalendarChoices, CalendarSnapshot } from './calendar-state.ts';
import { type KeptCalendar, keptCalendar } from './kept-calendar.ts';

interface CalendarsOptions {
  readonly host: CalendarHost;
  readonly session: Pick<Session, 'getSnapshot' | 'switchOff'>;
  readonly clock: MeterClock;
  readonly storage: StoragePort;
  readonly logFailure: LogFailure;
}

const LOOK_EVERY_MS = 1000;

/**
 * A person's calendars, read on this computer. They propose a session when time for work alone begins, and end one softly
 * before a meeting. A session is begun by the person and by nobody else.
 */
export class Calendars extends Observed<CalendarSnapshot> {
  readonly #options: CalendarsOptions;
  readonly #shelf: Shelf<KeptCalendar>;
  readonly #connections: Readonly<Record<CalendarProvider, CalendarConnection>>;
  readonly #inMeeting = new Observed<boolean | undefined>(undefined);
  #nextLookMs = 0;
  /** What has been seen already, so that nothing is proposed or ended twice. */
  #declinedStartMs: number | undefined;
  #nearId: string | undefined;

  constructor(options: CalendarsOptions) {
    const connection = (provider: CalendarProvider) => new CalendarConnection({ ...options, provider });
    const connections = { google: connection('google'), microsoft: connection('microsoft') };
    const shelf = keptCalendar(options);
    const { proposes, windsDown } = shelf.load();
    super({
      connections: { google: { is: 'not-connected' }, microsoft: { is: 'not-connected' } },
      choices: { proposes, windsDown },
      events: [],
      proposal: undefined,
      endedForMs: undefined,
    });
    this.#options = options;
    this.#shelf = shelf;
    this.#connections = connections;
  }

  /** Whether the calendar says that the person is with others. Undefined where no calendar is connected, or none is read yet. */
  get inMeeting(): Followed<boolean | undefined> {
    return this.#inMeeting;
  }

  async start(): Promise<void> {
    const setUp = await this.#options.host.calendarsSetUp();
    const { connected } = this.#shelf.load();
    for (const provider of CALENDAR_PROVIDERS) {
      const connection = this.#connections[provider];
      if (!setUp.includes(provider)) connection.setNotSetUp();
      else if (connected.includes(provider)) connection.resume();
    }
    this.#take();
    for (const connection of Object.values(this.#connections)) connection.subscribe(() => this.#take());
  }

  connect(provider: CalendarProvider): void {
    this.#attempt(this.#connections[provider].connect());
  }

  cancel(provider: CalendarProvider): void {
    this.#attempt(this.#connections[provider].cancel());
  }

  disconnect(provider: CalendarProvider): void {
    this.#attempt(this.#connections[provider].disconnect());
  }

  choose(change: Partial<CalendarChoices>): void {
    const choices = { ...this.getSnapshot().choices, ...change };
    this.set({ ...this.getSnapshot(), choices });
    this.#save();
    this.#look();
  }

  /** Not now: the block is not spoken of again. */
  decline(): void {
    this.#declinedStartMs = this.getSnapshot().proposal?.startMs;
    this.#look();
  }

  /** To be called often: a hidden window has no timers that could be relied on. */
  tick(): void {
    const nowMs = this.#options.clock.monotonicMs();
    if (nowMs < this.#nextLookMs) return;
    this.#nextLookMs = nowMs + LOOK_EVERY_MS;
    for (const connection of Object.values(this.#connections)) connection.tick();
    this.#look();
  }

  #look(): void {
    const { session, clock } = this.#options;
    const { events, choices, proposal: before, endedForMs } = this.getSnapshot();
    const nowMs = clock.wallMs();
    const { isOn } = session.getSnapshot().settings;
    const isRead = Object.values(this.#connections).some((one) => one.events.length > 0 || hasRead(one));
    this.#inMeeting.set(isRead ? isInMeeting(events, nowMs) : undefined);
    const found = choices.proposes && !isOn ? proposedBlock(events, nowMs) : undefined;
    const proposal = found?.startMs === this.#declinedStartMs ? undefined : found;
    const isSame = proposal?.startMs === before?.startMs && proposal?.endMs === before?.endMs;
    // Whoever has switched on again knows of the meeting, and so does whoever is in it.
    const isOver = isOn || (endedForMs !== undefined && nowMs >= endedForMs);
    const ended = isOver ? undefined : endedForMs;
    if (!isSame || ended !== endedForMs) this.set({ ...this.getSnapshot(), proposal, endedForMs: ended });
    this.#windDown(events, nowMs, isOn && choices.windsDown);
  }

  /** Once for a meeting, when it comes near: whoever switches on after that means it. */
  #windDown(events: readonly CalendarEvent[], nowMs: number, mayEnd: boolean): void {
    const near = meetingToWindDownFor(events, nowMs);
    if (near === undefined || near.id === this.#nearId) return;
    this.#nearId = near.id;
    if (!mayEnd) return;
    this.#options.session.switchOff();
    this.set({ ...this.getSnapshot(), endedForMs: near.startMs });
  }

  #take(): void {
    const { google, microsoft } = this.#connections;
    const connections = { google: google.getSnapshot(), microsoft: microsoft.getSnapshot() };
    const events = [...google.events, ...microsoft.events];
    this.set({ ...this.getSnapshot(), connections, events });
    this.#save();
    this.#look();
  }

  #save(): void {
    // Another build of the app may be set up for it again: until then it stays as it was.
    const before = this.#shelf.load().connected;
    const connected = CALENDAR_PROVIDERS.filter((provider) => {
      const { is } = this.#connections[provider].getSnapshot();
      return is === 'connected' || (is === 'not-set-up' && before.includes(provider));
    });
    this.#shelf.save({ connected, ...this.getSnapshot().choices });
  }

  #attempt(work: Promise<void>): void {
    work.catch((cause: unknown) => this.#options.logFailure('calendar.failed', cause));
  }
}

function hasRead(connection: CalendarConnection): boolean {
  const state = connection.getSnapshot();
  return state.is === 'connected' && state.readAtMs !== undefined;
}
