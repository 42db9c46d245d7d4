import { SESSION_DEFAULTS, SessionSettings, type SuggestionRequest, type SuggestionResponse } from '@vayl/domain';
import { type ReactNode, useState } from 'react';
import { vi } from 'vitest';
import { ChatPanel, type ChatPanelProps, type SettingsChange } from '../chat/chat-panel.tsx';

type Answer = SuggestionResponse | 'no-response';
type Ask = ChatPanelProps['ask'];

export const START: SessionSettings = {
  ...SESSION_DEFAULTS,
  globalModulationHz: 8,
  centerModulationHz: 12,
  visualHue: 243,
};

export const FOCUS = {
  globalModulationHz: 6,
  centerModulationHz: 14,
  visualHue: 205,
  narrativeExplanation: 'For focused work I set a Beta rhythm at 14 Hz over a slower 6 Hz.',
};

export const accepts = (body: object = FOCUS): SuggestionResponse => ({ ok: true, body });
export const fails = (body: unknown): SuggestionResponse => ({ ok: false, body });

/** Gives its answers in turn, the last one for ever. */
export function askFor(...answers: readonly [Answer, ...Answer[]]) {
  const left = [...answers];
  return vi.fn<Ask>((_request: SuggestionRequest) => {
    const [next = 'no-response'] = left.length > 1 ? left.splice(0, 1) : left;
    return Promise.resolve(next);
  });
}

/** Answers when it is told to, so that a test can look meanwhile. */
export function askAndWait() {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { ask: vi.fn<Ask>(() => promise), answer: resolve };
}

interface HeldChatProps extends Partial<ChatPanelProps> {
  readonly ask: Ask;
  /** What a slider elsewhere on the page would do. */
  readonly byHand?: SettingsChange;
}

/** The panel with somebody around it who holds the settings, and shows them. */
export function HeldChat({ byHand = {}, ...props }: HeldChatProps): ReactNode {
  const [settings, setSettings] = useState(props.settings ?? START);
  const change = (fields: SettingsChange) => setSettings((before) => ({ ...before, ...fields }));
  return (
    <>
      <ChatPanel
        refreshHz={60}
        isStrict={false}
        isFlickerBlocked={false}
        onFlickerBlocked={() => undefined}
        {...props}
        settings={settings}
        onApply={(fields) => {
          props.onApply?.(fields);
          change(fields);
        }}
        onUndo={(fields) => {
          props.onUndo?.(fields);
          change(fields);
        }}
      />
      <button type="button" onClick={() => change(byHand)}>
        By hand
      </button>
      <pre data-settings="">{JSON.stringify(settings)}</pre>
    </>
  );
}

export function heldSettings(): SessionSettings {
  return SessionSettings.parse(JSON.parse(document.querySelector('[data-settings]')?.textContent ?? ''));
}
