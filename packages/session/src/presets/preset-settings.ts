import { type DemoSettings, SessionSettings } from '@vayl/domain';
import type { z } from 'zod';

/** What one's own preset holds: everything that is set, and neither the switch nor the legacy bands. */
export const PresetSettings = SessionSettings.omit({ isOn: true, frequencyBand1: true, frequencyBand2: true });
export type PresetSettings = z.infer<typeof PresetSettings>;

/**
 * What a link holds. Volumes stay out: how loud it is belongs to the ears and the device of whoever opens it. So does
 * everything about a person: whether light may flicker, the strict guard, their own audio.
 */
export type SharedSettings = Omit<PresetSettings, 'masterAudioVolume' | 'backgroundVolume'>;

export function presetSettings(settings: DemoSettings | SessionSettings): PresetSettings {
  return PresetSettings.parse(settings);
}

export function sharedSettings(settings: PresetSettings): SharedSettings {
  const { masterAudioVolume: _loudness, backgroundVolume: _background, ...shared } = PresetSettings.parse(settings);
  return shared;
}
