import { CALLS } from '@vayl/contract';
import { err, ok, type UserProfile } from '@vayl/domain';
import type { Context } from '../../context.ts';
import type { App } from '../../http/environment.ts';
import { sameOriginOnly } from '../../http/middleware.ts';
import { route } from '../../http/route.ts';
import { mountEmailIdentity } from './email-routes.ts';
import { guardMail } from './guards.ts';
import { createIdentities } from './identities.ts';
import { mountProviderIdentity } from './provider-routes.ts';
import { configuredProviders, type ProviderName } from './providers.ts';
import { changeProfile } from './service.ts';
import { findProfile, findSessionsOf, removeSession } from './store.ts';

const PROVIDER_HOST: Readonly<Record<ProviderName, UserProfile['provider']>> = {
  google: 'google.com',
  microsoft: 'microsoft.com',
};

/** Accounts: signing up, in and out, and what a person may see and say about themselves. */
export function mountAccount(app: App, context: Context): void {
  const { config, database, sessions } = context;
  const identities = createIdentities(context);
  app.use('/auth-api/*', sameOriginOnly(context));
  mountEmailIdentity(app, context, identities);
  mountProviderIdentity(app, context, identities);

  route(app, context, CALLS.listProviders, async () =>
    ok({ providers: ['email', ...configuredProviders(config).map((name) => PROVIDER_HOST[name])] }),
  );
  route(app, context, CALLS.getMe, async ({ session }) =>
    ok({
      id: session.userId,
      email: session.email,
      isEmailVerified: session.isEmailVerified,
      sessionId: session.id,
      profile: (await findProfile(database, session.userId)) ?? null,
    }),
  );
  route(
    app,
    context,
    CALLS.writeProfile,
    async ({ session, params, body }) =>
      params.userId === session.userId ? changeProfile(database, session.userId, body) : err('auth/not-yours'),
    { limits: ['profile'] },
  );
  route(app, context, CALLS.listSessions, async ({ session }) => {
    const listed = await findSessionsOf(database, session.userId);
    return ok({
      sessions: listed.map(({ id, device, createdAt, expiresAt }) => ({
        id,
        isThisOne: id === session.id,
        device,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
      })),
    });
  });
  route(app, context, CALLS.revokeSession, async ({ session, params }) => {
    const wasThere = await removeSession(database, { userId: session.userId, sessionId: params.sessionId });
    if (!wasThere) return err('request/not-found');
    sessions.forget(session.userId);
    return ok({});
  });
  route(app, context, CALLS.sendVerificationMail, async ({ session }) => {
    if (session.isEmailVerified) return ok({ status: true });
    const guarded = await guardMail(context, session.email);
    if (!guarded.ok) return guarded;
    await identities.own.sendVerificationMail(session.email);
    return ok({ status: true });
  });
}
