import type { Session } from '@vayl/session';
import type { ReactNode } from 'react';
import { useSession } from '../session/use-session.tsx';
import { ChatPanel, type ChatPanelProps } from './chat-panel.tsx';

interface SessionChatProps extends Pick<ChatPanelProps, 'kept'> {
  readonly session: Session;
}

/** Helios with the session that he sets. */
export function SessionChat({ session, kept }: SessionChatProps): ReactNode {
  const { settings, light, isStrict, flicker } = useSession(session);
  return (
    <ChatPanel
      settings={settings}
      refreshHz={light?.refreshHz}
      isStrict={isStrict}
      isFlickerBlocked={flicker.is === 'refused'}
      ask={session.ask}
      onApply={session.applySuggestion}
      onUndo={session.undoSuggestion}
      onFlickerBlocked={session.blockFlicker}
      kept={kept}
    />
  );
}
