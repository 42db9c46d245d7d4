import { createHash } from 'node:crypto';
import { SESSION_DAYS } from '@vayl/domain';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { bearer, genericOAuth, oauthPopup } from 'better-auth/plugins';
import type { Config } from '../../config.ts';
import { type Context, SESSION_COOKIE } from '../../context.ts';
import { createJoinedPool, type JoinedPool } from '../../database/joined-pool.ts';
import { queueMail } from '../mail/send-mail.ts';
import { RESET_SECONDS, resetMail, VERIFICATION_SECONDS, verificationMail } from './identity-mails.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { type ProviderName, providerConfig } from './providers.ts';
import { addProfile } from './store.ts';
import { bindIssuerToTenant } from './tenant-issuer.ts';

/** The header in which the library is told the caller's address; what a caller sends under this name is overwritten. */
export const ADDRESS_HEADER = 'x-vayl-client-address';
export const UNVERIFIED_PROVIDER_EMAIL = 'provider_email_not_verified';

const MOST_PASSWORD_LENGTH = 256;
const PROFILE_PROVIDER = { credential: 'email', google: 'google.com', microsoft: 'microsoft.com' } as const;

export interface Identity {
  handle(request: Request): Promise<Response>;
  /** For an address that is known to be the signed-in person's own. */
  sendVerificationMail(email: string): Promise<void>;
  /** Resolves when it can be used: whether the provider it was made for could be reached. */
  readonly isReady: Promise<boolean>;
}

/** One for e-mail and password, one for each provider, and one for telling a popup that its provider is missing. */
type IdentityKind = 'email' | 'popup' | ProviderName;

/** The identity library, with our tables, our cookie, our mails and our rules. */
export function createIdentity(context: Context, kind: IdentityKind): Identity {
  const joined = createJoinedPool(context.database);
  const auth = betterAuth(optionsOf(context, joined, kind));
  return {
    handle: (request) => joined.run(() => auth.handler(request)),
    sendVerificationMail: async (email) => {
      await joined.run(() => auth.api.sendVerificationEmail({ body: { email } }));
    },
    isReady: auth.$context.then(({ socialProviders }) => {
      for (const found of socialProviders) bindIssuerToTenant(found);
      return kind === 'email' || kind === 'popup' || socialProviders.some(({ id }) => id === kind);
    }),
  };
}

/** How a verification's name is stored: whoever reads the table cannot use what waits in it. */
export function hashIdentifier(identifier: string): string {
  return createHash('sha256').update(identifier).digest('base64url');
}

function optionsOf(context: Context, joined: JoinedPool, kind: IdentityKind): BetterAuthOptions {
  const { config, log, sessions } = context;
  const publicUrl = config.PUBLIC_URL;
  return {
    appName: 'vayl',
    baseURL: publicUrl,
    basePath: '/auth-api',
    secret: config.AUTH_SECRET[0],
    database: joined.pool,
    plugins: pluginsOf(kind, config),
    trustedOrigins: [new URL(publicUrl).origin],
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      // Its sentences quote what people sent; what stands before the first colon does not.
      log: (_level, message, ...details) =>
        log.error({ cause: details.find((detail) => detail instanceof Error) }, `identity: ${message.split(':')[0]}`),
    },
    // What is not an answer of its own comes to our error handler, and so into our log.
    onAPIError: { throw: true, errorURL: '/signin' },
    advanced: {
      cookiePrefix: SESSION_COOKIE.split('.')[0] ?? '',
      useSecureCookies: publicUrl.startsWith('https:'),
      database: { generateId: 'uuid', validateSchema: false },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      // Said out loud, because the library leaves these checks out when it believes to be in a test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
    },
    user: {
      modelName: 'identity_user',
      validateUserInfo: ({ user, source }) =>
        source.method === 'oauth' && source.action === 'create-user' && user.emailVerified !== true
          ? { error: UNVERIFIED_PROVIDER_EMAIL }
          : undefined,
    },
    session: { modelName: 'identity_session', expiresIn: SESSION_DAYS * 24 * 60 * 60, disableSessionRefresh: true },
    verification: {
      modelName: 'identity_verification',
      storeIdentifier: { hash: (identifier) => Promise.resolve(hashIdentifier(identifier)) },
    },
    account: {
      modelName: 'identity_account',
      updateAccountOnSignIn: false,
      accountLinking: { enabled: true, disableImplicitLinking: true, trustedProviders: [] },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      // The whole rule needs the address as well, and is asked before the library is.
      minPasswordLength: 1,
      maxPasswordLength: MOST_PASSWORD_LENGTH,
      password: { hash: hashPassword, verify: isPassword },
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        queueMail(context, joined.queries(), resetMail({ to: user.email, token, publicUrl })),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: VERIFICATION_SECONDS,
      sendVerificationEmail: ({ user, token }) =>
        queueMail(context, joined.queries(), verificationMail({ to: user.email, token, publicUrl })),
      afterEmailVerification: ({ id }) => Promise.resolve(sessions.forget(id)),
    },
    databaseHooks: {
      account: {
        create: {
          // The profile is part of the same transaction as the account, whichever way somebody signs up.
          before: async (account) => {
            await addProfile(joined.queries(), {
              userId: account.userId,
              provider: profileProvider(account.providerId),
            });
            // We sign people in and ask the provider nothing else, so its tokens are not kept.
            return { data: { ...account, accessToken: null, refreshToken: null, idToken: null } };
          },
        },
      },
    },
  };
}

function pluginsOf(kind: IdentityKind, config: Config): NonNullable<BetterAuthOptions['plugins']> {
  if (kind === 'email') return [bearer()];
  return kind === 'popup' ? [oauthPopup()] : [genericOAuth({ config: [providerConfig(kind, config)] }), oauthPopup()];
}

function profileProvider(providerId: string): (typeof PROFILE_PROVIDER)[keyof typeof PROFILE_PROVIDER] {
  const known = Object.entries(PROFILE_PROVIDER).find(([id]) => id === providerId);
  if (known === undefined) throw new Error('an account of an unknown provider');
  return known[1];
}
