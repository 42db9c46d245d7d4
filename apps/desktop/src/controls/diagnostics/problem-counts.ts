import type { LogFailure } from '@vayl/session';

/** How often each problem came up since the app started. The cause of one may hold anything, and is not kept. */
export class ProblemCounts {
  readonly #counts = new Map<string, number>();
  readonly #next: LogFailure;

  constructor(next: LogFailure) {
    this.#next = next;
  }

  /** To be given to whoever has problems to tell. */
  readonly log: LogFailure = (what, cause) => {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
    this.#next(what, cause);
  };

  /** Those that came up most first. */
  get all(): readonly (readonly [code: string, times: number])[] {
    return [...this.#counts].toSorted(([, one], [, other]) => other - one);
  }
}
