import { z } from 'zod';
import type { ErrorCode } from '../errors/error-catalogue.ts';
import type { Share } from '../number/number.ts';
import type { Article } from './article.ts';
import { FALLBACK_ARTICLE } from './fallback-article.ts';

export const ARTICLE_TOPICS = [
  'how attention moves between tasks',
  'what a wandering mind is doing',
  'why interruptions cost more than their length',
  'the daily rhythm of alertness',
  'how the eye adapts to light through the day',
  'why music helps some people work and hinders others',
  'what happens in the brain while reading',
  'the history of the electroencephalogram',
  'how habits form and fade',
  'why breaks restore concentration',
  'how memory settles during sleep',
  'the difference between effort and flow',
  'how noise affects thinking',
  'why slow breathing calms the body',
  'how creative ideas arrive',
] as const;
export type ArticleTopic = (typeof ARTICLE_TOPICS)[number];

export const ARTICLE_PARAGRAPHS = 4;
const UNTITLED = 'Focus Enhancement Through Neural Entrainment';

/** A topic for a draw between 0 and 1; the draw is the caller's. */
export function topicFor(draw: Share): ArticleTopic {
  const index = Math.min(Math.floor(Math.max(0, draw) * ARTICLE_TOPICS.length), ARTICLE_TOPICS.length - 1);
  return ARTICLE_TOPICS[index] ?? ARTICLE_TOPICS[0];
}

const askFor = (topic: ArticleTopic) => `Write an article about: ${topic}`;
const TOPIC_BY_QUESTION: ReadonlyMap<unknown, ArticleTopic> = new Map(
  ARTICLE_TOPICS.map((topic) => [askFor(topic), topic]),
);

export interface ArticleMessage {
  readonly role: string;
  readonly content?: unknown;
}

/** The topic that a request is about: its one user message must be ours to the letter. Nothing else of it counts. */
export function topicOf(messages: readonly ArticleMessage[]): ArticleTopic | undefined {
  const [question, ...others] = messages.filter(({ role }) => role === 'user');
  return others.length > 0 ? undefined : TOPIC_BY_QUESTION.get(question?.content);
}

export function articleRequest(topic: ArticleTopic) {
  return {
    model: 'gpt-4o-mini',
    messages: [
      {
        role: 'system',
        content:
          'You write short, factual articles for people practising focused reading. ' +
          `Answer with JSON: {"title": string, "content": string}. The content has exactly ${ARTICLE_PARAGRAPHS} ` +
          'paragraphs separated by blank lines. Make no health claims.',
      },
      { role: 'user', content: askFor(topic) },
    ],
    temperature: 0.8,
    max_tokens: 500,
  } as const;
}

/** Without a key no request is made, and the reader gets the fallback article. */
export function canRequestArticle(siteKey: string | undefined): boolean {
  return siteKey !== undefined && siteKey !== '';
}

/** Blank is not an article: the reader never sees an empty tab (RD-43). */
const words = z.string().regex(/\S/);
const Completion = z.object({ choices: z.tuple([z.object({ message: z.object({ content: words }) })], z.unknown()) });
const ArticleJson = z.object({ title: words, content: words });

export interface ArticleResponse {
  readonly ok: boolean;
  readonly body: unknown;
}

/** There is always an article. A failure is for the log only. */
export interface ArticleOutcome {
  readonly article: Article;
  readonly failure?: Extract<ErrorCode, 'article/failed'>;
}

/** The answer's text is JSON with a title and content, or else the article itself. */
export function readArticle({ ok, body }: ArticleResponse): ArticleOutcome {
  const completion = Completion.safeParse(body);
  if (!ok || !completion.success) return { article: FALLBACK_ARTICLE, failure: 'article/failed' };
  const { content } = completion.data.choices[0].message;
  const article = ArticleJson.safeParse(parseJson(content));
  return { article: article.success ? article.data : { title: UNTITLED, content } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Text that is no JSON is an ordinary answer here, not a failure (ART-10).
    return undefined;
  }
}
