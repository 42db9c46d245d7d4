import type { GenericOAuthConfig } from 'better-auth/plugins';
import type { Config } from '../../config.ts';

const PROVIDER_NAMES = ['google', 'microsoft'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** Under this tenant Microsoft keeps the accounts of private people, whose addresses it has confirmed itself. */
const PRIVATE_PEOPLE_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';

interface Claims {
  readonly sub?: unknown;
  readonly tid?: unknown;
  readonly name?: unknown;
  readonly email_verified?: unknown;
  readonly xms_edov?: unknown;
}

interface ProviderSetup {
  readonly issuer: string;
  readonly clientId: string | undefined;
  readonly clientSecret: string | undefined;
  readonly isEmailVerified: (claims: Claims) => boolean;
  /** What names the person for ever, together with the provider. */
  readonly subject: (claims: Claims) => string;
}

/** Which providers the configuration switches on. */
export function configuredProviders(config: Config): readonly ProviderName[] {
  return PROVIDER_NAMES.filter((name) => setupOf(name, config).clientId !== undefined);
}

/** How the identity library speaks with a provider: by what the provider's own discovery document says. */
export function providerConfig(name: ProviderName, config: Config): GenericOAuthConfig {
  const { issuer, clientId, clientSecret, isEmailVerified, subject } = setupOf(name, config);
  if (clientId === undefined) throw new Error(`${name} is not configured`);
  return {
    providerId: name,
    clientId,
    ...(clientSecret === undefined ? {} : { clientSecret }),
    discoveryUrl: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
    requireIdTokenVerification: true,
    pkce: true,
    scopes: ['openid', 'email', 'profile'],
    accountSubject: ({ profile }) => subject(profile),
    mapProfileToUser: (claims) => ({
      emailVerified: isEmailVerified(claims),
      name: typeof claims.name === 'string' ? claims.name.slice(0, 200) : '',
    }),
  };
}

function setupOf(name: ProviderName, config: Config): ProviderSetup {
  const isTrue = (claim: unknown) => claim === true || claim === 'true';
  const setups: Readonly<Record<ProviderName, ProviderSetup>> = {
    google: {
      issuer: config.GOOGLE_ISSUER,
      clientId: config.GOOGLE_CLIENT_ID,
      clientSecret: config.GOOGLE_CLIENT_SECRET,
      isEmailVerified: ({ email_verified: isVerified }) => isTrue(isVerified),
      subject: ({ sub }) => textOf(sub),
    },
    microsoft: {
      issuer: config.MICROSOFT_ISSUER,
      clientId: config.MICROSOFT_CLIENT_ID,
      clientSecret: config.MICROSOFT_CLIENT_SECRET,
      // Whoever runs a tenant can write any address into an account. Only these say that the address is really theirs.
      isEmailVerified: ({ email_verified: isVerified, xms_edov: isDomainOwned, tid }) =>
        isTrue(isVerified) ||
        isTrue(isDomainOwned) ||
        isDomainOwned === 1 ||
        isDomainOwned === '1' ||
        tid === PRIVATE_PEOPLE_TENANT,
      // A subject is only promised to be unique within its tenant.
      subject: ({ sub, tid }) => (typeof tid === 'string' ? `${tid}:${textOf(sub)}` : textOf(sub)),
    },
  };
  return setups[name];
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim : '';
}
