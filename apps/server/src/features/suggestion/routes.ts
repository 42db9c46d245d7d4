import { CALLS } from '@vayl/contract';
import { err, MOST_QUERY_CHARACTERS, ok } from '@vayl/domain';
import { type HeliosReply, toldReply } from '@vayl/helios';
import type { Context } from '../../context.ts';
import type { App } from '../../http/environment.ts';
import { route } from '../../http/route.ts';
import type { Session } from '../account/session-reader.ts';
import { keyOf, type LimitKeys } from '../limits/limits.ts';
import { inTime } from './in-time.ts';
import { type Asker, createSuggester, type Suggested } from './service.ts';

/** Longer than any question can be under way: a server that died meanwhile does not keep anybody out. */
const TURN_SECONDS = 9;
/** Of the second that counting may take: whoever is not known by then is counted by address. */
const SESSION_MS = 400;

export function mountSuggestion(app: App, context: Context): void {
  const { limits, log, metrics, provider } = context;
  const nowMs = () => performance.now();
  const suggestTo = createSuggester({ provider, nowMs });

  route(app, context, CALLS.suggest, async ({ body: { userQuery, ...rest }, readSession, address }) => {
    if (userQuery.length > MOST_QUERY_CHARACTERS) return err('suggestion/too-long');
    const startedMs = nowMs();
    const suggested = await suggestTo({ query: userQuery, ...rest }, askerOf(address, readSession));
    if (suggested.is === 'too-many') return err('request/too-many');
    const reply = replyOf(suggested);
    metrics.suggestionAnswered({
      source: reply.source,
      intent: reply.intent,
      outcome: outcomeOf(suggested, reply),
      seconds: (nowMs() - startedMs) / 1000,
    });
    const answer = toldReply(reply);
    return suggested.is === 'failed' ? err({ code: 'suggestion/failed', also: { fallback: answer } }) : ok(answer);
  });

  // Its limits are counted by the service, which has an answer even where nobody can count. The session is read with
  // the count, so a question that is not counted does not wait for a database at all.
  function askerOf(address: string, readSession: () => Promise<Session | undefined>): Asker {
    let known: Promise<LimitKeys> | undefined;
    const readKeys = async (): Promise<LimitKeys> => {
      const session = await inTime(orUndefined(readSession()), SESSION_MS);
      return { address, userId: session?.userId };
    };
    const keys = () => (known ??= readKeys());
    const caller = async () => keyOf('caller', await keys()) ?? address;
    return {
      count: async () => orUndefined(limits.allows(['suggestion', 'suggestion-day'], await keys())),
      takeTurn: async () => orUndefined(limits.allowsKey('suggestion-turn', await caller(), 1, TURN_SECONDS)),
      freeTurn: async () => {
        await orUndefined(limits.forgive('suggestion-turn', await caller()));
      },
    };
  }

  async function orUndefined<Value>(counting: Promise<Value>): Promise<Value | undefined> {
    try {
      return await counting;
    } catch (cause) {
      log.error({ cause }, 'a question could not be counted');
      return undefined;
    }
  }
}

type Answered = Exclude<Suggested, { readonly is: 'too-many' }>;

function replyOf(suggested: Answered): HeliosReply {
  return suggested.is === 'failed' ? suggested.fallback : suggested.reply;
}

function outcomeOf(suggested: Answered, { declined, unclear }: HeliosReply): string {
  if (suggested.is === 'failed') return 'settings-after-failure';
  if (declined) return 'declined';
  return unclear ? 'unclear' : 'settings';
}
