import type { BandName } from '../frequency/band.ts';
import { clampFrequency } from '../frequency/range.ts';
import type { Hertz } from '../number/number.ts';
import { ok, type Result } from '../result/result.ts';
import {
  type Migrations,
  openRecord,
  type StoredRecord,
  type StoredRecordError,
  salvageFields,
  storeRecord,
} from '../storage/stored-record.ts';
import { SESSION_DEFAULTS, SessionSettings } from './settings.ts';

// A rate for each band, for settings from before rates existed; the last is the fastest there is.
const RATE_OF_LEGACY_BAND_HZ: Readonly<Record<BandName, Hertz>> = {
  Breath: 0.1,
  InfraLow: 0.5,
  Delta: 2,
  Theta: 6,
  Alpha: 10,
  Beta: 14,
  Gamma: 40,
  HyperGamma: 100,
};

const MIGRATIONS: Migrations = [
  (fields) => ({
    ...fields,
    globalModulationHz: fields['globalModulationHz'] ?? rateOfLegacyBand(fields['frequencyBand1']),
    centerModulationHz: fields['centerModulationHz'] ?? rateOfLegacyBand(fields['frequencyBand2']),
  }),
];

export function storeSettings(settings: SessionSettings): StoredRecord<SessionSettings> {
  return storeRecord(settings, MIGRATIONS);
}

/**
 * Reads what an earlier run, an earlier version or a hand-edited file left. A session never comes back switched on:
 * light starts only when a person starts it.
 */
export function readStoredSettings(stored: unknown): Result<SessionSettings, StoredRecordError> {
  const opened = openRecord(stored, MIGRATIONS);
  if (!opened.ok) return opened;
  const salvaged = salvageFields(SessionSettings.shape, opened.value);
  return ok({ ...inOrder(SessionSettings.parse({ ...SESSION_DEFAULTS, ...salvaged })), isOn: false });
}

function rateOfLegacyBand(band: unknown): Hertz | undefined {
  return Object.entries(RATE_OF_LEGACY_BAND_HZ).find(([name]) => name === band)?.[1];
}

/** Inside the range, and the global rate the slower one. Where stored rates break that order, neither can be trusted. */
function inOrder(settings: SessionSettings): SessionSettings {
  const globalHz = clampFrequency(settings.globalModulationHz);
  const centerHz = clampFrequency(settings.centerModulationHz);
  if (globalHz < centerHz) return { ...settings, globalModulationHz: globalHz, centerModulationHz: centerHz };
  const { globalModulationHz, centerModulationHz } = SESSION_DEFAULTS;
  return { ...settings, globalModulationHz, centerModulationHz };
}
