import { createClient } from '@vayl/contract';

/** The server, on our own origin; the browser sends the session's cookie by itself. */
export const client = createClient({ baseUrl: '', fetch: (input, init) => fetch(input, init) });
