import { DemoSettings, type SessionSettings } from '../session/settings.ts';
import { salvageFields } from '../storage/stored-record.ts';
import type { Suggestion } from './suggestion.ts';

const { backgroundSoundType: _sound, hasOwnAudio: _ownAudio, isOn: _switch, ...MERGED_FIELDS } = DemoSettings.shape;

/** An accepted suggestion takes effect at once, changes what it names and keeps the rest, `isOn` above all (RD-41). */
export function applySuggestion(settings: SessionSettings, suggestion: Suggestion): SessionSettings {
  return { ...settings, ...suggestion, isOn: settings.isOn };
}

/**
 * The demo merges whatever fields a suggestion names, but never the two that say what the visitor is listening to,
 * and never the switch. What is no valid setting is left out.
 */
export function mergeIntoDemo(settings: DemoSettings, suggestion: Partial<DemoSettings>): DemoSettings {
  return { ...settings, ...salvageFields(MERGED_FIELDS, suggestion) };
}
