import {
  answerBeforeTask,
  type HeliosReply,
  mayTravel,
  ProviderAnswer,
  providerUserMessage,
  readProviderAnswer,
  type SuggestQuestion,
  SYSTEM_PROMPT,
  suggest,
} from '@vayl/helios';
import type { ModelQuestion } from '../../vendors/language-model.ts';
import type { Provider, ProviderOutcome } from '../provider/provider.ts';
import { cacheKey, createAnswerCache } from './answer-cache.ts';
import { inTime } from './in-time.ts';

/** What is counted of whoever asks. Undefined is a count that could not be made. */
export interface Asker {
  /** Counts this question, and says whether it is still allowed. */
  count(): Promise<boolean | undefined>;
  /** Only one question of theirs may be with the provider at a time. */
  takeTurn(): Promise<boolean | undefined>;
  freeTurn(): Promise<void>;
}

export type Suggested =
  | { readonly is: 'answered'; readonly reply: HeliosReply }
  /** The provider failed; our own engine has settings. */
  | { readonly is: 'failed'; readonly fallback: HeliosReply }
  | { readonly is: 'too-many' };

export interface SuggesterOptions {
  readonly provider: Provider | undefined;
  readonly nowMs: () => number;
}

const PROVIDER_MS = 6000;
const WHOLE_MS = 8000;
/** A database that takes longer to count is not waited for: whoever is not counted gets our own answer. */
const COUNT_MS = 1000;
const TEMPERATURE = 0.2;
const MOST_OUTPUT_TOKENS = 250;

interface Judged {
  readonly answer: ProviderAnswer;
  readonly reply: HeliosReply;
}

/**
 * Danger and changes are answered first, whoever asks and however often: nobody is too many for a warning. Then tasks
 * are counted, and one with a word of danger in it is answered here and never travels. For the others there is what was
 * answered before, the provider, or our engine.
 */
export function createSuggester({
  provider,
  nowMs,
}: SuggesterOptions): (question: SuggestQuestion, asker: Asker) => Promise<Suggested> {
  const cache = createAnswerCache(nowMs);

  const askInTurn = async (
    asked: Provider,
    question: SuggestQuestion,
    { asker, endMs }: { readonly asker: Asker; readonly endMs: number },
  ): Promise<ProviderOutcome<Judged> | 'no-turn'> => {
    if (!(await takeTurn(asker))) return 'no-turn';
    try {
      return (await inTime(ask(asked, question), endMs - nowMs())) ?? { is: 'failed', why: 'too-slow' };
    } finally {
      // The answer does not wait for it.
      void asker.freeTurn();
    }
  };

  return async (question, asker) => {
    const endMs = nowMs() + WHOLE_MS;
    const before = answerBeforeTask(question);
    if (before !== undefined) return { is: 'answered', reply: before };
    const isAllowed = await inTime(asker.count(), COUNT_MS);
    if (isAllowed === false) return { is: 'too-many' };
    if (provider === undefined || isAllowed === undefined || !mayTravel(question)) {
      return { is: 'answered', reply: suggest(question) };
    }

    const key = cacheKey(question, provider.modelName);
    const known = key === undefined ? undefined : cache.get(key);
    const remembered = known === undefined ? undefined : readProviderAnswer(known, question);
    if (remembered !== undefined) return { is: 'answered', reply: { ...remembered, source: 'cache' } };

    const outcome = await askInTurn(provider, question, { asker, endMs });
    // Colleagues share an address: whoever finds its turn taken has done nothing wrong, and gets our own answer.
    if (outcome === 'no-turn') return { is: 'answered', reply: suggest(question) };
    if (outcome.is !== 'answered') return ownAnswer(question, outcome);
    const { answer, reply } = outcome.value;
    if (key !== undefined && isLasting(reply)) cache.set(key, answer);
    return { is: 'answered', reply };
  };
}

function ask(provider: Provider, question: SuggestQuestion): Promise<ProviderOutcome<Judged>> {
  const asked: ModelQuestion = {
    instructions: SYSTEM_PROMPT,
    message: providerUserMessage(question),
    temperature: TEMPERATURE,
    mostOutputTokens: MOST_OUTPUT_TOKENS,
    timeoutMs: PROVIDER_MS,
  };
  return provider.ask({
    purpose: 'suggestion',
    question: asked,
    schema: ProviderAnswer,
    judge: (answer) => {
      const reply = readProviderAnswer(answer, question);
      return reply === undefined ? undefined : { answer, reply };
    },
  });
}

/** A turn that comes after nobody waits for it any more is given back, or the next question would find it taken. */
async function takeTurn(asker: Asker): Promise<boolean> {
  const taking = asker.takeTurn();
  const hasTurn = await inTime(taking, COUNT_MS);
  if (hasTurn === undefined) void taking.then((isLate) => (isLate ? asker.freeTurn() : undefined));
  return hasTurn === true;
}

/** A failure is told as one only where there is something to fall back on; a question back is an answer (RD-81). */
function ownAnswer(question: SuggestQuestion, { is }: ProviderOutcome<unknown>): Suggested {
  const reply = suggest(question);
  const hasSettings = !reply.declined && !reply.unclear;
  return is === 'failed' && hasSettings ? { is: 'failed', fallback: reply } : { is: 'answered', reply };
}

/** A task means the same for whoever types it. A change depends on what is there, and a decline on who asks. */
function isLasting({ declined, unclear, intent }: HeliosReply): boolean {
  return !declined && !unclear && intent !== 'refinement';
}
