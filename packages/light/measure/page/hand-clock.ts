import type { FrameClock } from '../../src/index.ts';

/** Frames at a given rate, made one by one: the same ones every time. */
export class HandClock implements FrameClock {
  readonly #refreshHz: number;
  #frame = 60;
  #onFrame: ((frameTimeMs: number) => void) | undefined;

  constructor(refreshHz: number) {
    this.#refreshHz = refreshHz;
  }

  nowMs(): number {
    return (this.#frame * 1000) / this.#refreshHz;
  }

  requestFrame(onFrame: (frameTimeMs: number) => void): number {
    this.#onFrame = onFrame;
    return this.#frame;
  }

  cancelFrame(): void {
    this.#onFrame = undefined;
  }

  step(): void {
    this.#frame += 1;
    const onFrame = this.#onFrame;
    this.#onFrame = undefined;
    onFrame?.(this.nowMs());
  }
}
