export const DEPARTURE_PURPOSES = [
  'account',
  'minutes',
  'helios',
  'subscription',
  'totals',
  'update',
  'calendar-sign-in',
  'calendar-events',
] as const;

/** One request that the app has made, once it has ended. Bytes are those of its content. */
export interface Departure {
  readonly atMs: number;
  readonly host: string;
  readonly purpose: (typeof DEPARTURE_PURPOSES)[number];
  readonly sentBytes: number;
  /** Null where somebody else has read the answer, and does not say. */
  readonly receivedBytes: number | null;
  /** Null where no answer came, or nobody waited for it. */
  readonly status: number | null;
}

/** The shell's one door to the network, as whoever writes it down sees it. */
export interface LedgerHost {
  /** Each is given once, those first that went before anybody listened. */
  onDepartures(listener: (departures: readonly Departure[]) => void): Promise<void>;
}
