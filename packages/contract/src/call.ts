import type { ErrorCode } from '@vayl/domain';
import type { z } from 'zod';
import type { ErrorBody } from './error-body.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may make a call. There are visitors and signed-in people, and nobody else (FREE-05, FREE-06). */
export type Access = 'anyone' | 'signed-in';

/** One call of the HTTP surface: everything that both sides need to know, said once. */
export interface Call {
  readonly method: Method;
  /** With parameters in Hono's and OpenAPI's shared spelling of a name: `/api/users/:userId`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** What a successful answer holds. Whatever it does not name never leaves the server. */
  readonly response: z.ZodType;
  /** What a refusal of this call holds, where it is more than every refusal does. */
  readonly refusal?: z.ZodType<ErrorBody>;
  /** The codes that this call adds to those that every call can answer. */
  readonly errors: readonly ErrorCode[];
}

/** Keeps the exact type of each schema, so that both sides infer from it. */
export function defineCall<const Defined extends Call>(call: Defined): Defined {
  return call;
}

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : never;
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Named<Key extends string, Schema> = Schema extends z.ZodType
  ? { readonly [name in Key]: InputOf<Schema> }
  : unknown;
type Part<Defined, Key extends string> = Defined extends { readonly [name in Key]: infer Schema } ? Schema : undefined;

/** What a caller hands over. */
export type CallInput<Defined extends Call> = Named<'params', Part<Defined, 'params'>> &
  Named<'query', Part<Defined, 'query'>> &
  Named<'body', Part<Defined, 'body'>>;

/** What the server gets of it, after parsing. */
export interface CallRequest<Defined extends Call> {
  readonly params: OutputOf<Part<Defined, 'params'>>;
  readonly query: OutputOf<Part<Defined, 'query'>>;
  readonly body: OutputOf<Part<Defined, 'body'>>;
}

/** What a caller gets where a call is refused. */
export type CallRefusal<Defined extends Call> = Defined extends { readonly refusal: z.ZodType<infer Body> }
  ? Body
  : ErrorBody;

/** What the server must produce, and what a caller gets. */
export type CallAnswer<Defined extends Call> = z.input<Defined['response']>;
export type CallResult<Defined extends Call> = z.output<Defined['response']>;
