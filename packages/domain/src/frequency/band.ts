import type { Hertz } from '../number/number.ts';

export const BAND_NAMES = ['Breath', 'InfraLow', 'Delta', 'Theta', 'Alpha', 'Beta', 'Gamma', 'HyperGamma'] as const;
export type BandName = (typeof BAND_NAMES)[number];

export interface Band {
  readonly name: BandName;
  readonly description: string;
  /** The upper edge, which belongs to the band itself: 8 Hz is Theta. */
  readonly maxHz: Hertz;
}

const HYPER_GAMMA: Band = { name: 'HyperGamma', description: 'Heightened cognition', maxHz: Number.POSITIVE_INFINITY };

export const BANDS: readonly Band[] = [
  { name: 'Breath', description: 'Deep presence', maxHz: 0.3 },
  { name: 'InfraLow', description: 'Body awareness', maxHz: 1 },
  { name: 'Delta', description: 'Deep relaxation', maxHz: 4 },
  { name: 'Theta', description: 'Meditation & creativity', maxHz: 8 },
  { name: 'Alpha', description: 'Calm awareness', maxHz: 12 },
  { name: 'Beta', description: 'Active focus', maxHz: 30 },
  { name: 'Gamma', description: 'Peak performance', maxHz: 100 },
  HYPER_GAMMA,
];

export function bandOf(hz: Hertz): Band {
  return BANDS.find((band) => hz <= band.maxHz) ?? HYPER_GAMMA;
}

/** As a sentence names it: "a Beta", "an Alpha". */
export function bandWithArticle(name: BandName): string {
  return `${/^[AI]/u.test(name) ? 'an' : 'a'} ${name}`;
}
