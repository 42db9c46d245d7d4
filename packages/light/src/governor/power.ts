import { GOVERNOR_LIMITS } from '@vayl/domain';

const LONGEST_FADE_STEP_MS = 100;

/**
 * On and off. Off fades; stop is dark at once; and whatever ended the light, the next start waits a second from its
 * end, so that no switch can be used to flash.
 */
export class Power {
  #state: 'dark' | 'rising' | 'falling' = 'dark';
  #darkSinceMs = Number.NEGATIVE_INFINITY;
  #fade = 0;

  /** 0 to 1: the share of the light that is let through. */
  get fade(): number {
    return this.#fade;
  }

  get isDark(): boolean {
    return this.#state === 'dark';
  }

  stop(nowMs: number): void {
    this.#state = 'dark';
    this.#fade = 0;
    // An instant that is none cannot be waited from; the wait then begins at the next one.
    this.#darkSinceMs = Number.isFinite(nowMs) ? nowMs : Number.NaN;
  }

  /** How long until a start is possible, for whoever wants to say so. */
  rearmMs(nowMs: number): number {
    return this.isDark ? Math.max(0, this.#darkSinceMs + GOVERNOR_LIMITS.rearmMs - nowMs) : 0;
  }

  step(isOn: boolean, nowMs: number, elapsedMs: number): void {
    const step = Math.min(elapsedMs, LONGEST_FADE_STEP_MS) / GOVERNOR_LIMITS.fadeMs;
    if (this.#state === 'dark') {
      if (Number.isNaN(this.#darkSinceMs) && Number.isFinite(nowMs)) this.#darkSinceMs = nowMs;
      if (isOn && this.rearmMs(nowMs) === 0) this.#state = 'rising';
      return;
    }
    // A light that fades out goes on to do so: turning back halfway would be a way to pulse it.
    if (!isOn) this.#state = 'falling';
    if (this.#state === 'rising') this.#fade = Math.min(1, this.#fade + step);
    else this.#fade = Math.max(0, this.#fade - step);
    if (this.#state === 'falling' && this.#fade === 0) this.stop(nowMs);
  }
}
