import './settings-view.css';
import type { Platform } from '@vayl/domain';
import { Checkbox } from '@vayl/ui/primitives/checkbox';
import { Heading } from '@vayl/ui/primitives/heading';
import { Text } from '@vayl/ui/primitives/text';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { KeptPreferences } from '../app-preferences.ts';
import { SETTINGS } from '../shell-words.ts';
import type { StopKey } from '../stop-key/stop-key.ts';
import { LaunchAtLogin, type LoginHost } from './launch-at-login.tsx';
import { StopKeyField } from './stop-key-field.tsx';

interface SettingsViewProps {
  readonly stopKey: StopKey;
  readonly preferences: KeptPreferences;
  readonly host: LoginHost;
  readonly platform: Platform;
  readonly version: string;
  /** Further sections, which others build. */
  readonly children?: ReactNode;
}

/** What is set about the app itself. */
export function SettingsView({
  stopKey,
  preferences,
  host,
  platform,
  version,
  children,
}: SettingsViewProps): ReactNode {
  const { isHiddenFromCapture } = useSyncExternalStore(preferences.subscribe, preferences.getSnapshot);
  const { stopKey: key, login, capture } = SETTINGS;
  return (
    <div className="settings">
      <Section title={key.title}>
        <Text look="small">{key.text}</Text>
        <StopKeyField stopKey={stopKey} platform={platform} />
      </Section>
      <Section title={login.title}>
        <LaunchAtLogin host={host} />
      </Section>
      <Section title={capture.title}>
        <Checkbox
          label={capture.label}
          hint={capture.hint}
          isChecked={isHiddenFromCapture}
          onChange={(isHidden) => preferences.change({ isHiddenFromCapture: isHidden })}
        />
        <p className="settings-state" role="status">
          {captureState(isHiddenFromCapture, platform)}
        </p>
      </Section>
      {children}
      <p className="settings-state">{SETTINGS.version(version)}</p>
    </div>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <section className="settings-section">
      <Heading level={2} size="small">
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** What the system can promise, and not more. */
function captureState(isHidden: boolean, platform: Platform): string {
  const { states } = SETTINGS.capture;
  if (!isHidden) return states.shown;
  return platform === 'mac' || platform === 'windows' ? states[platform] : states.other;
}
