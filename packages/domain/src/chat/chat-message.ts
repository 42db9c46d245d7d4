import { z } from 'zod';
import { Suggestion } from '../suggestion/suggestion.ts';

export const ChatMessage = z.object({
  id: z.string().min(1),
  sender: z.enum(['user', 'ai']),
  text: z.string(),
  /** As it was applied, so that the reply can show it. */
  suggestion: Suggestion.optional(),
  isError: z.boolean(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const CHAT_AREA_HEIGHT_PX = { min: 200, max: 400 } as const;
