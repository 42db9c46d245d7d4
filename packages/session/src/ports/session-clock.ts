/** The one clock of a session. Tests bring their own, so that every moment can be lived through again. */
export interface SessionClock {
  /** Only runs forward: what a session's time is counted by. */
  monotonicMs(): number;
  /** Since 1970: for what is kept from one visit to the next. */
  wallMs(): number;
  /** Calls back once. The answer takes the call back, also when it has already come. */
  after(delayMs: number, onTime: () => void): () => void;
}
