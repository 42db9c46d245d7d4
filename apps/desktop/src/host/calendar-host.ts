import type { Result } from '@vayl/domain';

export const CALENDAR_PROVIDERS = ['google', 'microsoft'] as const;
export type CalendarProvider = (typeof CALENDAR_PROVIDERS)[number];

/** Why the shell has not done what was asked. `signed-out`: whoever keeps the calendar does not know this app any more. */
export const CALENDAR_REFUSALS = [
  'not-set-up',
  'no-browser',
  'cancelled',
  'took-too-long',
  'denied',
  'unreachable',
  'signed-out',
  'failed',
  'not-forgotten',
] as const;
export type CalendarRefusal = (typeof CALENDAR_REFUSALS)[number];

/** What proves that whoever comes back from the browser was sent from here (RFC 7636). Good for once. */
interface CalendarAttempt {
  readonly verifier: string;
  readonly challenge: string;
  readonly state: string;
}

interface CalendarAnswer {
  readonly status: number;
  readonly text: string;
  /** As whoever was asked too often says it: seconds, or a date. */
  readonly retryAfter?: string | undefined;
}

/** The shell, as the calendar sees it. It holds what opens a calendar, and can read events and nothing else. */
export interface CalendarHost {
  /** Those that this build can ask. */
  calendarsSetUp(): Promise<readonly CalendarProvider[]>;
  /** Asks the person in their browser. Whether the keychain took it; where there is none, it is held for this run alone. */
  connectCalendar(provider: CalendarProvider, attempt: CalendarAttempt): Promise<Result<boolean, CalendarRefusal>>;
  /** Whoever waits for a browser waits no longer. */
  cancelCalendar(): Promise<void>;
  /** `?…` behind the address of the events, or the whole address of a next page. */
  readCalendar(provider: CalendarProvider, address: string): Promise<Result<CalendarAnswer, CalendarRefusal>>;
  /** Forgets it here. Whether the provider has taken the key back as well. */
  disconnectCalendar(provider: CalendarProvider): Promise<Result<boolean, CalendarRefusal>>;
}
