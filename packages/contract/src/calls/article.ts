import { z } from 'zod';
import { defineCall } from '../call.ts';

/** Whatever else a chat-completions client sends is taken and not looked at. */
const ArticleRequest = z.looseObject({
  messages: z.array(z.looseObject({ role: z.string(), content: z.unknown().optional() })).max(20),
});

const ArticleCompletion = z.object({
  id: z.string(),
  object: z.literal('chat.completion'),
  created: z.number().int(),
  model: z.string(),
  choices: z.tuple([
    z.object({
      index: z.literal(0),
      message: z.object({ role: z.literal('assistant'), content: z.string() }),
      finish_reason: z.literal('stop'),
    }),
  ]),
});

export const ARTICLE_CALLS = {
  writeArticle: defineCall({
    method: 'POST',
    path: '/api/demo/v1/chat/completions',
    summary:
      "An article in the shape of chat completions. The bearer is the site's public key; of the request only a topic of ours is read, and anything else gets an article that is there already.",
    access: 'anyone',
    body: ArticleRequest,
    response: ArticleCompletion,
    errors: ['article/site-key-refused'],
  }),
} as const;
