const ANSWER_WITHIN_MS = 15_000;

/** Gives a call up that was not answered in time. It has no timer: whoever counts time tells it. */
export class AnswerWait {
  #waiting: { readonly sinceMs: number; readonly abort: AbortController } | undefined;

  begin(nowMs: number): AbortSignal {
    const abort = new AbortController();
    this.#waiting = { sinceMs: nowMs, abort };
    return abort.signal;
  }

  look(nowMs: number): void {
    if (this.#waiting !== undefined && nowMs - this.#waiting.sinceMs > ANSWER_WITHIN_MS) this.#waiting.abort.abort();
  }
}
