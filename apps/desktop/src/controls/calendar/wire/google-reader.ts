import { type CalendarEvent, err, eventKind, ok, type Result } from '@vayl/domain';
import { z } from 'zod';
import type { CalendarHost } from '../../../host/calendar-host.ts';
import type { EventReader } from './event-reader.ts';
import { type EventWindow, isWindowOld, MOST_PAGES, windowAround } from './event-window.ts';
import { type ReadProblem, readPage } from './read-page.ts';

const Moment = z.object({ dateTime: z.string().optional(), date: z.string().optional() });
const Item = z.object({
  id: z.string(),
  status: z.string().optional(),
  summary: z.string().optional(),
  start: Moment.optional(),
  end: Moment.optional(),
  transparency: z.string().optional(),
  eventType: z.string().optional(),
  attendees: z
    .array(
      z.object({
        self: z.boolean().optional(),
        resource: z.boolean().optional(),
        responseStatus: z.string().optional(),
      }),
    )
    .optional(),
});
type Item = z.infer<typeof Item>;
const Page = z.object({
  items: z.array(Item).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
});

/** Nothing else is asked for: no description, no place, no address of a guest. */
const FIELDS =
  'items(id,status,summary,start,end,transparency,eventType,attendees(self,resource,responseStatus)),nextPageToken,nextSyncToken';

/** Events of a person's main calendar at Google: all of a window once, and after that what has changed. */
export class GoogleReader implements EventReader {
  readonly #host: Pick<CalendarHost, 'readCalendar'>;
  #known = new Map<string, CalendarEvent>();
  #synced: { readonly token: string; readonly window: EventWindow } | undefined;

  constructor(host: Pick<CalendarHost, 'readCalendar'>) {
    this.#host = host;
  }

  async read(nowMs: number): Promise<Result<readonly CalendarEvent[], ReadProblem>> {
    const synced = this.#synced;
    if (synced !== undefined && !isWindowOld(synced.window, nowMs)) {
      const changed = await this.#pages({ syncToken: synced.token }, synced.window, nowMs);
      // What Google has forgotten is read anew.
      if (changed.ok || changed.error.is !== 'gone') return changed;
    }
    this.#synced = undefined;
    const window = windowAround(nowMs);
    const [timeMin, timeMax] = [window.fromMs, window.toMs].map((ms) => new Date(ms).toISOString());
    return this.#pages({ timeMin: timeMin ?? '', timeMax: timeMax ?? '' }, window, nowMs);
  }

  async #pages(
    asked: Readonly<Record<string, string>>,
    window: EventWindow,
    nowMs: number,
  ): Promise<Result<readonly CalendarEvent[], ReadProblem>> {
    const known = new Map('syncToken' in asked ? this.#known : []);
    const source = { host: this.#host, provider: 'google', schema: Page } as const;
    let pageToken: string | undefined;
    for (let pages = 0; pages < MOST_PAGES; pages += 1) {
      const query = new URLSearchParams({ ...asked, singleEvents: 'true', maxResults: '250', fields: FIELDS });
      if (pageToken !== undefined) query.set('pageToken', pageToken);
      const page = await readPage(source, `?${query.toString()}`, nowMs);
      if (!page.ok) return page;
      for (const item of page.value.items) takeIn(known, item, window);
      pageToken = page.value.nextPageToken;
      if (pageToken === undefined) {
        this.#known = known;
        const token = page.value.nextSyncToken;
        this.#synced = token === undefined ? undefined : { token, window };
        return ok([...known.values()]);
      }
    }
    return err({ is: 'unreadable' });
  }
}

function takeIn(known: Map<string, CalendarEvent>, item: Item, window: EventWindow): void {
  const event = eventOf(item);
  const isWanted = event !== undefined && event.endMs > window.fromMs && event.startMs < window.toMs;
  if (isWanted) known.set(item.id, event);
  else known.delete(item.id);
}

/** Undefined where it was called off, declined, or has no time. */
function eventOf({ id, status, summary: title = '', start, end, ...item }: Item): CalendarEvent | undefined {
  const self = item.attendees?.find((one) => one.self === true);
  const isAllDay = start?.date !== undefined;
  const [startMs, endMs] = [momentMs(start), momentMs(end)];
  if (status === 'cancelled' || self?.responseStatus === 'declined') return undefined;
  if (!Number.isFinite(startMs) || !Number.isFinite(endMs) || endMs <= startMs) return undefined;
  const kind = eventKind({
    title,
    isMarkedFocus: item.eventType === 'focusTime',
    isBusy: item.transparency !== 'transparent' && item.eventType !== 'workingLocation',
    isAllDay,
    hasGuests: item.attendees?.some((one) => one.self !== true && one.resource !== true) ?? false,
  });
  return { id: `google ${id}`, title, startMs, endMs, isAllDay, kind };
}

/** A whole day begins where the person is: a date with a time but without a zone is read so. */
function momentMs(moment: z.infer<typeof Moment> | undefined): number {
  return Date.parse(moment?.dateTime ?? `${moment?.date ?? ''}T00:00`);
}
