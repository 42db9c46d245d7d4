import { createServer, type IncomingMessage } from 'node:http';
import {
  Events,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Issuer,
  OAuth2Service,
  type TokenRequestIncomingMessage,
} from 'oauth2-mock-server';
import { listenAnywhere } from './listen.ts';
import { errorOf, type ProviderScreen, personOf, screenPage } from './provider-screen.ts';

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

/** A real OpenID provider on a port of its own; it plays Google or Microsoft. With a screen it lets a person choose. */
export async function startOpenIdProvider(screen?: ProviderScreen): Promise<OpenIdProvider> {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate('RS256');
  const service = new OAuth2Service(issuer);
  const requests: string[] = [];
  /** Who chose to sign in on the screen, by the code that was given out for it. */
  const people = new Map<string, Claims>();
  const server = createServer((request, response) => {
    const { pathname: path, searchParams: asked } = new URL(request.url ?? '/', 'http://provider');
    requests.push(path);
    if (provider.isDown) response.writeHead(503).end();
    else if (provider.isAsking && path === '/authorize') response.end('Who are you?');
    else if (screen !== undefined && path === '/authorize' && !asked.has('answer')) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(screenPage(screen, asked));
    } else service.requestHandler(request, response);
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
  service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken, { body }: TokenRequestIncomingMessage) => {
    Object.assign(payload, people.get(body.code ?? '') ?? provider.person);
  });
  service.on(Events.BeforeWellKnownOpenIdConfiguration, (response: MutableResponse) => {
    response.body = { ...(typeof response.body === 'object' ? response.body : {}), ...provider.discovery };
  });
  service.on(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri, request: IncomingMessage) => {
    const asked = new URL(request.url ?? '/', 'http://provider').searchParams;
    const error = provider.isDenied ? { error: 'access_denied' } : errorOf(asked);
    if (error === undefined) {
      if (screen !== undefined) people.set(url.searchParams.get('code') ?? '', personOf(asked));
      return;
    }
    url.searchParams.delete('code');
    for (const [name, value] of Object.entries(error)) url.searchParams.set(name, value);
  });
  return provider;
}
