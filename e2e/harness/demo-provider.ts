import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '../../tools/network/free-port.ts';

/** An answer that our own engine would not give: so a journey can tell who answered. */
const PROVIDERS_RATES = { globalModulationHz: 5.5, centerModulationHz: 13.7, visualHue: 192 } as const;

const GOOD = {
  intent: 'deep_focus_coding',
  declined: false,
  declineReason: null,
  ...PROVIDERS_RATES,
  globalModulationStrength: null,
  narrativeExplanation: 'For coding, 13.7 Hz over a slower 5.5 Hz may help; the evidence is mixed.',
};

const NOTHING = { ...GOOD, declined: true, globalModulationHz: null, centerModulationHz: null, visualHue: null };

/** As an article is asked for, whatever the script is for questions to Helios. */
const ABOUT = /Write an article about: ([^"]+)"/;

/** Another one for each topic, so that a journey can tell which of them it sees. */
export function articleAbout(topic: string): { readonly title: string; readonly content: string } {
  const paragraphs = ['first', 'second', 'third', 'fourth'].map((nth) => `The ${nth} paragraph is about ${topic}.`);
  return { title: `On ${topic}`, content: paragraphs.join('\n\n') };
}

const SCRIPTS = {
  good: (response) => complete(response, GOOD),
  declines: (response) =>
    complete(response, {
      ...NOTHING,
      intent: 'unsafe_medical',
      declineReason: 'photosensitivity',
      narrativeExplanation: 'The light is not for you today.',
    }),
  unclear: (response) =>
    complete(response, {
      ...NOTHING,
      intent: 'off_topic_unclear',
      declineReason: 'unclear',
      narrativeExplanation: 'What will you be doing?',
    }),
  broken: (response) => refuse(response, 500, 'The server had an error.'),
  unauthorised: (response) => refuse(response, 401, 'Incorrect API Key provided: sk-…1234.'),
  hangs: () => undefined,
} as const satisfies Record<string, (response: ServerResponse) => void>;

export type ProviderScript = keyof typeof SCRIPTS;

export interface ScriptedProvider {
  readonly url: string;
  /** How often it was asked. */
  readonly askedCount: () => number;
  readonly play: (script: ProviderScript) => void;
  readonly stop: () => void;
}

/** Whoever answers Helios for a server, on a real port and by script. */
export async function startDemoProvider(): Promise<ScriptedProvider> {
  let script: ProviderScript = 'good';
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    const answer = async (): Promise<void> => {
      const [, topic] = ABOUT.exec(await text(request)) ?? [];
      if (topic === undefined) SCRIPTS[script](response);
      else complete(response, articleAbout(topic));
    };
    answer().catch(() => response.destroy());
  });
  const port = await freePort();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(port, '127.0.0.1', resolve);
  await promise;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    askedCount: () => count,
    play: (next) => {
      script = next;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function complete(response: ServerResponse, answer: unknown): void {
  const message = { role: 'assistant', content: JSON.stringify(answer) };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'chatcmpl-scripted',
      object: 'chat.completion',
      created: 1_790_000_000,
      model: 'scripted',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
      usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 },
    }),
  );
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type: 'scripted', param: null, code: null } }));
}
