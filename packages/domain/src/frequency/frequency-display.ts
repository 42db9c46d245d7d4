import { type Hertz, roundTo } from '../number/number.ts';
import { type Band, type BandName, bandOf } from './band.ts';

export type FrequencyUnit = 'Hz' | 'cycles/10s';

export interface FrequencyDisplay {
  readonly value: number;
  readonly unit: FrequencyUnit;
  /** Value and unit as a person reads them: `6 Hz`, `1 cycles/10s`. */
  readonly text: string;
}

const CYCLES_UNIT_SECONDS = 10;
const DECIMALS = 2;

export function displayFrequency(hz: Hertz): FrequencyDisplay {
  const unit: FrequencyUnit = hz < 1 ? 'cycles/10s' : 'Hz';
  const value = roundTo(unit === 'Hz' ? hz : hz * CYCLES_UNIT_SECONDS, DECIMALS);
  return { value, unit, text: `${value} ${unit}` };
}

/** The frequency that a displayed or typed value stands for. */
export function frequencyFromDisplay(value: number, unit: FrequencyUnit): Hertz {
  return unit === 'Hz' ? value : value / CYCLES_UNIT_SECONDS;
}

export type ShownFrequency =
  | { readonly is: 'frequency'; readonly hz: Hertz; readonly display: FrequencyDisplay; readonly band: Band }
  | { readonly is: 'legacy-band'; readonly name: BandName }
  | { readonly is: 'nothing' };

/** The legacy band field is what old settings have instead of a frequency; it never overrides one (FRQ-11, FRQ-12). */
export function shownFrequency(hz: Hertz | undefined, legacyBand: BandName | undefined): ShownFrequency {
  if (hz !== undefined && Number.isFinite(hz)) {
    return { is: 'frequency', hz, display: displayFrequency(hz), band: bandOf(hz) };
  }
  return legacyBand === undefined ? { is: 'nothing' } : { is: 'legacy-band', name: legacyBand };
}
