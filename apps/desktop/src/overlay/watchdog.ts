/** Without a beat for longer than this, nobody knows any more that light is wanted. */
const MOST_SILENT_MS = 300;

/** Says when the beat is missing. It is missed only once it was heard. */
export class Watchdog {
  #heardMs: number | undefined;

  hear(nowMs: number): void {
    this.#heardMs = nowMs;
  }

  isMissing(nowMs: number): boolean {
    return this.#heardMs !== undefined && nowMs - this.#heardMs > MOST_SILENT_MS;
  }
}
