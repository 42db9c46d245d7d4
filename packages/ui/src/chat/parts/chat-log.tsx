import './chat-log.css';
import { CHAT_AREA_HEIGHT_PX } from '@vayl/domain';
import { type ReactNode, useLayoutEffect } from 'react';
import { Trace } from '../../instruments/trace.tsx';
import { Text } from '../../primitives/text.tsx';
import { useOverflow } from '../../primitives/use-overflow.ts';
import { CHAT_WORDS } from '../chat-words.ts';
import { ChatItem, type ChatItemProps } from './chat-item.tsx';

/** Above what is scrolled to. */
const AIR_PX = 12;
/** A small window may have less room for it, so that the field below stays in sight. */
const MOST_HEIGHT = `min(${CHAT_AREA_HEIGHT_PX.max}px, var(--chat-room, ${CHAT_AREA_HEIGHT_PX.max}px))`;

interface ChatLogProps extends Omit<ChatItemProps, 'entry' | 'isNewest'> {
  readonly entries: readonly ChatItemProps['entry'][];
  /** What stands below the first words while nobody has said anything. */
  readonly children: ReactNode;
}

/** The conversation. Whatever is added to it is read out once. */
export function ChatLog({ entries, children, ...rest }: ChatLogProps): ReactNode {
  const { ref, hasMore } = useOverflow<HTMLDivElement>();
  const { isReady } = rest;
  const isEmpty = entries.length === 0 && isReady;
  const newestId = entries.at(-1)?.message.id;
  const newestChange = entries.findLast(({ is }) => is === 'applied');
  // The view moves when something is added, before that is painted, and stays when something in it changes.
  useLayoutEffect(() => showNewest(ref.current), [ref, newestId, isReady]);
  return (
    <div
      ref={ref}
      className="v-chat-log"
      role="log"
      aria-label="Conversation"
      aria-relevant="additions"
      // What scrolls must be reachable by keys.
      tabIndex={hasMore ? 0 : undefined}
      data-more={hasMore}
      style={{ minHeight: CHAT_AREA_HEIGHT_PX.min, maxHeight: MOST_HEIGHT }}
    >
      <div className="v-chat-items">
        {isEmpty && (
          <div className="v-chat-empty">
            <Text look="said">{CHAT_WORDS.empty}</Text>
            {children}
          </div>
        )}
        {entries.map((entry) => (
          <ChatItem key={entry.message.id} entry={entry} isNewest={entry === newestChange} {...rest} />
        ))}
        {!isReady && <Loading />}
      </div>
    </div>
  );
}

function Loading(): ReactNode {
  return (
    <div className="v-chat-loading">
      <div aria-hidden="true">
        <Trace globalHz={2} centerHz={9} waveform="Sine" isOn spanSeconds={1.4} />
      </div>
      <p>{CHAT_WORDS.loading}</p>
    </div>
  );
}

/** A long answer is read from its beginning; one that would not reach the top is shown below its question. */
function showNewest(log: HTMLElement | null): void {
  const messages = [...(log?.querySelectorAll('[data-message]') ?? [])];
  const [question, newest] = [messages.at(-2), messages.at(-1)];
  if (log === null || newest === undefined) return;
  const topOf = (message: Element) =>
    log.scrollTop + message.getBoundingClientRect().top - log.getBoundingClientRect().top - AIR_PX;
  const lowestTop = log.scrollHeight - log.clientHeight;
  log.scrollTop = topOf(newest) <= lowestTop ? topOf(newest) : topOf(question ?? newest);
}
