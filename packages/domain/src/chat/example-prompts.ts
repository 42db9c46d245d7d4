export const EXAMPLE_PROMPTS = [
  'I need deep focus for coding',
  'Help me with creative writing',
  "I'm studying for an exam",
  'Time for relaxed reading',
] as const;

export const EXAMPLE_PROMPT_SUBMIT_DELAY_MS = 100;
