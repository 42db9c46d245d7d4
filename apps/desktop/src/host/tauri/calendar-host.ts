import { invoke } from '@tauri-apps/api/core';
import { err, ok, type Result } from '@vayl/domain';
import { z } from 'zod';
import { CALENDAR_PROVIDERS, CALENDAR_REFUSALS, type CalendarHost, type CalendarRefusal } from '../calendar-host.ts';

const Provider = z.enum(CALENDAR_PROVIDERS);
const Refusal = z.enum(CALENDAR_REFUSALS);
const Answer = z.object({ status: z.number(), text: z.string(), retryAfter: z.string().optional() });

export function tauriCalendarHost(): CalendarHost {
  return {
    calendarsSetUp: async () => z.array(Provider).parse(await invoke('calendars_set_up')),
    connectCalendar: (provider, attempt) => ask('connect_calendar', { provider, attempt }, z.boolean()),
    cancelCalendar: () => invoke('cancel_calendar'),
    readCalendar: (provider, address) => ask('read_calendar', { provider, address }, Answer),
    disconnectCalendar: (provider) => ask('disconnect_calendar', { provider }, z.boolean()),
  };
}

async function ask<Value>(
  command: string,
  given: Record<string, unknown>,
  schema: z.ZodType<Value>,
): Promise<Result<Value, CalendarRefusal>> {
  try {
    return ok(schema.parse(await invoke(command, given)));
  } catch (cause) {
    const refusal = Refusal.safeParse(cause);
    return err(refusal.success ? refusal.data : 'failed');
  }
}
