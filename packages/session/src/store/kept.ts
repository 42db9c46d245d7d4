import {
  DEMO_DEFAULTS,
  type DemoSettings,
  type DevicePreferences,
  ok,
  PREFERENCES_DEFAULTS,
  type Result,
  readStoredPreferences,
  readStoredSettings,
  type SessionSettings,
  type StoredRecordError,
  storePreferences,
  storeSettings,
} from '@vayl/domain';
import type { LogFailure, StoragePort } from '../ports/storage-port.ts';
import type { OwnPreset } from '../presets/own-presets.ts';
import { readStoredPresets, storePresets } from '../presets/stored-presets.ts';
import {
  NO_SCREENING,
  readStoredScreening,
  type ScreeningRecord,
  storeScreening,
} from '../screening/stored-screening.ts';
import { SCREENING_KEY } from '../storage/screening-key.ts';
import { Shelf } from '../storage/shelf.ts';

/** Everything that a session keeps on the device. None of it leaves it from here. */
export interface Kept {
  readonly settings: Shelf<DemoSettings>;
  readonly preferences: Shelf<DevicePreferences>;
  readonly ownPresets: Shelf<readonly OwnPreset[]>;
  readonly screening: Shelf<ScreeningRecord>;
}

interface KeptOptions {
  readonly storage: StoragePort;
  readonly logFailure: LogFailure;
  /** What a session is set to where nothing is kept yet. */
  readonly initialSettings: DemoSettings;
}

export function openKept({ initialSettings, ...shared }: KeptOptions): Kept {
  return {
    settings: new Shelf<DemoSettings>({
      ...shared,
      key: 'vayl.settings',
      initial: initialSettings,
      read: readSettings,
      store: ({ hasOwnAudio: _moment, ...settings }) => storeSettings({ ...settings, isOn: false }),
    }),
    preferences: new Shelf<DevicePreferences>({
      ...shared,
      key: 'vayl.preferences',
      initial: PREFERENCES_DEFAULTS,
      read: readStoredPreferences,
      store: storePreferences,
    }),
    ownPresets: new Shelf<readonly OwnPreset[]>({
      ...shared,
      key: 'vayl.presets',
      initial: [],
      read: readStoredPresets,
      store: storePresets,
    }),
    screening: new Shelf<ScreeningRecord>({
      ...shared,
      key: SCREENING_KEY,
      initial: NO_SCREENING,
      read: readStoredScreening,
      store: storeScreening,
      // Old answers would let the light flicker after somebody has said that it felt wrong.
      isOldWorseThanNone: true,
    }),
  };
}

/** What a host has a session begin with, read as what was kept is. Without a wish of its own it is what the demo begins with. */
export function settingsToBeginWith(wished: SessionSettings | undefined): DemoSettings {
  const settings = wished === undefined ? undefined : readSettings(storeSettings(wished));
  return settings?.ok === true ? settings.value : DEMO_DEFAULTS;
}

function readSettings(stored: unknown): Result<DemoSettings, StoredRecordError> {
  const settings = readStoredSettings(stored);
  // What a person listens to is of the moment, so it is not kept.
  return settings.ok ? ok({ ...settings.value, hasOwnAudio: false }) : settings;
}
