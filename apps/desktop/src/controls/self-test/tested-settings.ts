import { presetChange } from '@vayl/domain';
import type { SessionSnapshot } from '@vayl/session';
import type { NamedPreset } from '../named-preset.ts';
import type { TestedSettings } from './record/test-record.ts';

type Settings = SessionSnapshot['settings'];

/** What of the settings a test holds still. */
export function testedSettings(settings: Settings): TestedSettings {
  const { isOn: _isOn, frequencyBand1: _band1, frequencyBand2: _band2, ...tested } = settings;
  return tested;
}

/** What would be set with a preset, which leaves the rest as it is. */
export function settingsWith(settings: Settings, preset: NamedPreset | undefined): Settings {
  if (preset === undefined) return settings;
  return { ...settings, ...('settings' in preset ? preset.settings : presetChange(preset)) };
}

export function isSameTested(one: TestedSettings, other: TestedSettings): boolean {
  return JSON.stringify(entriesOf(one)) === JSON.stringify(entriesOf(other));
}

function entriesOf(tested: TestedSettings): readonly unknown[] {
  return Object.entries(tested).sort(([one], [other]) => (one < other ? -1 : 1));
}
