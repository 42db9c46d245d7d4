import './helios-view.css';
import type { Session, Shelf } from '@vayl/session';
import type { ChatEntry } from '@vayl/ui/chat/chat-panel';
import { SessionChat } from '@vayl/ui/chat/session-chat';
import { type ReactNode, useState } from 'react';
import { HELIOS } from '../words.ts';

interface HeliosViewProps {
  readonly session: Session;
  readonly conversation: Pick<Shelf<readonly ChatEntry[]>, 'load' | 'save'>;
  /** Whether somebody is signed in, so that questions go to the server. */
  readonly asksServer: boolean;
}

/** The chat, with the session that it sets and the conversation that this computer keeps. */
export function HeliosView({ session, conversation, asksServer }: HeliosViewProps): ReactNode {
  const [entries] = useState(() => conversation.load());
  return (
    <div className="helios">
      <SessionChat session={session} kept={{ entries, onChange: (now) => conversation.save(now) }} />
      <p className="helios-stays">{asksServer ? HELIOS.asksServer : HELIOS.stays}</p>
    </div>
  );
}
