import type { TaskClock } from '../task/run-task.ts';

/** Frames that come when a test says so. */
export class HeldFrames implements TaskClock {
  readonly #frameMs: number;
  #nowMs = 5000;
  #waiting: ((nowMs: number) => void) | undefined;

  constructor(frameMs = 16) {
    this.#frameMs = frameMs;
  }

  nowMs(): number {
    return this.#nowMs;
  }

  nextFrame(onFrame: (nowMs: number) => void): void {
    this.#waiting = onFrame;
  }

  frame(): void {
    this.#nowMs += this.#frameMs;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(this.#nowMs);
  }

  /** Every frame of a stretch of time. */
  pass(ms: number): void {
    const endMs = this.#nowMs + ms;
    while (this.#nowMs < endMs) this.frame();
  }

  /** Time without a frame. */
  jump(ms: number): void {
    this.#nowMs += ms;
  }
}
