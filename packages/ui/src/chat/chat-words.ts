/** What the panel says of itself. The first five are fixed by the specification. */
export const CHAT_WORDS = {
  heading: 'AI Brain Optimizer',
  label: "Tell me what you're working on",
  empty: 'Start by telling me your current task',
  placeholder: 'What are you working on?',
  loading: 'Optimizing frequencies for your task...',
  assistant: 'Helios',
  apiKeyHelp: 'Whoever runs this server has to set a key. Until then, every control works by hand.',
  clear: 'Clear conversation',
  declined: 'Nothing was changed.',
  flickerBlocked:
    'Flicker is off for you from now on, and I cannot turn it back on. Sound remains, and light as a still tint.',
} as const;
