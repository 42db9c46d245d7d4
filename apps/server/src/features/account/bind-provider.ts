import { isSigned, type Secrets, signatureOf } from '../../http/signature.ts';
import type { ProviderName } from './providers.ts';

/**
 * The library remembers a flow by its state, but not which provider the flow was with: a code of one provider could be
 * carried to the callback of another, and would be sent there (RFC 9700, mix-up). This binds the two in a cookie.
 */
export interface ProviderBinding {
  /** The cookie to set when a flow starts. */
  cookie(provider: ProviderName, state: string): string;
  /** The cookie that takes it away again. */
  readonly expired: string;
  /** Whether this browser started a flow with this provider under this state. */
  isBound(headers: Headers, provider: ProviderName, state: string): boolean;
}

const LIFE_SECONDS = 600;

export function createProviderBinding({ secrets, isSecure }: { secrets: Secrets; isSecure: boolean }): ProviderBinding {
  const name = `${isSecure ? '__Secure-' : ''}vayl.provider`;
  const attributes = `Path=/auth-api/callback; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const boundText = (provider: ProviderName, state: string) => `provider-binding\n${provider}\n${state}`;
  return {
    cookie: (provider, state) =>
      `${name}=${signatureOf(secrets[0], boundText(provider, state)).toString('base64url')}; Max-Age=${LIFE_SECONDS}; ${attributes}`,
    expired: `${name}=; Max-Age=0; ${attributes}`,
    isBound: (headers, provider, state) => {
      const given = (headers.get('cookie') ?? '')
        .split(/;\s*/)
        .find((cookie) => cookie.startsWith(`${name}=`))
        ?.slice(name.length + 1);
      return isSigned(secrets, boundText(provider, state), Buffer.from(given ?? '', 'base64url'));
    },
  };
}
