import {
  ARTICLE_TOPICS,
  type Article,
  type ArticleTopic,
  articleRequest,
  FALLBACK_ARTICLE,
  type Share,
} from '@vayl/domain';
import { z } from 'zod';
import type { Provider } from '../provider/provider.ts';
import { readableArticle } from './readable-article.ts';

export interface ArticleWriter {
  /** A new article on a topic from time to time, and one of those that are there for everybody else. */
  write(topic: ArticleTopic | undefined): Promise<Article>;
}

export interface ArticleWriterOptions {
  readonly provider: Provider | undefined;
  readonly nowMs: () => number;
  readonly draw: () => Share;
}

const MOST_PER_TOPIC = 5;
/** However many read, a topic is written about no more often than this. */
const NEXT_MS = 30 * 60 * 1000;
const AFTER_FAILURE_MS = 10 * 60 * 1000;
const PROVIDER_MS = 8000;
/** An answer has 500 tokens. A longer article would be cut off, and one that is refused was written for nothing. */
const ALSO = 'Each paragraph has at most 60 words. Name no treatments, medicines, doctors or web addresses.';

const ArticleAnswer = z.object({ title: z.string(), content: z.string() });

interface Shelf {
  articles: readonly Article[];
  nextMs: number;
  /** There while one is being written; only whoever finds an empty shelf waits for it. */
  writing: Promise<Article | undefined> | undefined;
}

export function createArticleWriter({ provider, nowMs, draw }: ArticleWriterOptions): ArticleWriter {
  const shelves = new Map(ARTICLE_TOPICS.map((topic): [ArticleTopic, Shelf] => [topic, emptyShelf()]));

  const pooled = (topic: ArticleTopic | undefined): Article => {
    const own = topic === undefined ? [] : (shelves.get(topic)?.articles ?? []);
    const from = own.length > 0 ? own : [...shelves.values()].flatMap(({ articles }) => articles);
    return from[Math.floor(draw() * from.length)] ?? FALLBACK_ARTICLE;
  };

  const writeNew = async (asked: Provider, topic: ArticleTopic, shelf: Shelf): Promise<Article | undefined> => {
    const article = await askFor(asked, topic);
    shelf.nextMs = nowMs() + (article === undefined ? AFTER_FAILURE_MS : NEXT_MS);
    if (article !== undefined) shelf.articles = [article, ...shelf.articles].slice(0, MOST_PER_TOPIC);
    return article;
  };

  return {
    write: async (topic) => {
      const shelf = topic === undefined ? undefined : shelves.get(topic);
      if (provider === undefined || topic === undefined || shelf === undefined) return pooled(topic);
      if (shelf.writing === undefined && nowMs() >= shelf.nextMs) {
        shelf.writing = writeNew(provider, topic, shelf).finally(() => {
          shelf.writing = undefined;
        });
        // Nobody may be waiting for it: then a failure that is no value must not end the process.
        shelf.writing.catch(() => undefined);
      }
      return shelf.articles.length > 0 ? pooled(topic) : ((await shelf.writing) ?? pooled(topic));
    },
  };
}

function emptyShelf(): Shelf {
  return { articles: [], nextMs: Number.NEGATIVE_INFINITY, writing: undefined };
}

/** Both messages are ours: of a request nothing but the topic comes this far. */
async function askFor(provider: Provider, topic: ArticleTopic): Promise<Article | undefined> {
  const { messages, temperature, max_tokens: mostOutputTokens } = articleRequest(topic);
  const [{ content: instructions }, { content: message }] = messages;
  const outcome = await provider.ask({
    purpose: 'article',
    question: {
      instructions: `${instructions} ${ALSO}`,
      message,
      temperature,
      mostOutputTokens,
      timeoutMs: PROVIDER_MS,
    },
    schema: ArticleAnswer,
    judge: readableArticle,
  });
  return outcome.is === 'answered' ? outcome.value : undefined;
}
