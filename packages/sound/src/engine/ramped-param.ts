// A ramp in this many straight pieces along an S is smooth enough that no ear, and no spectrum, finds its corners.
const PIECES = 16;

const along = (share: number): number => share * share * (3 - 2 * share);

/**
 * A parameter that never jumps. It knows its own value at every instant, so a new ramp can begin in the middle of
 * another without asking the browser to hold it, which not every browser can.
 */
export class RampedParam {
  readonly #param: AudioParam;
  #from: number;
  #to: number;
  #startSeconds = 0;
  #rampSeconds = 0;

  /** Set outright, before anything sounds. */
  constructor(param: AudioParam, value: number) {
    this.#param = param;
    this.#from = value;
    this.#to = value;
    param.setValueAtTime(value, 0);
  }

  rampTo(value: number, atSeconds: number, rampSeconds: number): void {
    const held = this.#valueAt(atSeconds);
    if (held === value && this.#to === value) return;
    this.#from = held;
    this.#to = value;
    this.#startSeconds = atSeconds;
    this.#rampSeconds = rampSeconds;
    this.#param.cancelScheduledValues(atSeconds);
    this.#param.setValueAtTime(held, atSeconds);
    for (let piece = 1; piece <= PIECES; piece += 1) {
      const share = piece / PIECES;
      this.#param.linearRampToValueAtTime(held + (value - held) * along(share), atSeconds + rampSeconds * share);
    }
  }

  #valueAt(seconds: number): number {
    if (this.#rampSeconds === 0) return this.#to;
    const share = Math.min(Math.max((seconds - this.#startSeconds) / this.#rampSeconds, 0), 1);
    const piece = Math.floor(share * PIECES);
    const [low, high] = [along(piece / PIECES), along(Math.min(1, (piece + 1) / PIECES))];
    return this.#from + (this.#to - this.#from) * (low + (high - low) * (share * PIECES - piece));
  }
}
