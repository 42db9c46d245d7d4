import { EXAMPLE_PROMPT_SUBMIT_DELAY_MS } from '@vayl/domain';
import { useEffect, useRef } from 'react';
import type { Chat } from './use-chat.ts';

interface PromptedChat {
  readonly choosePrompt: (prompt: string) => void;
  readonly submit: (text: string) => void;
}

/** A chosen prompt is seen in the input for a moment before it goes. Whatever is sent meanwhile takes its place. */
export function useExamplePrompts({ setInput, submit }: Pick<Chat, 'setInput' | 'submit'>): PromptedChat {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const submitNow = (text: string) => {
    clearTimeout(timer.current);
    submit(text);
  };
  const choosePrompt = (prompt: string) => {
    clearTimeout(timer.current);
    setInput(prompt);
    timer.current = setTimeout(() => submit(prompt), EXAMPLE_PROMPT_SUBMIT_DELAY_MS);
  };
  return { choosePrompt, submit: submitNow };
}
