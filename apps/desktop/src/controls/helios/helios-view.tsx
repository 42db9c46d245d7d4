import './helios-view.css';
import type { Session, Shelf } from '@vayl/session';
import type { ChatEntry } from '@vayl/ui/chat/chat-panel';
import { SessionChat } from '@vayl/ui/chat/session-chat';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { AccountState } from '../account/account-state.ts';
import type { Followed } from '../observed.ts';
import { HELIOS } from '../words.ts';

interface HeliosViewProps {
  readonly session: Session;
  readonly conversation: Pick<Shelf<readonly ChatEntry[]>, 'load' | 'save'>;
  /** Whoever is signed in has their questions answered by the server. */
  readonly account: Followed<Pick<AccountState, 'is'>>;
}

/** The chat, with the session that it sets and the conversation that this computer keeps. */
export function HeliosView({ session, conversation, account }: HeliosViewProps): ReactNode {
  const [entries] = useState(() => conversation.load());
  const { is } = useSyncExternalStore(account.subscribe, account.getSnapshot);
  return (
    <div className="helios">
      <SessionChat session={session} kept={{ entries, onChange: (now) => conversation.save(now) }} />
      <p className="helios-stays">{is === 'signed-in' ? HELIOS.asksServer : HELIOS.stays}</p>
    </div>
  );
}
