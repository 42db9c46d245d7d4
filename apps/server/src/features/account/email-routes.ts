import { CALLS, type Call } from '@vayl/contract';
import { type ErrorCode, err, ok, type Result } from '@vayl/domain';
import type { Context as HonoContext } from 'hono';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import type { App, AppEnvironment } from '../../http/environment.ts';
import { refusal } from '../../http/refusal.ts';
import { readJson } from '../../http/route.ts';
import { signedToday } from '../../http/signature.ts';
import type { LimitName } from '../limits/limits.ts';
import { type Guarded, guardMail, guardReset, guardSignIn, guardSignOut, guardSignUp } from './guards.ts';
import type { Identities } from './identities.ts';
import { identityError, readIdentityAnswer } from './identity-errors.ts';
import { identityRequest, passCookiesOn } from './identity-request.ts';

type Web = HonoContext<AppEnvironment>;

interface IdentityCall<Body> extends Call {
  readonly body: z.ZodType<Body>;
  readonly response: z.ZodType<object>;
}

const VERIFIED_PAGE = '/verify-email';

/** Everything about e-mail and password. Each call goes to the library only in the shape that the contract gives it. */
export function mountEmailIdentity(app: App, context: Context, { own }: Identities): void {
  const { config, limits, log } = context;

  const serve = <Body>(
    call: IdentityCall<Body>,
    callLimits: readonly LimitName[],
    guard: (body: Body, web: Web) => Guarded,
  ): void => {
    app.post(call.path, async (web) => {
      const refuse = (code: ErrorCode) => {
        const { status, body } = refusal(code, web.get('requestId'));
        return web.json(body, status);
      };
      const address = web.get('address');
      if (!(await limits.allows(callLimits, { address, userId: undefined }))) return refuse('request/too-many');
      const read = await readBody(call, web);
      if (!read.ok) return refuse(read.error);
      const guarded = await guard(read.value, web);
      if (!guarded.ok) return refuse(guarded.error);

      const request = identityRequest(config, web, { path: call.path, body: read.value });
      const response = await own.handle(request);
      const answer = await readIdentityAnswer(response, (theirCode) =>
        log.error({ theirCode, requestId: web.get('requestId') }, 'the identity library refused for a new reason'),
      );
      if (!answer.ok) return refuse(answer.error);
      await guarded.value();
      passCookiesOn(response, web);
      return web.json(call.response.parse(answer.value));
    });
  };

  serve(CALLS.signUpWithEmail, ['sign-up'], (body) => guardSignUp(context, body));
  serve(CALLS.signInWithEmail, ['sign-in'], ({ email }, web) => guardSignIn(context, email, web.get('address')));
  serve(CALLS.signOut, [], (_body, web) => guardSignOut(context, web.req.raw.headers));
  serve(CALLS.requestPasswordReset, ['password-reset'], ({ email }) => guardMail(context, email));
  serve(CALLS.resetPassword, ['password-reset'], (body) => guardReset(context, body));

  // The link in the mail. Where it leads afterwards is not the link's to say.
  app.get('/auth-api/verify-email', async (web) => {
    const isAllowed = await limits.allows(['sign-in'], { address: web.get('address'), userId: undefined });
    if (!isAllowed) return web.redirect(pageWith('request/too-many'));
    const token = signedToday(config.AUTH_SECRET, web.req.query('token') ?? '', 'base64url');
    const query = { token, callbackURL: VERIFIED_PAGE };
    const response = await own.handle(identityRequest(config, web, { path: '/auth-api/verify-email', query }));
    const location = new URL(response.headers.get('location') ?? '?error=INVALID_TOKEN', config.PUBLIC_URL);
    const theirCode = location.searchParams.get('error');
    return web.redirect(theirCode === null ? VERIFIED_PAGE : pageWith(identityError(theirCode)));
  });
}

function pageWith(code: ErrorCode): string {
  return `${VERIFIED_PAGE}?${new URLSearchParams({ error: code }).toString()}`;
}

/** A body that is wrong only in its address has the specified code for it; anything else is a wrong request. */
async function readBody<Body>(call: IdentityCall<Body>, web: Web): Promise<Result<Body, ErrorCode>> {
  const json = await readJson(web);
  if (!json.ok) return json;
  const body = call.body.safeParse(json.value);
  if (body.success) return ok(body.data);
  const isAboutEmail = body.error.issues.every(({ path }) => path[0] === 'email');
  return err(isAboutEmail ? 'auth/invalid-email' : 'request/invalid');
}
