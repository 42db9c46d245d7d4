import type { DemoSettings, SessionSettings } from '../session/settings.ts';
import type { Suggestion } from './acceptance.ts';

/** An accepted suggestion takes effect at once, changes what it names and keeps the rest, `isOn` above all (RD-41). */
export function applySuggestion(settings: SessionSettings, suggestion: Suggestion): SessionSettings {
  return { ...settings, ...suggestion, isOn: settings.isOn };
}

/**
 * The demo merges whatever fields a suggestion names, but never the two that say what the visitor is listening to,
 * and never the switch.
 */
export function mergeIntoDemo(settings: DemoSettings, suggestion: Partial<DemoSettings>): DemoSettings {
  const { backgroundSoundType: _sound, hasOwnAudio: _ownAudio, isOn: _switch, ...accepted } = suggestion;
  return { ...settings, ...accepted };
}
