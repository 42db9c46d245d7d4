import {
  type Article,
  type ArticleResponse,
  articleRequest,
  canRequestArticle,
  ERROR_TEXT,
  FALLBACK_ARTICLE,
  readArticle,
  type Share,
  topicFor,
} from '@vayl/domain';

/** What goes to the gateway: the shape of a chat completion, under the site's own low key (RD-05). */
export interface ArticlePost {
  readonly method: 'POST';
  readonly headers: Readonly<Record<'authorization' | 'content-type', string>>;
  readonly body: string;
}

export interface ArticleFailure {
  readonly code: 'article/failed';
  readonly message: string;
  /** What broke, where the call itself did. */
  readonly cause?: unknown;
}

export interface ArticleSource {
  /** The chat-completions address of our own gateway. */
  readonly endpoint: string;
  /** From the build. Without one nothing is asked. */
  readonly siteKey: string | undefined;
  readonly call: (endpoint: string, post: ArticlePost) => Promise<ArticleResponse>;
  /** Between 0 and 1: chance is the caller's. */
  readonly draw: () => Share;
  /** A reader never sees a failure: it is written down, and there is an article all the same (ERR-13). */
  readonly log: (failure: ArticleFailure) => void;
}

/** There is always an article. */
export async function loadArticle({ endpoint, siteKey = '', call, draw, log }: ArticleSource): Promise<Article> {
  if (!canRequestArticle(siteKey)) return FALLBACK_ARTICLE;
  try {
    const { article, failure } = readArticle(await call(endpoint, articlePost(draw(), siteKey)));
    if (failure !== undefined) log({ code: failure, message: ERROR_TEXT[failure] });
    return article;
  } catch (cause) {
    log({ code: 'article/failed', message: ERROR_TEXT['article/failed'], cause });
    return FALLBACK_ARTICLE;
  }
}

function articlePost(draw: Share, siteKey: string): ArticlePost {
  return {
    method: 'POST',
    headers: { authorization: `Bearer ${siteKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(articleRequest(topicFor(draw))),
  };
}
