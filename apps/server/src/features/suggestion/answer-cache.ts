import { createHash } from 'node:crypto';
import { isAfterDark, normalise, PROMPT_VERSION, type ProviderAnswer, type SuggestQuestion } from '@vayl/helios';

const MOST_ANSWERS = 5000;
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
/** Longer text is told by one person once, and may say more about them than a task. */
const MOST_CHARACTERS = 120;
const FAST_DISPLAYS_HZ = [75, 120];
const NOON = 12;

export interface AnswerCache {
  get(key: string): ProviderAnswer | undefined;
  set(key: string, answer: ProviderAnswer): void;
}

interface Kept {
  readonly answer: ProviderAnswer;
  readonly untilMs: number;
}

/**
 * What a provider said to the same words before, in this process alone: neither the words nor anybody who typed them
 * are kept, only a hash. Whoever gets an answer from here has it judged anew for their own display and settings.
 */
export function createAnswerCache(nowMs: () => number): AnswerCache {
  const answers = new Map<string, Kept>();
  return {
    get: (key) => {
      const kept = answers.get(key);
      if (kept === undefined) return undefined;
      answers.delete(key);
      if (kept.untilMs <= nowMs()) return undefined;
      // A map keeps the order of insertion: put back last, it is the last to go.
      answers.set(key, kept);
      return kept.answer;
    },
    set: (key, answer) => {
      answers.delete(key);
      answers.set(key, { answer, untilMs: nowMs() + KEPT_MS });
      const [oldest] = answers.keys();
      if (answers.size > MOST_ANSWERS && oldest !== undefined) answers.delete(oldest);
    },
  };
}

/** Undefined for a question whose answer is not kept. */
export function cacheKey(question: SuggestQuestion, modelName: string): string | undefined {
  const query = normalise(question.query);
  if (query.length > MOST_CHARACTERS) return undefined;
  const parts = [
    PROMPT_VERSION,
    modelName,
    query,
    question.language?.toLowerCase() ?? '',
    hourBucket(question.localHour),
    refreshBucket(question.displayRefreshHz),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function hourBucket(localHour: number | undefined): string {
  if (localHour === undefined) return 'unknown';
  if (isAfterDark(localHour)) return 'dark';
  return localHour < NOON ? 'morning' : 'afternoon';
}

function refreshBucket(refreshHz: number | undefined): number {
  return FAST_DISPLAYS_HZ.findLast((leastHz) => refreshHz !== undefined && refreshHz >= leastHz) ?? 0;
}
