type OnFrame = (frameTimeMs: number) => void;

/** The film's own time: frames come when the film wants one, and are the same ones every time. */
export class FilmClock {
  #ms = 0;
  #handles = 0;
  readonly #waiting = new Map<number, OnFrame>();

  /** As the veil wants it. */
  readonly forLight = {
    nowMs: () => this.#ms,
    requestFrame: (onFrame: OnFrame) => this.#wait(onFrame),
    cancelFrame: (handle: number) => void this.#waiting.delete(handle),
  };

  /** As the components want it. */
  readonly forComponents = {
    nowMs: () => this.#ms,
    requestFrame: (onFrame: () => void) => {
      const handle = this.#wait(onFrame);
      return () => void this.#waiting.delete(handle);
    },
  };

  set(ms: number): void {
    this.#ms = ms;
  }

  /** Everybody who waits gets this frame; who asks again meanwhile gets the next. */
  fire(): void {
    const called = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const onFrame of called) onFrame(this.#ms);
  }

  #wait(onFrame: OnFrame): number {
    this.#handles += 1;
    this.#waiting.set(this.#handles, onFrame);
    return this.#handles;
  }
}
