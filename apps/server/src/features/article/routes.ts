import { CALLS } from '@vayl/contract';
import { ok, topicOf } from '@vayl/domain';
import type { MiddlewareHandler } from 'hono';
import type { Context } from '../../context.ts';
import { type App, type AppEnvironment, headerOf } from '../../http/environment.ts';
import { refusal } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';
import { createArticleWriter } from './writer.ts';

/** What the answer calls its model: which one wrote it, and when, is nobody's business outside. */
const MODEL_NAME = 'articles';

export function mountArticle(app: App, context: Context): void {
  const { provider, config } = context;
  const writer = createArticleWriter({ provider, nowMs: () => performance.now(), draw: () => Math.random() });

  // The key is in the site's pages for everybody to read. It keeps nobody out who means it, and tells those apart who
  // use the gateway for something else without looking; limits and the cap do the rest.
  const bearer = config.ARTICLE_SITE_KEY === undefined ? undefined : `Bearer ${config.ARTICLE_SITE_KEY}`;
  const siteKeyOnly: MiddlewareHandler<AppEnvironment> = async (web, next) => {
    if (bearer !== undefined && headerOf(web, 'authorization') === bearer) return next();
    const { status, body } = refusal('article/site-key-refused', web.get('requestId'));
    return web.json(body, status);
  };
  app.use(CALLS.writeArticle.path, siteKeyOnly);

  route(
    app,
    context,
    CALLS.writeArticle,
    async ({ body, requestId }) => {
      const article = await writer.write(topicOf(body.messages));
      const message = { role: 'assistant' as const, content: JSON.stringify(article) };
      return ok({
        id: `article-${requestId}`,
        object: 'chat.completion' as const,
        created: Math.floor(Date.now() / 1000),
        model: MODEL_NAME,
        choices: [{ index: 0 as const, message, finish_reason: 'stop' as const }],
      });
    },
    { limits: ['article', 'article-day'] },
  );
}
