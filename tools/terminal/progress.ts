const QUIET_MS = 2000;
const BETWEEN_MS = 500;
const ERASE_LINE = '\r\u001b[K';

export interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

export interface ProgressOptions {
  readonly terminal: Terminal;
  readonly nowMs: () => number;
  /** What to say after so many steps. */
  readonly lineOf: (steps: number) => string;
}

/** One line that is written over and over, on a terminal only, and only once the work has taken a while. */
export class Progress {
  readonly #options: ProgressOptions;
  #nextMs: number;
  #steps = 0;
  #isWritten = false;

  constructor(options: ProgressOptions) {
    this.#options = options;
    this.#nextMs = options.nowMs() + QUIET_MS;
  }

  advance(): void {
    const { terminal, nowMs, lineOf } = this.#options;
    this.#steps += 1;
    if (terminal.isTTY !== true || nowMs() < this.#nextMs) return;
    this.#nextMs = nowMs() + BETWEEN_MS;
    this.#isWritten = true;
    terminal.write(`${ERASE_LINE}${lineOf(this.#steps)}`);
  }

  end(): void {
    if (this.#isWritten) this.#options.terminal.write(ERASE_LINE);
  }
}
