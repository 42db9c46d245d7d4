import type { SessionClock } from '../index.ts';

interface Call {
  readonly atMs: number;
  readonly onTime: () => void;
}

/** Time that passes only when it is told to. */
export class FakeClock implements SessionClock {
  readonly #calls = new Set<Call>();
  #monotonicMs = 1000;
  #wallMs: number;

  constructor(wallMs: number) {
    this.#wallMs = wallMs;
  }

  monotonicMs(): number {
    return this.#monotonicMs;
  }

  wallMs(): number {
    return this.#wallMs;
  }

  after(delayMs: number, onTime: () => void): () => void {
    const call = { atMs: this.#monotonicMs + delayMs, onTime };
    this.#calls.add(call);
    return () => this.#calls.delete(call);
  }

  get waiting(): number {
    return this.#calls.size;
  }

  /** Lives through a stretch of time: every call comes when it is due. */
  pass(ms: number): void {
    const endMs = this.#monotonicMs + ms;
    for (let next = this.#next(endMs); next !== undefined; next = this.#next(endMs)) {
      this.#move(Math.max(next.atMs, this.#monotonicMs));
      this.#calls.delete(next);
      next.onTime();
    }
    this.#move(endMs);
  }

  /** The machine sleeps, or the clock is set: time is another, and nobody was called meanwhile. */
  jump(ms: number): void {
    this.#move(this.#monotonicMs + ms);
  }

  /** The machine sleeps, and the monotonic clock with it. */
  sleepUnnoticed(ms: number): void {
    this.#wallMs += ms;
  }

  #move(toMs: number): void {
    this.#wallMs += toMs - this.#monotonicMs;
    this.#monotonicMs = toMs;
  }

  #next(endMs: number): Call | undefined {
    const due = [...this.#calls].filter(({ atMs }) => atMs <= endMs);
    return due.sort((one, other) => one.atMs - other.atMs)[0];
  }
}
