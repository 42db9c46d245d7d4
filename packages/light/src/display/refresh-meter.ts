import { StrayRun } from './stray-run.ts';

const WINDOW_SECONDS = 2;
const MISSED_WINDOW_SECONDS = 10;
const FASTEST_HZ = 500;
/** What comes less often is no display, but a page that is held up. */
const SLOWEST_FRAME_MS = 1000;
const FEWEST_FRAMES = 12;
const EVERY_FRAMES = 6;
/** A frame that took longer than this many refreshes was missed. */
const MISSED_AT = 1.5;
/** Frames that come much sooner than the middle one are a display without a fixed rate. */
const STEADY_SHARE = 0.8;

/**
 * The refresh rate as it is, from the times at which frames really came: the middle of the last two seconds, so that
 * a late frame or two moves nothing. 0 while it is unknown or the display has no fixed rate.
 */
export class RefreshMeter {
  readonly #deltasMs = new Float64Array(WINDOW_SECONDS * FASTEST_HZ);
  readonly #sorted = new Float64Array(WINDOW_SECONDS * FASTEST_HZ);
  readonly #missedAtMs = new Float64Array(MISSED_WINDOW_SECONDS * FASTEST_HZ);
  readonly #strayRun = new StrayRun();
  #missedWritten = 0;
  #written = 0;
  #lastMs = Number.NaN;
  #firstMs = Number.NaN;
  #frameMs = 0;
  /** The last that was known, also while frames come in no rhythm. */
  #knownMs = 0;

  get refreshHz(): number {
    return this.#frameMs > 0 ? 1000 / this.#frameMs : 0;
  }

  /** The share of frames that were missed in the last ten seconds. */
  get missedShare(): number {
    if (!(this.#frameMs > 0)) return 0;
    const spanMs = Math.min(this.#lastMs - this.#firstMs, MISSED_WINDOW_SECONDS * 1000);
    const since = this.#lastMs - spanMs;
    let missed = 0;
    const held = Math.min(this.#missedWritten, this.#missedAtMs.length);
    for (let slot = 0; slot < held; slot += 1) if ((this.#missedAtMs[slot] ?? 0) >= since) missed += 1;
    return spanMs > 0 ? missed / (spanMs / this.#frameMs) : 0;
  }

  /** Another display, or a page that comes back: nothing that was measured holds. */
  reset(): void {
    this.#written = 0;
    this.#missedWritten = 0;
    this.#frameMs = 0;
    this.#knownMs = 0;
    this.#lastMs = Number.NaN;
    this.#firstMs = Number.NaN;
  }

  /** True where this frame shows that the display is another one: the old rate is forgotten, the new not yet known. */
  push(frameTimeMs: number): boolean {
    const deltaMs = frameTimeMs - this.#lastMs;
    const isForward = deltaMs > 0;
    const isOtherDisplay = isForward && this.#strayRun.isOtherDisplay(deltaMs, this.#knownMs);
    if (isOtherDisplay) this.reset();
    this.#lastMs = frameTimeMs;
    if (isForward && !isOtherDisplay) this.#record(frameTimeMs, deltaMs);
    else this.#firstMs = frameTimeMs;
    return isOtherDisplay;
  }

  #record(frameTimeMs: number, deltaMs: number): void {
    this.#deltasMs[this.#written % this.#deltasMs.length] = deltaMs;
    this.#written += 1;
    if (this.#frameMs > 0 && deltaMs > MISSED_AT * this.#frameMs) this.#recordMissed(frameTimeMs, deltaMs);
    if (this.#written >= FEWEST_FRAMES && this.#written % EVERY_FRAMES === 0) this.#measure();
  }

  #recordMissed(frameTimeMs: number, deltaMs: number): void {
    const missed = Math.round(deltaMs / this.#frameMs) - 1;
    for (let index = 0; index < Math.max(1, missed); index += 1) {
      this.#missedAtMs[this.#missedWritten % this.#missedAtMs.length] = frameTimeMs;
      this.#missedWritten += 1;
    }
  }

  #measure(): void {
    const most = Math.min(this.#written, this.#deltasMs.length);
    let held = 0;
    for (let spanMs = 0; held < most && (spanMs < WINDOW_SECONDS * 1000 || held < FEWEST_FRAMES); held += 1) {
      const deltaMs = this.#deltasMs[(this.#written - 1 - held) % this.#deltasMs.length] ?? 0;
      this.#sorted[held] = deltaMs;
      spanMs += deltaMs;
    }
    const newest = this.#sorted.subarray(0, held).sort();
    const middle = newest[Math.floor(held / 2)] ?? 0;
    const early = newest[Math.floor(held / 10)] ?? 0;
    const isRate = middle <= SLOWEST_FRAME_MS && early >= STEADY_SHARE * middle;
    this.#frameMs = isRate ? middle : 0;
    if (this.#frameMs > 0) this.#knownMs = this.#frameMs;
  }
}
