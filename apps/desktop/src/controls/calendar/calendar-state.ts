import type { CalendarEvent, FocusBlock } from '@vayl/domain';
import type { CalendarProvider, CalendarRefusal } from '../../host/calendar-host.ts';
import type { ReadProblem } from './wire/read-page.ts';

/** How it stands with one provider. */
export type ConnectionState =
  | { readonly is: 'not-set-up' }
  | { readonly is: 'not-connected'; readonly problem?: ConnectionProblem | undefined }
  /** The person is in their browser. */
  | { readonly is: 'connecting' }
  | {
      readonly is: 'connected';
      /** Without a keychain it lasts until the app ends. */
      readonly isForThisRun: boolean;
      /** Undefined before the first reading. */
      readonly readAtMs: number | undefined;
      /** Why the last reading brought nothing; what was read before it still counts. */
      readonly problem: Exclude<ReadProblem['is'], 'gone' | 'signed-out'> | undefined;
    };

/** `not-revoked`: forgotten here, but the provider could not be told, or has no way to be told. */
export type ConnectionProblem = Exclude<CalendarRefusal, 'not-set-up' | 'cancelled'> | 'not-revoked';

export interface CalendarChoices {
  readonly proposes: boolean;
  readonly windsDown: boolean;
}

export interface CalendarSnapshot {
  readonly connections: Readonly<Record<CalendarProvider, ConnectionState>>;
  readonly choices: CalendarChoices;
  /** Of all calendars together. They live in this page's memory and nowhere else. */
  readonly events: readonly CalendarEvent[];
  /** Time for work alone that has just begun. */
  readonly proposal: FocusBlock | undefined;
  /** The beginning of the meeting that the last session was ended for. */
  readonly endedForMs: number | undefined;
}
