/** A frame this much longer or shorter than the known one is not its jitter. */
const SLOWER_FROM = 1.5;
const FASTER_FROM = 0.67;
/** Frames of one rhythm differ by no more. */
const ALIKE_SHARE = 0.8;
/** So many frames in one rhythm are no accident. */
const RUN_FRAMES = 6;
/** A busy machine that draws only every second or third refresh keeps a rhythm as well, so that one has to last. */
const MULTIPLE_RUN_FRAMES = 30;
const MULTIPLE_WITHIN = 0.2;

/** Frames that come in a rhythm of their own, one after the other, and not in that of the display which is known. */
export class StrayRun {
  #frames = 0;
  #shortestMs = 0;
  #longestMs = 0;

  /** Whether the display is another one by now. */
  isOtherDisplay(deltaMs: number, knownMs: number): boolean {
    const ratio = deltaMs / knownMs;
    if (!(knownMs > 0) || !(ratio > SLOWER_FROM || ratio < FASTER_FROM)) {
      this.#frames = 0;
      return false;
    }
    // A frame that is missed in the new rhythm does not break it.
    if (this.#frames > 0 && deltaMs > SLOWER_FROM * this.#shortestMs) return false;
    this.#add(deltaMs);
    const middleMs = (this.#shortestMs + this.#longestMs) / 2;
    return this.#frames >= (isMultiple(middleMs / knownMs) ? MULTIPLE_RUN_FRAMES : RUN_FRAMES);
  }

  #add(deltaMs: number): void {
    const shortestMs = Math.min(this.#shortestMs, deltaMs);
    const longestMs = Math.max(this.#longestMs, deltaMs);
    const isAlike = this.#frames > 0 && shortestMs >= ALIKE_SHARE * longestMs;
    this.#frames = isAlike ? this.#frames + 1 : 1;
    this.#shortestMs = isAlike ? shortestMs : deltaMs;
    this.#longestMs = isAlike ? longestMs : deltaMs;
  }
}

/** Of one frame in the other, whichever is the longer. */
function isMultiple(ratio: number): boolean {
  const times = Math.max(ratio, 1 / ratio);
  return Math.abs(times - Math.round(times)) < MULTIPLE_WITHIN;
}
