import { err, ok, type Result } from '@vayl/domain';
import type { Call, CallInput, CallRefusal, CallResult } from './call.ts';
import { CALLS, type CallName } from './calls.ts';
import { ErrorBody } from './error-body.ts';

/** Why a call gave nothing: the server refused, could not be reached, or spoke another language than this contract. */
export type CallFailure<Body extends ErrorBody = ErrorBody> =
  | { readonly is: 'refused'; readonly status: number; readonly body: Body }
  | { readonly is: 'unreachable'; readonly cause: unknown }
  | { readonly is: 'unreadable'; readonly status: number };

export interface ClientOptions {
  /** Where the server is; empty on its own origin. */
  readonly baseUrl: string;
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** The desktop app's own session; a browser sends its cookie instead. */
  readonly sessionToken?: () => string | undefined;
}

export type Client = {
  readonly [Name in CallName]: (
    input: CallInput<(typeof CALLS)[Name]>,
    signal?: AbortSignal,
  ) => Promise<Result<CallResult<(typeof CALLS)[Name]>, CallFailure<CallRefusal<(typeof CALLS)[Name]>>>>;
};

interface LooseInput {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
}

/** A function for each call; both what goes out and what comes in is parsed by the contract. */
export function createClient(options: ClientOptions): Client {
  const functions = Object.entries(CALLS).map(([name, call]) => [
    name,
    (input: LooseInput, signal?: AbortSignal) => send(options, call, input, signal),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pairs come from the table that the type comes from
  return Object.fromEntries(functions) as Client;
}

async function send(
  { baseUrl, fetch, sessionToken }: ClientOptions,
  call: Call,
  input: LooseInput,
  signal?: AbortSignal,
): Promise<Result<unknown, CallFailure>> {
  const token = sessionToken?.();
  const init: RequestInit = {
    method: call.method,
    credentials: 'same-origin',
    headers: {
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body.parse(input.body)) }),
    ...(signal === undefined ? {} : { signal }),
  };
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${baseUrl}${addressOf(call, input)}`, init);
    text = await response.text();
  } catch (cause) {
    return err({ is: 'unreachable', cause });
  }
  return read(call, response, text);
}

function read(call: Call, response: Response, text: string): Result<unknown, CallFailure> {
  const unreadable: CallFailure = { is: 'unreadable', status: response.status };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err(unreadable);
  }
  if (!response.ok) {
    const refusal = (call.refusal ?? ErrorBody).safeParse(json);
    return err(refusal.success ? { is: 'refused', status: response.status, body: refusal.data } : unreadable);
  }
  const answer = call.response.safeParse(json);
  return answer.success ? ok(answer.data) : err(unreadable);
}

function addressOf(call: Call, { params, query }: LooseInput): string {
  const parsedParams = call.params?.parse(params) ?? {};
  const parsedQuery = call.query?.parse(query) ?? {};
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parsedParams[name])));
  const pairs = Object.entries(parsedQuery).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? [[name, `${value}`]] : [],
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
}
