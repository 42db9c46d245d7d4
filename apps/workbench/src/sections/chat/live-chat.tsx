import type { SessionSettings } from '@vayl/domain';
import { ChatPanel, type SettingsChange } from '@vayl/ui/chat/chat-panel';
import { type ReactNode, useState } from 'react';
import { Specimen } from '../instruments/specimen.tsx';
import { START } from './chat-samples.ts';
import { askScripted } from './scripted-helios.ts';

/** The panel as it is used, with answers from a script. */
export function LiveChat(): ReactNode {
  const [settings, setSettings] = useState<SessionSettings>(START);
  const [isFlickerBlocked, setFlickerBlocked] = useState(false);
  const change = (fields: SettingsChange) => setSettings((before) => ({ ...before, ...fields }));
  return (
    <Specimen name="Live: try calmer, usual, seizure, key, offline" width="panel">
      <ChatPanel
        settings={settings}
        refreshHz={60}
        isStrict={false}
        isFlickerBlocked={isFlickerBlocked}
        ask={askScripted}
        onApply={change}
        onUndo={change}
        onFlickerBlocked={() => setFlickerBlocked(true)}
      />
    </Specimen>
  );
}
