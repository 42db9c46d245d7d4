import './helios-view.css';
import type { Session, Shelf } from '@vayl/session';
import { type ChatEntry, ChatPanel } from '@vayl/ui/chat/chat-panel';
import { useSession } from '@vayl/ui/session/use-session';
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
  const { settings, light, isStrict, flicker } = useSession(session);
  const [entries] = useState(() => conversation.load());
  return (
    <div className="helios">
      <ChatPanel
        settings={settings}
        refreshHz={light?.refreshHz}
        isStrict={isStrict}
        isFlickerBlocked={flicker.is === 'refused'}
        ask={session.ask}
        onApply={session.applySuggestion}
        onUndo={session.undoSuggestion}
        onFlickerBlocked={session.blockFlicker}
        kept={{ entries, onChange: (now) => conversation.save(now) }}
      />
      <p className="helios-stays">{asksServer ? HELIOS.asksServer : HELIOS.stays}</p>
    </div>
  );
}
