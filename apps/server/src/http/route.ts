import { type Call, type CallAnswer, type CallRefusal, type CallRequest, ErrorBody } from '@vayl/contract';
import { type ErrorCode, err, ok, type Result } from '@vayl/domain';
import type { Context as HonoContext } from 'hono';
import { z } from 'zod';
import type { Context } from '../context.ts';
import type { Session } from '../features/account/session-reader.ts';
import type { LimitName } from '../features/limits/limits.ts';
import { type App, type AppEnvironment, headerOf } from './environment.ts';
import { refusal } from './refusal.ts';

type Web = HonoContext<AppEnvironment>;

interface Caller<Defined extends Call> {
  /** There for every call whose access is `signed-in`. */
  readonly session: Defined['access'] extends 'signed-in' ? Session : Session | undefined;
  readonly address: string;
  readonly requestId: string;
  /** For a call that has an answer even where nobody can find out who is asking: it looks when it wants to know. */
  readonly readSession: () => Promise<Session | undefined>;
}

/** A refusal that holds more than its code: what the call's own contract adds. */
interface FullRefusal<Defined extends Call> {
  readonly code: ErrorCode;
  readonly also: Omit<CallRefusal<Defined>, keyof ErrorBody>;
}

export type Handler<Defined extends Call> = (
  request: CallRequest<Defined> & Caller<Defined>,
) => Promise<Result<CallAnswer<Defined>, ErrorCode | FullRefusal<Defined>>>;

export interface RouteOptions {
  /** Counted before anything else is done. `account` limits are counted by the signed-in person. */
  readonly limits?: readonly LimitName[];
  /** The cookie or the token is looked at even though nobody must be signed in. */
  readonly readsSession?: boolean;
}

/** Puts a call of the contract at its address: limits, session, parsing in, handler, parsing out. */
export function route<const Defined extends Call>(
  app: App,
  context: Context,
  call: Defined,
  handler: Handler<Defined>,
  { limits = [], readsSession = false }: RouteOptions = {},
): void {
  app.on(call.method, call.path, async (web) => {
    const refuse = (code: ErrorCode, also: object = {}) => {
      const { status, body } = refusal(code, web.get('requestId'));
      return json(z.parse(call.refusal ?? ErrorBody, { ...also, ...body }), status);
    };
    const mayKnow = call.access === 'signed-in' || readsSession;
    const readSession = () => context.sessions.read({ get: (name) => headerOf(web, name) ?? null });
    const session = mayKnow ? await readSession() : undefined;
    if (
      limits.length > 0 &&
      !(await context.limits.allows(limits, { address: web.get('address'), userId: session?.userId }))
    ) {
      return refuse('request/too-many');
    }
    if (call.access === 'signed-in' && session === undefined) return refuse('auth/sign-in-required');
    const request = await parseRequest(call, web);
    if (!request.ok) return refuse(request.error);

    const caller = {
      session,
      address: web.get('address'),
      requestId: web.get('requestId'),
      readSession,
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a signed-in call was refused above when there was no session, and the parts were parsed by their own schemas
    const answer = await handler({ ...request.value, ...caller } as Parameters<Handler<Defined>>[0]);
    if (!answer.ok) {
      const { error } = answer;
      return typeof error === 'string' ? refuse(error) : refuse(error.code, error.also);
    }
    // Hono sends whatever it is given; parsing strips what the contract does not name.
    return json(z.parse(call.response, answer.value), 200);
  });
}

/** A plain answer, which is sent as it is; one that goes through the framework is copied twice on its way. */
function json(value: unknown, status: number): Response {
  return new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });
}

async function parseRequest(call: Call, web: Web): Promise<Result<Record<string, unknown>, ErrorCode>> {
  // The database cannot keep this character in a text, wherever it stands.
  if (web.req.raw.url.includes('%00')) return err('request/invalid');
  const params = call.params?.safeParse(web.req.param());
  const query = call.query?.safeParse(web.req.query());
  if (params?.success === false || query?.success === false) return err('request/invalid');
  if (call.body === undefined) return ok({ params: params?.data, query: query?.data, body: undefined });
  const read = await readJson(web);
  if (!read.ok) return read;
  const body = call.body.safeParse(read.value);
  if (!body.success) return err('request/invalid');
  return ok({ params: params?.data, query: query?.data, body: body.data });
}

export async function readJson(web: Web): Promise<Result<unknown, ErrorCode>> {
  const type = headerOf(web, 'content-type') ?? '';
  // A form of another site can send text or a form without asking first, but never JSON.
  if (!/^application\/json\b/i.test(type)) return err('request/invalid');
  const text = await web.req.text();
  if (text.includes('\\u0000') || text.includes('\0')) return err('request/invalid');
  try {
    return ok(JSON.parse(text));
  } catch {
    return err('request/invalid');
  }
}
