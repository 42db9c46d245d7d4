import { DEFAULT_HUE_DEGREES, GOVERNOR_LIMITS, type Hertz, readSafetyMeter, type Share } from '@vayl/domain';
import { REFRESH_HZ } from './display-sampling-data.ts';
import type { FigureTable } from './figure-frame.tsx';

/** The rates in the figure: below the limit of full depth, in alpha, and among the most provocative. */
export const CAPPED_RATES_HZ = { slow: 1, alpha: 10, provocative: 20 } as const;
const TABLE_STRENGTHS: readonly Share[] = [0, 0.1, 0.25, 0.5, 0.75, 1];

/** The most that the veil changes relative luminance on any background, as the safety meter of the product reads it. */
export function luminanceChange(strength: Share, hz: Hertz): { readonly asked: number; readonly delivered: number } {
  const { askedLuminance, deliveredLuminance } = readSafetyMeter({
    strength,
    visualHue: DEFAULT_HUE_DEGREES,
    globalModulationHz: hz,
    centerModulationHz: hz,
    refreshHz: REFRESH_HZ,
    isStrict: false,
  });
  return { asked: askedLuminance, delivered: deliveredLuminance };
}

export const FLASH_LIMIT: number = GOVERNOR_LIMITS.flashLuminance;

export function governorTable(): FigureTable {
  const { slow, alpha, provocative } = CAPPED_RATES_HZ;
  return {
    columns: [
      'Strength',
      'Asked for',
      `Delivered at ${slow} Hz`,
      `Delivered at ${alpha} Hz`,
      `Delivered at ${provocative} Hz`,
    ],
    rows: TABLE_STRENGTHS.map((strength) => [
      `${strength * 100}%`,
      luminanceChange(strength, alpha).asked.toFixed(3),
      ...[slow, alpha, provocative].map((hz) => luminanceChange(strength, hz).delivered.toFixed(3)),
    ]),
  };
}
