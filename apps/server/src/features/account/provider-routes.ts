import type { ErrorCode } from '@vayl/domain';
import type { Context as HonoContext } from 'hono';
import type { Context } from '../../context.ts';
import type { App, AppEnvironment } from '../../http/environment.ts';
import { refusal } from '../../http/refusal.ts';
import { createProviderBinding } from './bind-provider.ts';
import { COMPLETION_HEADERS, rewriteCompletion } from './completion-page.ts';
import { after, type Identities } from './identities.ts';
import { providerError } from './identity-errors.ts';
import { identityRequest, passCookiesOn } from './identity-request.ts';
import { configuredProviders, type ProviderName } from './providers.ts';

type Web = HonoContext<AppEnvironment>;

/** Shorter than the time limit of a request, so that the popup can still be told. */
const MOST_PROVIDER_MS = 8000;
const MOST_NONCE_LENGTH = 100;

/** Signing in with a provider: a popup starts here, goes to the provider, comes back, and tells its opener. */
export function mountProviderIdentity(app: App, context: Context, identities: Identities): void {
  const { config, limits, log } = context;
  const ownOrigin = new URL(config.PUBLIC_URL).origin;
  const offered = configuredProviders(config);
  const binding = createProviderBinding({
    secrets: config.AUTH_SECRET,
    isSecure: config.PUBLIC_URL.startsWith('https:'),
  });
  const refuse = (web: Web, code: ErrorCode) => {
    const { status, body } = refusal(code, web.get('requestId'));
    return web.json(body, status);
  };
  const findProvider = (name: string | undefined) => offered.find((candidate) => candidate === name);

  app.get('/auth-api/oauth-popup/start', async (web) => {
    const isAllowed = await limits.allows(['provider-start'], { address: web.get('address'), userId: undefined });
    if (!isAllowed) return refuse(web, 'request/too-many');
    const provider = findProvider(web.req.query('provider'));
    if (provider === undefined) return refuse(web, 'request/not-found');
    if (web.req.query('popupOrigin') !== ownOrigin) return refuse(web, 'request/foreign-origin');
    const popupNonce = (web.req.query('popupNonce') ?? '').slice(0, MOST_NONCE_LENGTH);
    // Where to return to, what to ask for and what else to remember are not the caller's to say.
    const query = { provider, popupOrigin: ownOrigin, popupNonce };
    const identity = (await identities.of(provider)) ?? identities.popupOnly;
    const response = await identity.handle(
      identityRequest(config, web, { path: '/auth-api/oauth-popup/start', query }),
    );
    const location = response.headers.get('location');
    if (location === null) return complete(web, response, provider);
    const state = new URL(location).searchParams.get('state') ?? '';
    passCookiesOn(response, web);
    web.header('set-cookie', binding.cookie(provider, state), { append: true });
    letOpenerStay(web);
    return web.redirect(location);
  });

  app.get('/auth-api/callback/:provider', async (web) => {
    const provider = findProvider(web.req.param('provider'));
    if (provider === undefined) return refuse(web, 'request/not-found');
    const path = `/auth-api/callback/${provider}`;
    const identity = (await identities.of(provider)) ?? identities.popupOnly;
    // Without a state the library asks nobody, and only tells the popup's opener that it is over.
    const giveUp = () => identity.handle(identityRequest(config, web, { path }));
    web.header('set-cookie', binding.expired, { append: true });
    if (!binding.isBound(web.req.raw.headers, provider, web.req.query('state') ?? '')) {
      return complete(web, await giveUp(), provider);
    }
    const answered = identity.handle(identityRequest(config, web, { path, query: web.req.query() }));
    const response = await Promise.race([answered, after(MOST_PROVIDER_MS, undefined)]);
    if (response !== undefined) return complete(web, response, provider);
    log.error({ provider }, 'a sign-in provider is too slow');
    answered.catch((cause: unknown) => log.error({ cause, provider }, 'a slow sign-in failed in the end'));
    return complete(web, await giveUp(), provider, 'request/too-slow');
  });

  /** Ends in the popup's last page; or, without a popup, on a page of ours that is fixed here. */
  async function complete(web: Web, response: Response, provider: ProviderName, known?: ErrorCode): Promise<Response> {
    const codeOf = (theirCode: string) => known ?? providerError(provider, theirCode);
    passCookiesOn(response, web);
    letOpenerStay(web);
    const location = response.headers.get('location');
    // The page replaces a redirect, whose address the library leaves in the headers.
    if (response.headers.get('content-type')?.startsWith('text/html') === true) {
      return web.body(rewriteCompletion(await response.text(), codeOf), 200, COMPLETION_HEADERS);
    }
    const theirCode = location === null ? 'refused' : new URL(location, ownOrigin).searchParams.get('error');
    return web.redirect(theirCode === null ? '/' : `/signin?${new URLSearchParams({ error: codeOf(theirCode) })}`);
  }
}

/** Coming back from another site, any stricter policy would cut the popup off from the window that opened it. */
function letOpenerStay(web: Web): void {
  web.header('cross-origin-opener-policy', 'unsafe-none');
}
