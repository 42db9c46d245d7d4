/** Chance that can be repeated: the same seed gives the same scene. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
    // Neighbouring seeds start alike, so the first few values are thrown away.
    for (let skipped = 0; skipped < 8; skipped += 1) this.uniform();
  }

  /** From 0 up to, but not including, 1: a Weyl sequence, mixed by multiplications. */
  uniform(): number {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.uniform();
  }

  /** As many values in each octave as in any other. */
  logBetween(low: number, high: number): number {
    return low * (high / low) ** this.uniform();
  }

  below(count: number): number {
    return Math.floor(this.uniform() * count);
  }

  /** From the bell curve with mean 0 and deviation 1 (Box and Muller). */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.uniform()));
    return radius * Math.cos(2 * Math.PI * this.uniform());
  }

  /** A source of its own for a part of a scene, so that a change to one part leaves the others as they were. */
  fork(): Chance {
    return new Chance(Math.floor(this.uniform() * 2 ** 32));
  }
}
