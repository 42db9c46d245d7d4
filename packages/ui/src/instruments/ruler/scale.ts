import { BANDS, type BandName, FREQUENCY_RANGE_HZ, GOVERNOR_LIMITS, type Hertz } from '@vayl/domain';

const { min: MIN_HZ, max: MAX_HZ } = FREQUENCY_RANGE_HZ;

export interface Span {
  readonly fromHz: Hertz;
  readonly toHz: Hertz;
}

export interface BandSpan extends Span {
  readonly name: BandName;
  readonly shortName: string;
}

const SHORT_NAMES: Readonly<Record<BandName, string>> = {
  Breath: 'Br',
  InfraLow: 'IL',
  Delta: 'δ',
  Theta: 'θ',
  Alpha: 'α',
  Beta: 'β',
  Gamma: 'γ',
  HyperGamma: 'γ+',
};

/** The bands that lie on the ruler. Each begins where the one before it ends. */
export const BAND_SPANS: readonly BandSpan[] = BANDS.map(({ name, maxHz }, index) => ({
  name,
  shortName: SHORT_NAMES[name],
  fromHz: BANDS[index - 1]?.maxHz ?? MIN_HZ,
  toHz: maxHz,
})).filter(({ toHz }) => toHz <= MAX_HZ);

export const BAND_EDGES_HZ: readonly Hertz[] = [MIN_HZ, ...BAND_SPANS.map(({ toHz }) => toHz)];

type TickRank = 'minor' | 'mid' | 'decade';

export interface Tick {
  readonly hz: Hertz;
  readonly rank: TickRank;
}

const FIRST_EXPONENT = Math.log10(MIN_HZ);
const LAST_EXPONENT = Math.log10(MAX_HZ);

/** Nine ticks to a decade, and one that closes the ruler. */
export const TICKS: readonly Tick[] = Array.from({ length: LAST_EXPONENT - FIRST_EXPONENT + 1 }, (_, decade) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((times) => ({
    // Written as a decimal and read back: 3 × 0.1 would be 0.30000000000000004.
    hz: Number(`${times}e${FIRST_EXPONENT + decade}`),
    rank: rankOf(times),
  })),
)
  .flat()
  .filter(({ hz }) => hz <= MAX_HZ);

export const DECADES_HZ: readonly Hertz[] = TICKS.filter(({ rank }) => rank === 'decade').map(({ hz }) => hz);

/**
 * Where the governor caps the depth of the light: everywhere above the rates that may have full depth. swingCap is
 * finite from there to the end of the ruler.
 */
export const GUARDED: Span = { fromHz: GOVERNOR_LIMITS.fullDepthMaxHz, toHz: MAX_HZ };

/** Where its cap is the strict one: the most provocative rates. */
export const STRICTLY_GUARDED: Span = {
  fromHz: GOVERNOR_LIMITS.provocativeRatesHz.min,
  toHz: GOVERNOR_LIMITS.provocativeRatesHz.max,
};

function rankOf(times: number): TickRank {
  if (times === 1) return 'decade';
  return times === 5 ? 'mid' : 'minor';
}
