import { Hono } from 'hono';
import type { Context } from './context.ts';
import { mountAccount } from './features/account/routes.ts';
import { mountArticle } from './features/article/routes.ts';
import { mountDesktopSignIn } from './features/desktop-sign-in/routes.ts';
import { mountDownloadRequests } from './features/download-requests/routes.ts';
import { mountEntitlement } from './features/entitlement/routes.ts';
import { mountMail } from './features/mail/routes.ts';
import { mountMinutes } from './features/minutes/routes.ts';
import { mountReferral } from './features/referral/routes.ts';
import { mountReleases } from './features/releases/routes.ts';
import { mountRights } from './features/rights/routes.ts';
import { mountSubscription } from './features/subscription/routes.ts';
import { mountSuggestion } from './features/suggestion/routes.ts';
import { mountUsage } from './features/usage/routes.ts';
import { mountWaitlist } from './features/waitlist/routes.ts';
import type { App, AppEnvironment } from './http/environment.ts';
import { bodyLimits, requestFacts, sameOriginOnly, securityHeaders, timeLimit } from './http/middleware.ts';
import { refusal } from './http/refusal.ts';

/** The public listener: one line for each feature. */
export function createApp(context: Context): App {
  const app = new Hono<AppEnvironment>();
  app.use(requestFacts(context), securityHeaders(), timeLimit(), bodyLimits());
  app.use('/api/*', sameOriginOnly(context));
  mountAccount(app, context);
  mountDesktopSignIn(app, context);
  mountReferral(app, context);
  mountWaitlist(app, context);
  mountDownloadRequests(app, context);
  mountReleases(app, context);
  mountMail(app, context);
  mountMinutes(app, context);
  mountSubscription(app, context);
  mountEntitlement(app, context);
  mountUsage(app, context);
  mountRights(app, context);
  mountSuggestion(app, context);
  mountArticle(app, context);
  app.notFound((web) => {
    const { status, body } = refusal('request/not-found', web.get('requestId'));
    return web.json(body, status);
  });
  app.onError((cause, web) => {
    const requestId = web.get('requestId');
    const isTooLarge = cause.name === 'BodyLimitError';
    if (!isTooLarge) context.log.error({ cause, requestId }, 'a request failed');
    const { status, body } = refusal(isTooLarge ? 'request/too-large' : 'server/failed', requestId);
    return web.json(body, status);
  });
  return app;
}
