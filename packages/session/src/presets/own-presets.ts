import { type ErrorCode, err, ok, type Result, SESSION_PRESETS } from '@vayl/domain';
import type { PresetSettings } from './preset-settings.ts';

export interface OwnPreset {
  readonly id: number;
  readonly name: string;
  readonly settings: PresetSettings;
}

export const MOST_OWN_PRESETS = 24;
export const MOST_PRESET_NAME_CHARACTERS = 40;

export type PresetError = Extract<ErrorCode, `preset/${string}`>;

export type PresetsChange = Result<readonly OwnPreset[], PresetError>;

export function savePreset(presets: readonly OwnPreset[], name: string, settings: PresetSettings): PresetsChange {
  if (presets.length >= MOST_OWN_PRESETS) return err('preset/too-many');
  const named = acceptName(presets, name);
  if (!named.ok) return named;
  const id = 1 + Math.max(0, ...presets.map((preset) => preset.id));
  return ok([...presets, { id, name: named.value, settings }]);
}

export function renamePreset(presets: readonly OwnPreset[], id: number, name: string): PresetsChange {
  const named = acceptName(
    presets.filter((preset) => preset.id !== id),
    name,
  );
  if (!named.ok) return named;
  return ok(presets.map((preset) => (preset.id === id ? { ...preset, name: named.value } : preset)));
}

export function deletePreset(presets: readonly OwnPreset[], id: number): readonly OwnPreset[] {
  return presets.filter((preset) => preset.id !== id);
}

/** A name as it is shown: on one line, and without marks that turn or hide letters. */
export function shownName(name: string): string {
  return name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

function acceptName(others: readonly OwnPreset[], name: string): Result<string, PresetError> {
  const shown = shownName(name);
  if (shown === '') return err('preset/name-empty');
  if (shown.length > MOST_PRESET_NAME_CHARACTERS) return err('preset/name-too-long');
  const isTaken = [...SESSION_PRESETS, ...others].some((preset) => preset.name.toLowerCase() === shown.toLowerCase());
  return isTaken ? err('preset/name-taken') : ok(shown);
}
