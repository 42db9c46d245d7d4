import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { listenAnywhere } from './listen.ts';
import { type ProviderRequest, SCRIPTS, type Script } from './scripted-answers.ts';

export interface ScriptedProvider {
  /** What goes into AI_BASE_URL. */
  readonly url: string;
  /** Everything that ever reached it, oldest first. */
  readonly requests: readonly ProviderRequest[];
  readonly play: (script: Script) => void;
  readonly stop: () => Promise<void>;
}

const Body = z.looseObject({ messages: z.array(z.object({ role: z.string(), content: z.string() })) });

/** A chat-completions provider on a real port that answers by script and forgets nothing that it was asked. */
export async function startScriptedProvider(first: Script = 'good'): Promise<ScriptedProvider> {
  let script: Script = first;
  const requests: ProviderRequest[] = [];
  const server = createServer((incoming, response) => {
    const answer = async (): Promise<void> => {
      const request = await read(incoming);
      requests.push(request);
      SCRIPTS[script](response, request);
    };
    answer().catch(() => response.destroy());
  });
  const port = await listenAnywhere(server);
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    play: (next) => {
      script = next;
    },
    stop: () => {
      const stopped = Promise.withResolvers<void>();
      server.close(() => stopped.resolve());
      server.closeAllConnections();
      return stopped.promise;
    },
  };
}

async function read(incoming: IncomingMessage): Promise<ProviderRequest> {
  const body = Body.parse(JSON.parse(await text(incoming)));
  const of = (role: string) => body.messages.find((message) => message.role === role)?.content ?? '';
  return {
    path: incoming.url ?? '',
    authorization: incoming.headers.authorization,
    body,
    systemMessage: of('system'),
    userMessage: of('user'),
  };
}
