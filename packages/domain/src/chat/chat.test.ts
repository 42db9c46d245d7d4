import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHAT_AREA_HEIGHT_PX,
  ChatMessage,
  chatReply,
  EXAMPLE_PROMPT_SUBMIT_DELAY_MS,
  EXAMPLE_PROMPTS,
  IDLE_CHAT,
  isChatReady,
  readSuggestion,
  SESSION_DEFAULTS,
  submitChat,
} from '../index.ts';

describe('example prompts', () => {
  it.each([
    { id: 'CHAT-05', prompt: 'I need deep focus for coding' },
    { id: 'CHAT-06', prompt: 'Help me with creative writing' },
    { id: 'CHAT-07', prompt: "I'm studying for an exam" },
    { id: 'CHAT-08', prompt: 'Time for relaxed reading' },
  ])('[$id] offer "$prompt", ready to be submitted', ({ prompt }) => {
    expect(EXAMPLE_PROMPTS).toContain(prompt);
    expect(submitChat(IDLE_CHAT, prompt)).toEqual({ is: 'loading', userQuery: prompt });
  });

  it('are four', () => {
    expect(EXAMPLE_PROMPTS).toHaveLength(4);
  });

  it('[CHAT-10] are submitted after 100 ms', () => {
    expect(EXAMPLE_PROMPT_SUBMIT_DELAY_MS).toBe(100);
  });
});

describe('the chat area', () => {
  it('[CHAT-14] is at least 200 px high', () => {
    expect(CHAT_AREA_HEIGHT_PX.min).toBe(200);
  });

  it('[CHAT-15] is at most 400 px high', () => {
    expect(CHAT_AREA_HEIGHT_PX.max).toBe(400);
  });
});

describe('the request', () => {
  const loading = submitChat(IDLE_CHAT, 'writing a letter');

  it('[CHAT-16] starts idle, with input and send usable', () => {
    expect(IDLE_CHAT).toEqual({ is: 'idle' });
    expect(isChatReady(IDLE_CHAT)).toBe(true);
  });

  it('[CHAT-17] is loading once a text is submitted', () => {
    expect(loading).toEqual({ is: 'loading', userQuery: 'writing a letter' });
  });

  it('takes the text without the blanks around it', () => {
    expect(submitChat(IDLE_CHAT, '  writing\n')).toEqual({ is: 'loading', userQuery: 'writing' });
  });

  it('[CHAT-18] [CHAT-19] disables input and send while it is loading', () => {
    expect(isChatReady(loading)).toBe(false);
  });

  it('[CHAT-20] ignores any submission while it is loading, an example prompt too', () => {
    for (const prompt of EXAMPLE_PROMPTS) expect(submitChat(loading, prompt)).toBe(loading);
    fc.assert(fc.property(fc.string(), (input) => submitChat(loading, input) === loading));
  });

  it('[CHAT-24] is not made for empty input', () => {
    expect(submitChat(IDLE_CHAT, '')).toBe(IDLE_CHAT);
  });

  it.each([' ', '   ', '\n', '\t \r\n', '\u00a0', '\u3000'])('[CHAT-25] is not made for blanks alone: %j', (blank) => {
    expect(submitChat(IDLE_CHAT, blank)).toBe(IDLE_CHAT);
  });
});

describe('a message', () => {
  const message = { id: 'm1', sender: 'user', text: 'coding', isError: false };
  const suggestion = {
    globalModulationHz: 6,
    centerModulationHz: 14,
    globalModulationStrength: 0.45,
    visualHue: 205,
    masterAudioVolume: 0.1,
    waveform: 'Sine',
  };

  it('[CHAT-26] holds id, sender, text, isError and a suggestion that may be missing', () => {
    expect(ChatMessage.parse(message)).toEqual(message);
    expect(ChatMessage.parse({ ...message, sender: 'ai', suggestion })).toEqual({
      ...message,
      sender: 'ai',
      suggestion,
    });
  });

  it.each([
    { id: undefined },
    { id: '' },
    { sender: 'system' },
    { sender: undefined },
    { text: undefined },
    { isError: undefined },
    { isError: 'no' },
    { suggestion: 'faster' },
  ])('[CHAT-26] is refused with %o', (change) => {
    expect(ChatMessage.safeParse({ ...message, ...change }).success).toBe(false);
  });
});

describe('the reply', () => {
  const ask = (body: unknown) => chatReply('m2', readSuggestion({ ok: true, body }, SESSION_DEFAULTS));
  const accepted = ask({
    globalModulationHz: 6,
    centerModulationHz: 14,
    visualHue: 205,
    narrativeExplanation: 'For code, a Beta rhythm.',
  });

  it('[ERR-09] [CHAT-22] is an error where there was no response at all', () => {
    expect(chatReply('m2', readSuggestion('no-response', SESSION_DEFAULTS))).toEqual({
      id: 'm2',
      sender: 'ai',
      text: 'Failed to get AI suggestion',
      isError: true,
    });
  });

  it('[CHAT-26] is a message that can be kept and read again', () => {
    expect(ChatMessage.parse(JSON.parse(JSON.stringify(accepted)))).toEqual(accepted);
  });

  it('[CHAT-21] is a message from the assistant, with the suggestion as it applies', () => {
    expect(accepted).toMatchObject({
      id: 'm2',
      sender: 'ai',
      isError: false,
      suggestion: { globalModulationHz: 6, centerModulationHz: 14, globalModulationStrength: 0.45, visualHue: 205 },
    });
  });

  it('[CHAT-29] shows the narrative explanation', () => {
    expect(accepted.text).toBe('For code, a Beta rhythm.');
  });

  it('[CHAT-22] is an error message where the request failed, and has nothing to apply', () => {
    const failed = ask({ globalModulationHz: 14, centerModulationHz: 6, narrativeExplanation: 'Hm.' });
    expect(failed).toEqual({ id: 'm2', sender: 'ai', text: 'Invalid frequency relationship', isError: true });
  });

  it.each(['declined', 'unclear'])('[RD-81] that is %s is a message of the assistant, not an error', (mark) => {
    const reply = ask({ [mark]: true, narrativeExplanation: 'Which is closest?' });
    expect(reply).toEqual({ id: 'm2', sender: 'ai', text: 'Which is closest?', isError: false });
  });

  it('is a message by its own rules', () => {
    expect(ChatMessage.safeParse(accepted).success).toBe(true);
  });
});
