import { type Client, createClient } from '@vayl/contract';
import type { AccountHost } from '../../host/account-host.ts';

/** The contract's client, carried by the shell. It cannot be called back: a signal ends the wait, and not the call. */
export function shellClient(host: Pick<AccountHost, 'callServer'>): Client {
  return createClient({
    baseUrl: '',
    fetch: async (path, { method = 'GET', body, signal }) => {
      const call = host.callServer({ method, path, ...(typeof body === 'string' && { body }) });
      const { status, text } = await (signal ? Promise.race([call, aborted(signal)]) : call);
      return new Response(text, { status });
    },
  });
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new Error('nobody waits for this answer any more'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
