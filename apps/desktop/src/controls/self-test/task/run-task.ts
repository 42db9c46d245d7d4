import { ATTENTION_TASK, type DoneTask, type TaskSign } from '@vayl/domain';

/** The frames and the clock of a page; presses are on the same clock. */
export interface TaskClock {
  nowMs(): number;
  /** Calls back with the time of the next frame. */
  nextFrame(onFrame: (nowMs: number) => void): void;
}

export const PAGE_CLOCK: TaskClock = {
  nowMs: () => performance.now(),
  nextFrame: (onFrame) => requestAnimationFrame(onFrame),
};

interface TaskRunOptions {
  readonly clock: TaskClock;
  readonly signs: readonly TaskSign[];
  /** Counted down before the first sign. */
  readonly leadSeconds: number;
  readonly show: (shown: TaskSign | number | undefined) => void;
  readonly onDone: (task: DoneTask) => void;
}

/** Shows every sign in its frame, and remembers when that was and when somebody pressed. */
export class TaskRun {
  readonly #options: TaskRunOptions;
  readonly #dueAtMs: number[] = [];
  readonly #shownAtMs: number[] = [];
  readonly #pressedAtMs: number[] = [];
  #shown: TaskSign | number | undefined;
  #isOver = false;

  constructor(options: TaskRunOptions) {
    this.#options = options;
    const firstMs = options.clock.nowMs() + 1000 * options.leadSeconds;
    for (const [index] of options.signs.entries()) this.#dueAtMs.push(firstMs + index * ATTENTION_TASK.everyMs);
    this.#frame(options.clock.nowMs());
  }

  press(atMs: number): void {
    if (!this.#isOver) this.#pressedAtMs.push(atMs);
  }

  cancel(): void {
    this.#isOver = true;
  }

  readonly #frame = (nowMs: number): void => {
    if (this.#isOver) return;
    const { clock, signs, onDone } = this.#options;
    const endMs = (this.#dueAtMs.at(-1) ?? nowMs) + ATTENTION_TASK.everyMs;
    if (nowMs >= endMs) {
      this.#isOver = true;
      this.#show(undefined);
      const [dueAtMs, shownAtMs, pressedAtMs] = [this.#dueAtMs, this.#shownAtMs, this.#pressedAtMs];
      onDone({ signs, dueAtMs, shownAtMs, pressedAtMs });
      return;
    }
    this.#show(this.#signAt(nowMs));
    clock.nextFrame(this.#frame);
  };

  /** A sign whose second passed without a frame counts as shown with the next one, and so as late. */
  #signAt(nowMs: number): TaskSign | number | undefined {
    const [firstMs = nowMs] = this.#dueAtMs;
    if (nowMs < firstMs) return Math.ceil((firstMs - nowMs) / 1000);
    const index = this.#dueAtMs.filter((dueMs) => dueMs <= nowMs).length - 1;
    while (this.#shownAtMs.length <= index) this.#shownAtMs.push(nowMs);
    return nowMs - (this.#shownAtMs[index] ?? nowMs) < ATTENTION_TASK.shownMs ? this.#options.signs[index] : undefined;
  }

  #show(shown: TaskSign | number | undefined): void {
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#options.show(shown);
  }
}
