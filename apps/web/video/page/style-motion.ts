/**
 * The components' own transitions, played by the film's time: each is held as soon as it begins, and put where it would
 * be by then. So pins settle and bars move exactly as they do in the product.
 */
export class StyleMotion {
  readonly #beganMs = new Map<Animation, number>();

  /** Tells whether anything was in motion. */
  moveTo(filmMs: number): boolean {
    const motions = document.getAnimations();
    for (const motion of motions) {
      const beganMs = this.#beganMs.get(motion) ?? filmMs;
      this.#beganMs.set(motion, beganMs);
      const endMs = Number(motion.effect?.getComputedTiming().endTime ?? 0);
      if (filmMs - beganMs >= endMs) {
        motion.finish();
        this.#beganMs.delete(motion);
        continue;
      }
      motion.pause();
      motion.currentTime = filmMs - beganMs;
    }
    return motions.length > 0;
  }
}
