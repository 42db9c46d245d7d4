import { createServer } from 'node:http';
import { released } from './stack.ts';

const SCRIPT = 'self.addEventListener("fetch", () => undefined);';
const PAGE = '<!doctype html><title>older</title><script>navigator.serviceWorker.register("/sw.js")</script>';

export interface OlderSite {
  readonly site: string;
  /** From now on the same address is the site of today. */
  readonly replace: () => void;
  readonly stop: () => void;
}

/** A site with a service worker, which the one of today then takes the place of. */
export async function startOlderSite(): Promise<OlderSite> {
  let isReplaced = false;
  const server = createServer((request, response) => {
    if (!isReplaced) {
      const isScript = request.url === '/sw.js';
      response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
      response.end(isScript ? SCRIPT : PAGE);
      return;
    }
    const answer = async (): Promise<void> => {
      const today = await fetch(new URL(request.url ?? '/', released.site), {
        headers: { 'accept-encoding': 'identity' },
      });
      response.writeHead(today.status, Object.fromEntries(today.headers));
      response.end(Buffer.from(await today.arrayBuffer()));
    };
    void answer();
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    site: `http://127.0.0.1:${port}`,
    replace: () => {
      isReplaced = true;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
