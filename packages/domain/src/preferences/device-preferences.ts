import { z } from 'zod';
import { ok, type Result } from '../result/result.ts';
import {
  type Migrations,
  openRecord,
  type StoredRecord,
  type StoredRecordError,
  salvageFields,
  storeRecord,
} from '../storage/stored-record.ts';

export const VEIL_SHAPES = ['full', 'edge', 'window'] as const;
export type VeilShape = (typeof VEIL_SHAPES)[number];

export const SOUND_OFFSET_RANGE_MS = { min: -300, max: 300 } as const;

export const DEFAULT_STOP_HOT_KEY = 'CommandOrControl+Shift+Period';

/** What belongs to this machine and its screens. It is never part of a session, a suggestion or a link. */
export const DevicePreferences = z.object({
  veilShape: z.enum(VEIL_SHAPES),
  isGuardStrict: z.boolean(),
  /** How much later the sound is than the light, by the person's own eye and ear. */
  soundOffsetMs: z.number().min(SOUND_OFFSET_RANGE_MS.min).max(SOUND_OFFSET_RANGE_MS.max),
  stopHotKey: z.string().min(1),
  /** Displays that stay without a veil, by the name the system gives them. A new display has one. */
  displaysWithoutVeil: z.array(z.unknown()).transform((names) => names.filter((name) => typeof name === 'string')),
});
export type DevicePreferences = z.infer<typeof DevicePreferences>;

export const PREFERENCES_DEFAULTS: DevicePreferences = {
  veilShape: 'full',
  isGuardStrict: false,
  soundOffsetMs: 0,
  stopHotKey: DEFAULT_STOP_HOT_KEY,
  displaysWithoutVeil: [],
};

// The first version: there is nothing to migrate from yet.
const MIGRATIONS: Migrations = [];

export function storePreferences(preferences: DevicePreferences): StoredRecord<DevicePreferences> {
  return storeRecord(preferences, MIGRATIONS);
}

export function readStoredPreferences(stored: unknown): Result<DevicePreferences, StoredRecordError> {
  const opened = openRecord(stored, MIGRATIONS);
  if (!opened.ok) return opened;
  return ok(
    DevicePreferences.parse({ ...PREFERENCES_DEFAULTS, ...salvageFields(DevicePreferences.shape, opened.value) }),
  );
}
