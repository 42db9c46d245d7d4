import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';

/** What every request carries on its way through. */
interface RequestVariables {
  readonly requestId: string;
  /** The caller's address, from the socket or from a proxy that we trust. */
  readonly address: string;
}

export interface AppEnvironment {
  Bindings: HttpBindings;
  Variables: RequestVariables;
}

export type App = Hono<AppEnvironment>;

/** Reads one header as Node has it; asking the request for it would first copy them all. */
export function headerOf(web: Context<AppEnvironment>, name: string): string | undefined {
  const value = web.env.incoming.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
