const SHORTEST_MS = 10_000;
const LONGEST_MS = 160_000;

/** After a call in vain the server has a rest, and after each further one twice as long. */
export class CallPauses {
  #pauseMs = SHORTEST_MS;
  #untilMs = Number.NEGATIVE_INFINITY;

  isDue(nowMs: number): boolean {
    return nowMs >= this.#untilMs;
  }

  pause(nowMs: number): void {
    this.#untilMs = nowMs + this.#pauseMs;
    this.#pauseMs = Math.min(2 * this.#pauseMs, LONGEST_MS);
  }

  forget(): void {
    this.#pauseMs = SHORTEST_MS;
  }
}
