/** What a test puts into a calendar; each provider says it in its own words. */
export interface StandInEvent {
  readonly id: string;
  readonly title: string;
  /** `2026-11-16T10:00:00Z`, or `2026-11-16` for a whole day. */
  readonly from: string;
  readonly to: string;
  readonly isFree?: boolean;
  /** Marked as time for work alone, as the provider marks it. */
  readonly isFocus?: boolean;
  readonly guests?: number;
  readonly isDeclined?: boolean;
  /** An instance of a series. */
  readonly seriesId?: string;
}

/** What a provider does instead of answering, once. */
export type Fault = 'unknown-key' | 'too-many' | 'down' | 'gone' | 'not-json';
