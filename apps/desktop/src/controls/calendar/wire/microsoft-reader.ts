import { type CalendarEvent, err, eventKind, ok, type Result } from '@vayl/domain';
import { z } from 'zod';
import type { CalendarHost } from '../../../host/calendar-host.ts';
import type { EventReader } from './event-reader.ts';
import { MOST_PAGES, windowAround } from './event-window.ts';
import { type ReadProblem, readPage } from './read-page.ts';

const Moment = z.object({ dateTime: z.string() });
const Item = z.object({
  id: z.string(),
  subject: z.string().nullish(),
  start: Moment,
  end: Moment,
  isAllDay: z.boolean().default(false),
  isCancelled: z.boolean().default(false),
  showAs: z.string().default('busy'),
  categories: z.array(z.string()).default([]),
  responseStatus: z.object({ response: z.string() }).nullish(),
  attendees: z.array(z.unknown()).default([]),
});
type Item = z.infer<typeof Item>;
const Page = z.object({ value: z.array(Item), '@odata.nextLink': z.string().optional() });

const SELECTED = 'subject,start,end,isAllDay,isCancelled,showAs,categories,responseStatus,attendees';
/** Whoever works elsewhere is at work, and nobody waits for them. */
const NOT_BUSY = ['free', 'workingElsewhere'];
const SAYS_FOCUS = /focus/i;

/** Events of a person's main calendar at Microsoft, each time anew: a view of two days is one page or two. */
export class MicrosoftReader implements EventReader {
  readonly #host: Pick<CalendarHost, 'readCalendar'>;

  constructor(host: Pick<CalendarHost, 'readCalendar'>) {
    this.#host = host;
  }

  async read(nowMs: number): Promise<Result<readonly CalendarEvent[], ReadProblem>> {
    const { fromMs, toMs } = windowAround(nowMs);
    const [startDateTime, endDateTime] = [fromMs, toMs].map((ms) => new Date(ms).toISOString());
    const query = new URLSearchParams({
      startDateTime: startDateTime ?? '',
      endDateTime: endDateTime ?? '',
      $select: SELECTED,
      $top: '100',
    });
    const source = { host: this.#host, provider: 'microsoft', schema: Page } as const;
    const events: CalendarEvent[] = [];
    let address: string | undefined = `?${query.toString()}`;
    for (let pages = 0; pages < MOST_PAGES && address !== undefined; pages += 1) {
      const page: Result<z.infer<typeof Page>, ReadProblem> = await readPage(source, address, nowMs);
      if (!page.ok) return page;
      events.push(...page.value.value.flatMap(eventOf));
      address = page.value['@odata.nextLink'];
    }
    return address === undefined ? ok(events) : err({ is: 'unreadable' });
  }
}

function eventOf({ id, subject, start, end, isAllDay, ...item }: Item): readonly CalendarEvent[] {
  const title = subject ?? '';
  const [startMs, endMs] = [momentMs(start.dateTime, isAllDay), momentMs(end.dateTime, isAllDay)];
  if (item.isCancelled || item.responseStatus?.response === 'declined') return [];
  if (!Number.isFinite(startMs) || !Number.isFinite(endMs) || endMs <= startMs) return [];
  const kind = eventKind({
    title,
    isMarkedFocus: item.categories.some((category) => SAYS_FOCUS.test(category)),
    isBusy: !NOT_BUSY.includes(item.showAs),
    isAllDay,
    hasGuests: item.attendees.length > 0,
  });
  return [{ id: `microsoft ${id}`, title, startMs, endMs, isAllDay, kind }];
}

/** Times come in UTC, as the shell asks for them, and do not say so. A whole day begins where the person is. */
function momentMs(dateTime: string, isAllDay: boolean): number {
  // Graph writes seven digits of a second, of which not every engine reads more than three.
  const wall = dateTime.slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
  return Date.parse(isAllDay ? wall : `${wall}Z`);
}
