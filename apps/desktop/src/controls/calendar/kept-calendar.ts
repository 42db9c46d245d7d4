import { type Migrations, ok, openRecord, storeRecord } from '@vayl/domain';
import { type LogFailure, Shelf, type StoragePort } from '@vayl/session';
import { z } from 'zod';
import { CALENDAR_PROVIDERS, type CalendarProvider } from '../../host/calendar-host.ts';
import type { CalendarChoices } from './calendar-state.ts';

/** Which calendars are connected, and what they may do. Nothing of what is in them is kept. */
export interface KeptCalendar extends CalendarChoices {
  readonly connected: readonly CalendarProvider[];
}

// The first version: there is nothing to migrate from yet.
const MIGRATIONS: Migrations = [];
const INITIAL: KeptCalendar = { connected: [], proposes: true, windsDown: true };
// One that cannot be read costs itself alone.
const Stored = z.object({
  connected: z.array(z.enum(CALENDAR_PROVIDERS)).catch([]),
  proposes: z.boolean().catch(INITIAL.proposes),
  windsDown: z.boolean().catch(INITIAL.windsDown),
});

export function keptCalendar(options: {
  readonly storage: StoragePort;
  readonly logFailure: LogFailure;
}): Shelf<KeptCalendar> {
  return new Shelf<KeptCalendar>({
    ...options,
    key: 'vayl.calendar',
    initial: INITIAL,
    read: (stored) => {
      const opened = openRecord(stored, MIGRATIONS);
      return opened.ok ? ok(Stored.parse(opened.value)) : opened;
    },
    store: (kept) => storeRecord(kept, MIGRATIONS),
  });
}
