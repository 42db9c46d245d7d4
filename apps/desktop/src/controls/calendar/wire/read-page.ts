import { err, ok, type Result } from '@vayl/domain';
import { z } from 'zod';
import type { CalendarHost, CalendarProvider } from '../../../host/calendar-host.ts';

/** Why there are no events. `gone`: what was known of an earlier reading does not hold any more. */
export type ReadProblem =
  | { readonly is: 'unreachable' | 'signed-out' | 'unreadable' | 'gone' }
  | { readonly is: 'too-many'; readonly waitMs: number };

const USUAL_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;

/** Google says no more than 403 to those who ask too often, and why in the content. */
const GoogleFailure = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).min(1) }),
});

/** One page of events, as its reader understands it. What it says otherwise is told by a code, and by no word of it. */
export async function readPage<Page>(
  { host, provider, schema }: PageSource<Page>,
  address: string,
  nowMs: number,
): Promise<Result<Page, ReadProblem>> {
  const answered = await host.readCalendar(provider, address);
  if (!answered.ok) return err({ is: answered.error === 'signed-out' ? 'signed-out' : 'unreachable' });
  const { status, text, retryAfter } = answered.value;
  const content = parsed(text);
  if (status === 200) {
    const page = schema.safeParse(content);
    return page.success ? ok(page.data) : err({ is: 'unreadable' });
  }
  if (status === 410) return err({ is: 'gone' });
  if (status === 429 || isRateLimit(status, content)) return err({ is: 'too-many', waitMs: waitOf(retryAfter, nowMs) });
  return err({ is: status === 401 || status === 403 ? 'signed-out' : 'unreachable' });
}

export interface PageSource<Page> {
  readonly host: Pick<CalendarHost, 'readCalendar'>;
  readonly provider: CalendarProvider;
  readonly schema: z.ZodType<Page>;
}

function isRateLimit(status: number, content: unknown): boolean {
  const failure = GoogleFailure.safeParse(content);
  return (
    status === 403 && failure.success && failure.data.error.errors.some(({ reason }) => /ateLimitExceeded/.test(reason))
  );
}

/** Seconds, or a date (RFC 9110, 10.2.3). */
function waitOf(retryAfter: string | undefined, nowMs: number): number {
  if (retryAfter === undefined) return USUAL_WAIT_MS;
  const seconds = Number(retryAfter);
  const waitMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(retryAfter) - nowMs;
  return Number.isFinite(waitMs) ? Math.min(Math.max(waitMs, 1000), LONGEST_WAIT_MS) : USUAL_WAIT_MS;
}

/** What is no JSON is no page, which its schema says. */
function parsed(text: string): unknown {
  try {
    const content: unknown = JSON.parse(text);
    return content;
  } catch {
    return undefined;
  }
}
