import {
  DEMO_DEFAULTS,
  type DemoSettings,
  type DevicePreferences,
  ok,
  PREFERENCES_DEFAULTS,
  readStoredPreferences,
  readStoredSettings,
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

export function openKept(storage: StoragePort, logFailure: LogFailure): Kept {
  const shared = { storage, logFailure };
  return {
    settings: new Shelf<DemoSettings>({
      ...shared,
      key: 'vayl.settings',
      initial: DEMO_DEFAULTS,
      read: (stored) => {
        const settings = readStoredSettings(stored);
        // What a person listens to is of the moment, so it is not kept.
        return settings.ok ? ok({ ...settings.value, hasOwnAudio: false }) : settings;
      },
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
