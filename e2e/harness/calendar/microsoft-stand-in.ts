import type { IncomingMessage } from 'node:http';
import { OAuthStandIn, type Reply } from './oauth-stand-in.ts';
import type { Fault, StandInEvent } from './stand-in-event.ts';

const EVENTS = '/v1.0/me/calendarView';
const PAGE_SIZE = 2;

const failed = (status: number, code: string): Reply => ({ status, body: { error: { code, message: code } } });

/** Microsoft's calendar with the shapes of Graph 1.0: a view of instances, pages by a whole address, times in one zone. */
export class MicrosoftStandIn {
  readonly oauth = new OAuthStandIn({ scope: 'https://graph.microsoft.com/Calendars.Read', isRotating: true });
  readonly faults: Fault[] = [];
  readonly asked: URLSearchParams[] = [];
  readonly #kept = new Map<string, StandInEvent>();
  readonly #calledOff = new Set<string>();

  put(...events: readonly StandInEvent[]): void {
    for (const event of events) this.#kept.set(event.id, event);
  }

  /** Whoever was invited still sees it, as called off. */
  callOff(id: string): void {
    this.#calledOff.add(id);
  }

  answer(request: IncomingMessage, path: string, query: URLSearchParams, form: URLSearchParams): Reply | undefined {
    const isPost = request.method === 'POST';
    if (path === '/common/oauth2/v2.0/authorize') return this.oauth.consent(query);
    if (path === '/common/oauth2/v2.0/token' && isPost) return this.oauth.token(form);
    if (path !== EVENTS) return undefined;
    if (request.method !== 'GET') return failed(403, 'ErrorAccessDenied');
    return this.#events(request, query);
  }

  #events(request: IncomingMessage, query: URLSearchParams): Reply {
    this.asked.push(query);
    const fault = this.faults.shift();
    const isKnown = this.oauth.isKnown(request.headers.authorization);
    if (fault === 'unknown-key' || !isKnown) return failed(401, 'InvalidAuthenticationToken');
    if (fault === 'too-many') return { ...failed(429, 'TooManyRequests'), headers: { 'retry-after': '90' } };
    if (fault === 'down') return { status: 503 };
    if (fault === 'not-json') return { status: 200 };
    const [minMs, maxMs] = [Date.parse(query.get('startDateTime') ?? ''), Date.parse(query.get('endDateTime') ?? '')];
    if (!(minMs < maxMs)) return failed(400, 'ErrorInvalidParameter');
    const isUtc = request.headers['prefer'] === 'outlook.timezone="UTC"';
    const items = [...this.#kept.values()].filter(({ from, to }) => Date.parse(to) > minMs && Date.parse(from) < maxMs);
    const skip = Number(query.get('$skip') ?? '0');
    const next = new URL(`http://${request.headers.host ?? ''}${EVENTS}?${query.toString()}`);
    next.searchParams.set('$skip', String(skip + PAGE_SIZE));
    const page = {
      '@odata.context': "https://graph.microsoft.com/v1.0/$metadata#users('ada')/calendarView",
      value: items.slice(skip, skip + PAGE_SIZE).map((event) => this.#inGraphsWords(event, isUtc)),
      ...(skip + PAGE_SIZE < items.length && { '@odata.nextLink': next.href }),
    };
    return { status: 200, body: page };
  }

  #inGraphsWords(event: StandInEvent, isUtc: boolean): object {
    const { id, title, guests = 0, isDeclined = false } = event;
    const isAllDay = !event.from.includes('T');
    const moment = (at: string) => {
      const wall = new Date(Date.parse(at) + (isUtc || isAllDay ? 0 : 3_600_000)).toISOString();
      return { dateTime: wall.replace('Z', '0000'), timeZone: isUtc ? 'UTC' : 'W. Europe Standard Time' };
    };
    return {
      '@odata.etag': 'W/"stand-in"',
      id,
      subject: title,
      isAllDay,
      isCancelled: this.#calledOff.has(id),
      showAs: event.isFree === true ? 'free' : 'busy',
      type: event.seriesId === undefined ? 'singleInstance' : 'occurrence',
      seriesMasterId: event.seriesId ?? null,
      categories: event.isFocus === true ? ['Focus time'] : [],
      responseStatus: { response: isDeclined ? 'declined' : 'organizer', time: '0001-01-01T00:00:00Z' },
      start: moment(event.from),
      end: moment(event.to),
      attendees: Array.from({ length: guests }, (_, number) => ({
        type: 'required',
        status: { response: 'none', time: '0001-01-01T00:00:00Z' },
        emailAddress: { name: `Guest ${number}`, address: `guest-${number}@people.example` },
      })),
    };
  }
}
