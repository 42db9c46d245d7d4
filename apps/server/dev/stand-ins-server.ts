import { createServer } from 'node:http';
import { listenAnywhere } from '../test-helpers/listen.ts';
import type { ReceivedMail } from '../test-helpers/mailbox.ts';

export interface StandInsServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** GET /mails?to=… lists what the stand-in mail server has received, oldest first. */
export async function startStandInsServer(mails: readonly ReceivedMail[]): Promise<StandInsServer> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-ins');
    if (pathname !== '/mails') {
      response.writeHead(404).end();
      return;
    }
    const to = searchParams.get('to');
    const asked = mails.filter((mail) => to === null || mail.to.toLowerCase() === to.toLowerCase());
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(asked.map(({ headers, ...mail }) => ({ ...mail, headers: Object.fromEntries(headers) }))),
    );
  });
  const port = await listenAnywhere(server);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      const stopped = Promise.withResolvers<void>();
      server.close(() => stopped.resolve());
      server.closeAllConnections();
      return stopped.promise;
    },
  };
}
