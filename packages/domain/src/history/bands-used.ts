import { BANDS, type BandName, bandOf } from '../frequency/band.ts';
import type { SessionOutline } from './history-session.ts';

export interface BandUse {
  readonly band: BandName;
  /** With the edges of the screen in this band, and with its centre. */
  readonly globalMinutes: number;
  readonly centerMinutes: number;
}

/** In the order of the ruler, also those that were never used. */
export function bandsUsed(outlines: readonly SessionOutline[]): readonly BandUse[] {
  const seconds = new Map(BANDS.map(({ name }) => [name, { global: 0, center: 0 }]));
  for (const { globalHz, centerHz, usedSeconds } of outlines) {
    const global = seconds.get(bandOf(globalHz).name);
    const center = seconds.get(bandOf(centerHz).name);
    if (global !== undefined) global.global += usedSeconds;
    if (center !== undefined) center.center += usedSeconds;
  }
  return [...seconds].map(([band, { global, center }]) => ({
    band,
    globalMinutes: global / 60,
    centerMinutes: center / 60,
  }));
}
