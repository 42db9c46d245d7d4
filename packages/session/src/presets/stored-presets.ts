import {
  type Migrations,
  ok,
  openRecord,
  type Result,
  readStoredSettings,
  SESSION_DEFAULTS,
  type StoredRecord,
  type StoredRecordError,
  storeRecord,
  storeSettings,
} from '@vayl/domain';
import { z } from 'zod';
import { MOST_OWN_PRESETS, MOST_PRESET_NAME_CHARACTERS, type OwnPreset, shownName } from './own-presets.ts';
import { presetSettings } from './preset-settings.ts';

// The first version: there is nothing to migrate from yet.
const MIGRATIONS: Migrations = [];

const StoredPreset = z.object({
  id: z.int().positive(),
  name: z.string().transform(shownName).pipe(z.string().min(1).max(MOST_PRESET_NAME_CHARACTERS)),
  settings: z.unknown(),
});

/** Each preset keeps its settings as a record of settings, so that their migrations serve it too. */
export function storePresets(presets: readonly OwnPreset[]): StoredRecord<{ readonly presets: readonly unknown[] }> {
  const stored = presets.map(({ id, name, settings }) => ({
    id,
    name,
    settings: storeSettings({ ...SESSION_DEFAULTS, ...settings }),
  }));
  return storeRecord({ presets: stored }, MIGRATIONS);
}

/** One bad preset costs one preset. */
export function readStoredPresets(stored: unknown): Result<readonly OwnPreset[], StoredRecordError> {
  const opened = openRecord(stored, MIGRATIONS);
  if (!opened.ok) return opened;
  const presets = opened.value['presets'];
  const read = Array.isArray(presets) ? presets.flatMap(readPreset) : [];
  return ok(withoutDoubles(read).slice(0, MOST_OWN_PRESETS));
}

function readPreset(stored: unknown): readonly OwnPreset[] {
  const preset = StoredPreset.safeParse(stored);
  if (!preset.success) return [];
  const settings = readStoredSettings(preset.data.settings);
  if (!settings.ok) return [];
  const { id, name } = preset.data;
  return [{ id, name, settings: presetSettings(settings.value) }];
}

function withoutDoubles(presets: readonly OwnPreset[]): readonly OwnPreset[] {
  return presets.filter(({ id }, index) => presets.findIndex((other) => other.id === id) === index);
}
