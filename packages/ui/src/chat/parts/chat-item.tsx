import './chat-item.css';
import { assertNever, failureBubble, type SessionPreset, type SessionSettings } from '@vayl/domain';
import type { ReactNode } from 'react';
import { Notice } from '../../primitives/notice.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx';
import { CHAT_WORDS } from '../chat-words.ts';
import type { ChatEntry } from '../conversation/chat-entry.ts';
import type { LightConditions } from '../delivery/delivery.ts';
import { AppliedCard } from './applied-card.tsx';
import { PresetChoices } from './preset-choices.tsx';

export interface ChatItemProps {
  readonly entry: ChatEntry;
  readonly settings: SessionSettings;
  readonly light: LightConditions;
  /** Whether no later reply changed anything. */
  readonly isNewest: boolean;
  readonly isReady: boolean;
  readonly onChoose: (preset: SessionPreset) => void;
  readonly onUndo: (id: string) => void;
}

/** One message with what belongs to it. */
export function ChatItem(props: ChatItemProps): ReactNode {
  const { message } = props.entry;
  if (message.sender === 'user') {
    return (
      <div className="v-chat-asked" data-message="">
        <VisuallyHidden>You: </VisuallyHidden>
        <p>{message.text}</p>
      </div>
    );
  }
  return (
    <div className="v-chat-reply" data-message="">
      <p className="v-chat-who">{CHAT_WORDS.assistant}</p>
      {!message.isError && message.text !== '' && <p className="v-chat-why">{message.text}</p>}
      <ReplyPart {...props} />
    </div>
  );
}

function ReplyPart({ entry, settings, light, isNewest, isReady, onChoose, onUndo }: ChatItemProps): ReactNode {
  switch (entry.is) {
    case 'asked':
      return null;
    case 'applied':
      return (
        <AppliedCard {...{ settings, light, isNewest }} change={entry.change} onUndo={() => onUndo(entry.message.id)} />
      );
    case 'unclear':
      if (entry.presets.length === 0) return null;
      return <PresetChoices presets={entry.presets} isDisabled={!isReady} onChoose={onChoose} />;
    case 'declined':
      return (
        <p className="v-chat-declined" data-blocks={entry.blocksFlicker}>
          {entry.blocksFlicker ? CHAT_WORDS.flickerBlocked : CHAT_WORDS.declined}
        </p>
      );
    case 'failed':
      return <Failure message={entry.message.text} />;
    default:
      return assertNever(entry);
  }
}

/** The log around it reads it out, so it is no alert of its own. */
function Failure({ message }: { readonly message: string }): ReactNode {
  const { label, text, detail } = failureBubble(message);
  return (
    <Notice tone="stop" title={label} detail={detail} isSpoken={false}>
      <p>{text}</p>
    </Notice>
  );
}
