import type { ServerResponse } from 'node:http';
import { ARTICLE_TOPICS, articleRequest } from '@vayl/domain';
import { type ProviderAnswer, SYSTEM_PROMPT, suggest } from '@vayl/helios';
import { z } from 'zod';

export interface ProviderRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
  readonly systemMessage: string;
  readonly userMessage: string;
}

/** A good answer, which our own engine would not give: so a test can tell who answered. */
export const GOOD_ANSWER: ProviderAnswer = {
  intent: 'deep_focus_coding',
  declined: false,
  declineReason: null,
  globalModulationHz: 5.5,
  centerModulationHz: 13.7,
  globalModulationStrength: null,
  visualHue: 192,
  narrativeExplanation: 'For coding, a Beta rhythm at 13.7 Hz over a slower 5.5 Hz may help; the evidence is mixed.',
};

export const GOOD_ARTICLE = { title: 'Written by the stand-in', content: 'One.\n\nTwo.\n\nThree.\n\nFour.' };

/** What the person asks for, if it is a question to Helios at all. */
const Asked = z.object({
  userQuery: z.string(),
  currentSettings: z.object({
    globalModulationHz: z.number(),
    centerModulationHz: z.number(),
    globalModulationStrength: z.number(),
    visualHue: z.number(),
  }),
});

const ARTICLE_QUESTIONS = new Set<string>(ARTICLE_TOPICS.map((topic) => articleRequest(topic).messages[1].content));

const ELSEWHERE = '/v1/elsewhere';

type Play = (response: ServerResponse, request: ProviderRequest) => void;

/** Every way in which a provider has been seen to answer, on the real wire. */
export const SCRIPTS = {
  good: (response, request) => {
    complete(response, JSON.stringify(isArticle(request) ? GOOD_ARTICLE : GOOD_ANSWER));
  },
  /** For a developer: what our own engine understands, in the words of a provider. */
  understanding: (response, request) => {
    complete(response, JSON.stringify(isArticle(request) ? GOOD_ARTICLE : understoodAnswer(request)));
  },
  inverted: (response) => {
    complete(response, JSON.stringify({ ...GOOD_ANSWER, globalModulationHz: 14, centerModulationHz: 6 }));
  },
  'not-json': (response) => complete(response, 'Sure! I would go for something around 14 Hz.'),
  'other-shape': (response) => complete(response, JSON.stringify({ hz: 14 })),
  'not-http-json': (response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html>502 from some proxy</html>');
  },
  declines: (response) => complete(response, JSON.stringify({ ...DECLINED, declineReason: 'photosensitivity' })),
  unclear: (response) =>
    complete(response, JSON.stringify({ ...DECLINED, declineReason: 'unclear', intent: 'off_topic_unclear' })),
  refusal: (response) => complete(response, null, { refusal: "I'm sorry, I can't help with that." }),
  'cut-off': (response) => complete(response, JSON.stringify(GOOD_ANSWER).slice(0, 60), { finish: 'length' }),
  'cut-off-whole': (response) => complete(response, JSON.stringify(GOOD_ANSWER), { finish: 'length' }),
  unauthorised: (response) => refuse(response, 401, 'Incorrect API Key provided: sk-…1234.'),
  'too-many': (response) => refuse(response, 429, 'Rate limit reached.'),
  broken: (response) => refuse(response, 500, 'The server had an error.'),
  'no-schema': (response, request) => {
    if (JSON.stringify(request.body).includes('"json_schema"')) {
      refuse(response, 400, "Invalid parameter: 'response_format' of type 'json_schema' is not supported.");
    } else complete(response, JSON.stringify(GOOD_ANSWER));
  },
  hang: () => undefined,
  'slow-drip': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 100);
    response.once('close', () => clearInterval(timer));
  },
  redirect: (response, request) => {
    if (request.path === ELSEWHERE) complete(response, JSON.stringify(GOOD_ANSWER));
    else response.writeHead(307, { location: ELSEWHERE }).end();
  },
  /** A model that did what the text told it to: it shows its rules and takes every number to its end. */
  injected: (response) => {
    complete(
      response,
      JSON.stringify({
        ...GOOD_ANSWER,
        globalModulationHz: 0.1,
        centerModulationHz: 100,
        globalModulationStrength: 1,
        visualHue: 0,
        narrativeExplanation: `My rules: ${SYSTEM_PROMPT}`,
      }),
    );
  },
  /** Good, if one reads to its end. */
  oversized: (response) => complete(response, `${JSON.stringify(GOOD_ANSWER)}${' '.repeat(5_000_000)}`),
} as const satisfies Record<string, Play>;
export type Script = keyof typeof SCRIPTS;

const DECLINED: ProviderAnswer = {
  ...GOOD_ANSWER,
  intent: 'unsafe_medical',
  declined: true,
  globalModulationHz: null,
  centerModulationHz: null,
  visualHue: null,
  narrativeExplanation: 'The light is not for you today.',
};

interface Ending {
  readonly finish?: string;
  readonly refusal?: string;
}

function complete(response: ServerResponse, content: string | null, { finish = 'stop', refusal }: Ending = {}): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({
      id: 'chatcmpl-scripted',
      object: 'chat.completion',
      created: 1_790_000_000,
      model: 'scripted',
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content, ...(refusal === undefined ? {} : { refusal }) },
          finish_reason: finish,
        },
      ],
      usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 },
    }),
  );
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type: 'scripted', param: null, code: null } }));
}

function isArticle({ userMessage }: ProviderRequest): boolean {
  return ARTICLE_QUESTIONS.has(userMessage);
}

function understoodAnswer({ userMessage }: ProviderRequest): ProviderAnswer {
  const { userQuery: query, currentSettings } = Asked.parse(JSON.parse(userMessage));
  const { intent, globalModulationHz, centerModulationHz, visualHue } = suggest({ query, currentSettings });
  if (globalModulationHz === undefined || centerModulationHz === undefined || visualHue === undefined) {
    return {
      ...DECLINED,
      intent: 'off_topic_unclear',
      declineReason: 'unclear',
      narrativeExplanation: 'What will you be doing?',
    };
  }
  const narrativeExplanation = `The stand-in for a provider has understood this: ${centerModulationHz} Hz over ${globalModulationHz} Hz may suit it; evidence is mixed.`;
  return { ...GOOD_ANSWER, intent, globalModulationHz, centerModulationHz, visualHue, narrativeExplanation };
}
