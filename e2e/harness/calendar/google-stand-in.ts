import type { IncomingMessage } from 'node:http';
import { OAuthStandIn, type Reply } from './oauth-stand-in.ts';
import type { Fault, StandInEvent } from './stand-in-event.ts';

const EVENTS = '/calendar/v3/calendars/primary/events';
const PAGE_SIZE = 2;
/** Google refuses these beside a token of an earlier reading. */
const NOT_WITH_TOKEN = ['timeMin', 'timeMax', 'orderBy', 'q', 'updatedMin'];

const failed = (code: number, reason: string): Reply => ({
  status: code,
  body: { error: { code, message: reason, errors: [{ domain: 'global', reason, message: reason }] } },
});

/** Google's calendar with the shapes of its API, version 3: pages, tokens, whole days, instances, what was called off. */
export class GoogleStandIn {
  readonly oauth = new OAuthStandIn({
    scope: 'https://www.googleapis.com/auth/calendar.readonly',
    isRotating: false,
  });
  readonly faults: Fault[] = [];
  readonly asked: URLSearchParams[] = [];
  /** Every event with the number of its last change, also those that were called off. */
  readonly #kept = new Map<
    string,
    { readonly change: number; readonly event: StandInEvent; readonly isOff: boolean }
  >();
  #change = 0;

  put(...events: readonly StandInEvent[]): void {
    for (const event of events) this.#note(event, false);
  }

  /** Whoever has made it still sees it, as called off. */
  callOff(id: string): void {
    const event = this.#kept.get(id)?.event;
    if (event !== undefined) this.#note(event, true);
  }

  answer(request: IncomingMessage, path: string, query: URLSearchParams, form: URLSearchParams): Reply | undefined {
    const isPost = request.method === 'POST';
    if (path === '/o/oauth2/v2/auth') return this.oauth.consent(query);
    if (path === '/token' && isPost) return this.oauth.token(form);
    if (path === '/revoke' && isPost) return this.oauth.revoke(form);
    if (path !== EVENTS) return undefined;
    if (request.method !== 'GET') return failed(403, 'insufficientPermissions');
    return this.#events(request, query);
  }

  #events(request: IncomingMessage, query: URLSearchParams): Reply {
    this.asked.push(query);
    const fault = this.faults.shift();
    if (fault === 'unknown-key' || !this.oauth.isKnown(request.headers.authorization)) return failed(401, 'authError');
    if (fault === 'too-many') return { ...failed(429, 'rateLimitExceeded'), headers: { 'retry-after': '120' } };
    if (fault === 'gone') return failed(410, 'fullSyncRequired');
    if (fault === 'down') return { status: 503 };
    const token = query.get('syncToken');
    if (token !== null && NOT_WITH_TOKEN.some((name) => query.has(name))) return failed(400, 'badRequest');
    if (query.get('singleEvents') !== 'true') return failed(400, 'badRequest');
    const items = token === null ? this.#window(query) : this.#since(Number(token.replace('sync-', '')));
    const from = Number(query.get('pageToken') ?? '0');
    const isLast = from + PAGE_SIZE >= items.length;
    const page = {
      kind: 'calendar#events',
      summary: 'ada@people.example',
      timeZone: 'Europe/Berlin',
      accessRole: 'owner',
      items: items.slice(from, from + PAGE_SIZE),
      ...(isLast ? { nextSyncToken: `sync-${this.#change}` } : { nextPageToken: String(from + PAGE_SIZE) }),
    };
    return { status: 200, body: page };
  }

  #window(query: URLSearchParams): object[] {
    const [minMs, maxMs] = [Date.parse(query.get('timeMin') ?? ''), Date.parse(query.get('timeMax') ?? '')];
    const isIn = ({ from, to }: StandInEvent) => Date.parse(to) > minMs && Date.parse(from) < maxMs;
    const kept = [...this.#kept.values()].filter(({ event, isOff }) => !isOff && isIn(event));
    return kept.map(({ event }) => inGooglesWords(event, 'confirmed'));
  }

  #since(change: number): object[] {
    const changed = [...this.#kept.values()].filter((kept) => kept.change > change);
    return changed.map(({ event, isOff }) => inGooglesWords(event, isOff ? 'cancelled' : 'confirmed'));
  }

  #note(event: StandInEvent, isOff: boolean): void {
    this.#change += 1;
    this.#kept.set(event.id, { change: this.#change, event, isOff });
  }
}

function inGooglesWords(event: StandInEvent, status: 'confirmed' | 'cancelled'): object {
  const { id, title, guests = 0, isDeclined = false } = event;
  const self = { email: 'ada@people.example', self: true, responseStatus: isDeclined ? 'declined' : 'accepted' };
  const others = Array.from({ length: guests }, (_, number) => ({
    email: `guest-${number}@people.example`,
    responseStatus: 'needsAction',
  }));
  return {
    kind: 'calendar#event',
    id,
    status,
    summary: title,
    start: moment(event.from),
    end: moment(event.to),
    eventType: event.isFocus === true ? 'focusTime' : 'default',
    ...(event.isFree === true && { transparency: 'transparent' }),
    ...((guests > 0 || isDeclined) && { attendees: [self, ...others] }),
    ...(event.seriesId !== undefined && { recurringEventId: event.seriesId }),
  };
}

/** Moments come with the offset of the calendar's own zone, and not as they were asked for. */
function moment(at: string): object {
  if (!at.includes('T')) return { date: at };
  const local = new Date(Date.parse(at) + 3_600_000).toISOString().replace('.000Z', '+01:00');
  return { dateTime: local, timeZone: 'Europe/Berlin' };
}
