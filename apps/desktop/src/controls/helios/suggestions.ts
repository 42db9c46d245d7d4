import { type Client, suggestionResponse } from '@vayl/contract';
import { SuggestionFailure, type SuggestionRequest, type SuggestionResponse } from '@vayl/domain';
import type { LogFailure, SessionClock, SuggestionsPort } from '@vayl/session';
import { HELIOS } from '../words.ts';
import { localAnswer, readQuestion, staysHere } from './local-answer.ts';

export interface SuggestionsOptions {
  /** Undefined where nobody is signed in. */
  readonly server: () => Pick<Client, 'suggest'> | undefined;
  /** What the slowest of the displays shows now; 0 while that is unknown. */
  readonly refreshHz: () => number;
  readonly localHour: () => number;
  readonly language: () => string;
  readonly clock: Pick<SessionClock, 'after'>;
  readonly logFailure: LogFailure;
}

/** A little longer than the server takes at most. Whoever waits longer has no network to speak of. */
const SERVER_WITHIN_MS = 10_000;

/** Helios for this computer: the server is asked where somebody is signed in, and whatever it does not answer is answered here. */
export function suggestions(options: SuggestionsOptions): SuggestionsPort {
  const { server, refreshHz, localHour, language } = options;
  return {
    ask: async ({ displayRefreshHz: _known, ...request }) => {
      // Displays come and go; the light knows the slowest of them at this moment.
      const isMeasured = refreshHz() > 0;
      const asked: SuggestionRequest = {
        ...request,
        ...(isMeasured && { displayRefreshHz: refreshHz() }),
        localHour: localHour(),
        language: language(),
      };
      const question = readQuestion(asked);
      const client = staysHere(question) ? undefined : server();
      const told = client === undefined ? undefined : await fromServer(client, asked, options);
      if (told !== undefined) return told;
      const answer = localAnswer(question);
      return { ok: true, body: client === undefined ? answer : withNote(answer) };
    },
  };
}

/** Undefined where there is nothing in it to use: the reason is logged, and the answer made here. */
async function fromServer(
  client: Pick<Client, 'suggest'>,
  body: SuggestionRequest,
  { clock, logFailure }: SuggestionsOptions,
): Promise<SuggestionResponse | undefined> {
  const waiting = new AbortController();
  const cancel = clock.after(SERVER_WITHIN_MS, () => waiting.abort());
  const result = await client.suggest({ body }, waiting.signal);
  cancel();
  const response = suggestionResponse(result);
  if (response !== 'no-response' && hasAnswer(response)) return response;
  logFailure('suggestion.server-no-answer', result.ok ? undefined : result.error);
  return undefined;
}

/** A provider that failed is told as a failure, with what the server's own engine has. */
function hasAnswer({ ok, body }: SuggestionResponse): boolean {
  return ok ? body !== undefined : SuggestionFailure.safeParse(body).data?.fallback !== undefined;
}

/** Somebody who is signed in may expect more than this computer knows. */
function withNote(answer: ReturnType<typeof localAnswer>): ReturnType<typeof localAnswer> {
  return { ...answer, narrativeExplanation: `${answer.narrativeExplanation} ${HELIOS.answeredHere}` };
}
