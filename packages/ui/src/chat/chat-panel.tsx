import type { ReactNode } from 'react';
import { ChatView } from './chat-view.tsx';
import { type ChatWiring, useChat } from './conversation/use-chat.ts';
import { useExamplePrompts } from './conversation/use-example-prompts.ts';
import type { LightConditions } from './delivery/delivery.ts';

export type { SettingsChange } from './conversation/applied-change.ts';
export type { ChatEntry } from './conversation/chat-entry.ts';

export interface ChatPanelProps extends ChatWiring, Omit<LightConditions, 'refreshHz'> {}

/** Helios: a sentence in, settings out, with the reason, what comes of it here, and the way back. */
export function ChatPanel({ isStrict, isFlickerBlocked, ...wiring }: ChatPanelProps): ReactNode {
  const { settings, refreshHz } = wiring;
  const chat = useChat(wiring);
  const { choosePrompt, submit } = useExamplePrompts(chat);
  return (
    <ChatView
      entries={chat.entries}
      request={chat.request}
      input={chat.input}
      settings={settings}
      light={{ refreshHz, isStrict, isFlickerBlocked }}
      onInput={chat.setInput}
      onSubmit={submit}
      onPrompt={choosePrompt}
      onChoose={chat.choose}
      onUndo={chat.undo}
      onClear={wiring.kept === undefined ? undefined : chat.clear}
    />
  );
}
