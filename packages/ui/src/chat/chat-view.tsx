import './chat-view.css';
import {
  type ChatRequest,
  ERROR_TEXT,
  EXAMPLE_PROMPTS,
  isChatReady,
  needsApiKeyNotice,
  type SessionPreset,
  type SessionSettings,
} from '@vayl/domain';
import { type ReactNode, useId } from 'react';
import { Button } from '../primitives/button.tsx';
import { Heading } from '../primitives/heading.tsx';
import { Notice } from '../primitives/notice.tsx';
import { CHAT_WORDS } from './chat-words.ts';
import type { ChatEntry } from './conversation/chat-entry.ts';
import type { LightConditions } from './delivery/delivery.ts';
import { AskForm } from './parts/ask-form.tsx';
import { ChatLog } from './parts/chat-log.tsx';
import { ExamplePrompts } from './parts/example-prompts.tsx';

export interface ChatViewProps {
  readonly entries: readonly ChatEntry[];
  readonly request: ChatRequest;
  readonly input: string;
  readonly settings: SessionSettings;
  readonly light: LightConditions;
  readonly onInput: (text: string) => void;
  readonly onSubmit: (text: string) => void;
  readonly onPrompt: (prompt: string) => void;
  readonly onChoose: (preset: SessionPreset) => void;
  readonly onUndo: (id: string) => void;
  /** Undefined where there is nothing that would stay. */
  readonly onClear?: (() => void) | undefined;
}

/** The panel in whatever state it is handed. */
export function ChatView(props: ChatViewProps): ReactNode {
  const { entries, request, input, settings, light, onInput, onSubmit, onPrompt, onChoose, onUndo, onClear } = props;
  const id = useId();
  const [headingId, labelId] = [`${id}-heading`, `${id}-label`];
  const isReady = isChatReady(request);
  const isEmpty = entries.length === 0;
  const prompts = { prompts: promptsLeft(entries), isDisabled: !isReady, onChoose: onPrompt };
  return (
    <section className="v-chat" aria-labelledby={headingId}>
      <header className="v-chat-head">
        <Heading level={2} size="part" id={headingId}>
          {CHAT_WORDS.heading}
        </Heading>
        <p id={labelId}>{CHAT_WORDS.label}</p>
      </header>
      <ChatLog {...{ entries, settings, light, isReady, onChoose, onUndo }}>
        <ExamplePrompts layout="list" {...prompts} />
      </ChatLog>
      <div className="v-chat-foot">
        {lacksApiKey(entries) && (
          <Notice tone="caution" title={ERROR_TEXT['chat/api-key-required']} isSpoken>
            <p>{CHAT_WORDS.apiKeyHelp}</p>
          </Notice>
        )}
        <AskForm newestId={entries.at(-1)?.message.id} {...{ labelId, input, isReady, onInput, onSubmit }} />
        {!isEmpty && prompts.prompts.length > 0 && <ExamplePrompts layout="line" {...prompts} />}
        {!isEmpty && onClear !== undefined && (
          <div>
            <Button look="quiet" size="small" isDisabled={!isReady} keepsFocus onClick={onClear}>
              {CHAT_WORDS.clear}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

function promptsLeft(entries: readonly ChatEntry[]): readonly string[] {
  const asked = new Set(entries.map(({ message }) => message.text));
  return EXAMPLE_PROMPTS.filter((prompt) => !asked.has(prompt));
}

/** The notice stands as long as the last answer was that failure. */
function lacksApiKey(entries: readonly ChatEntry[]): boolean {
  const last = entries.findLast(({ message }) => message.sender === 'ai');
  return last?.is === 'failed' && needsApiKeyNotice(last.message.text);
}
