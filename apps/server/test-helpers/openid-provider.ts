import { createServer } from 'node:http';
import {
  Events,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Issuer,
  OAuth2Service,
} from 'oauth2-mock-server';
import { listenAnywhere } from './listen.ts';

/** Who is at the provider's screen, in the provider's own words. */
type Claims = Readonly<Record<string, unknown>>;

export interface OpenIdProvider {
  readonly issuer: string;
  /** Every path that anybody has asked for, in order. */
  readonly requests: readonly string[];
  /** Who signs in from now on. */
  person: Claims;
  /** What the discovery document says instead. */
  discovery: Readonly<Record<string, unknown>>;
  /** The provider is having a bad day. */
  isDown: boolean;
  /** The provider's page stays open, as one does that asks for a password. */
  isAsking: boolean;
  /** The person presses the button that goes back. */
  isDenied: boolean;
  stop(): Promise<void>;
}

/** A real OpenID provider on a port of its own; it plays Google or Microsoft. */
export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate('RS256');
  const service = new OAuth2Service(issuer);
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://provider').pathname;
    requests.push(path);
    if (provider.isDown) response.writeHead(503).end();
    else if (provider.isAsking && path === '/authorize') response.end('Who are you?');
    else service.requestHandler(request, response);
  });
  const port = await listenAnywhere(server);
  // By name, and so another site than the server's own, which the tests know by its number.
  issuer.url = `http://localhost:${port}`;

  const provider: OpenIdProvider = {
    issuer: issuer.url,
    requests,
    person: {},
    discovery: {},
    isDown: false,
    isAsking: false,
    isDenied: false,
    stop: () => {
      const stopped = Promise.withResolvers<void>();
      server.close(() => stopped.resolve());
      server.closeAllConnections();
      return stopped.promise;
    },
  };
  service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => {
    Object.assign(payload, provider.person);
  });
  service.on(Events.BeforeWellKnownOpenIdConfiguration, (response: MutableResponse) => {
    response.body = { ...(typeof response.body === 'object' ? response.body : {}), ...provider.discovery };
  });
  service.on(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri) => {
    if (!provider.isDenied) return;
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  return provider;
}
