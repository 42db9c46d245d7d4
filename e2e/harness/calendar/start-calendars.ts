import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { GoogleStandIn } from './google-stand-in.ts';
import { MicrosoftStandIn } from './microsoft-stand-in.ts';

interface RunningCalendar<StandIn> {
  readonly url: string;
  readonly standIn: StandIn;
}

export interface RunningCalendars {
  readonly google: RunningCalendar<GoogleStandIn>;
  readonly microsoft: RunningCalendar<MicrosoftStandIn>;
  stop(): Promise<void>;
}

/** Both providers, on ports of their own, with the paths that they really have. */
export async function startCalendars(): Promise<RunningCalendars> {
  const google = await serve(new GoogleStandIn());
  const microsoft = await serve(new MicrosoftStandIn());
  return {
    google,
    microsoft,
    stop: async () => {
      await google.stop();
      await microsoft.stop();
    },
  };
}

async function serve<StandIn extends GoogleStandIn | MicrosoftStandIn>(standIn: StandIn) {
  const server = createServer((request, response) => void answer(standIn, request, response));
  const port = await listen(server);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, standIn, stop };
}

async function answer(
  standIn: GoogleStandIn | MicrosoftStandIn,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = new URLSearchParams(await text(request));
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
  const reply = standIn.answer(request, pathname, searchParams, form) ?? { status: 404 };
  const body = reply.body === undefined ? '' : JSON.stringify(reply.body);
  response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers }).end(body);
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}
