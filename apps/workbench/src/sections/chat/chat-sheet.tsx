import { IDLE_CHAT } from '@vayl/domain';
import { ChatView } from '@vayl/ui/chat/chat-view';
import type { ReactNode } from 'react';
import { Specimen } from '../instruments/specimen.tsx';
import { CHAT_SAMPLES, type ChatSample } from './chat-samples.ts';

const ignore = () => undefined;

/** The panel in every state, still. */
export function ChatSheet(): ReactNode {
  return (
    <div className="chat-specimens">
      {CHAT_SAMPLES.map((sample) => (
        <Specimen key={sample.name} name={sample.name} width="panel">
          <SamplePanel {...sample} />
        </Specimen>
      ))}
    </div>
  );
}

function SamplePanel({ entries, settings, loading, refreshHz = 60, isFlickerBlocked = false }: ChatSample): ReactNode {
  return (
    <ChatView
      entries={entries}
      request={loading === undefined ? IDLE_CHAT : { is: 'loading', userQuery: loading }}
      input={loading ?? ''}
      settings={settings}
      light={{ refreshHz, isStrict: false, isFlickerBlocked }}
      onInput={ignore}
      onSubmit={ignore}
      onPrompt={ignore}
      onChoose={ignore}
      onUndo={ignore}
    />
  );
}
