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

export const EXAMPLE_PROMPTS = [
  'I need deep focus for coding',
  'Help me with creative writing',
  "I'm studying for an exam",
  'Time for relaxed reading',
] as const;

export const EXAMPLE_PROMPT_SUBMIT_DELAY_MS = 100;

export const CHAT_AREA_HEIGHT_PX = { min: 200, max: 400 } as const;
