import type { Hertz } from '@vayl/domain';
import { MonotonicPhases, type PhaseAuthority } from '@vayl/light';
import type { LiveSound } from '@vayl/sound';

/** Phases from what is heard while a tone plays at the light's own rates, else from the page's clock. */
export class HeardPhases implements PhaseAuthority {
  readonly #sound: LiveSound;
  readonly #silent = new MonotonicPhases();
  #isInStep = false;

  constructor(sound: LiveSound) {
    this.#sound = sound;
  }

  /** A low tone cannot pulse as fast as the light: then the light must not follow it to another rate. */
  setInStep(isInStep: boolean): void {
    this.#isInStep = isInStep;
  }

  setRates(globalHz: Hertz, centerHz: Hertz, fromMs: number): void {
    this.#silent.setRates(globalHz, centerHz, fromMs);
  }

  globalPhaseCycles(atMs: number): number {
    this.#sound.listen();
    const heard = this.#isInStep ? this.#sound.phases.globalPhaseCycles(atMs) : Number.NaN;
    return Number.isFinite(heard) ? heard : this.#silent.globalPhaseCycles(atMs);
  }

  centerPhaseCycles(atMs: number): number {
    const heard = this.#isInStep ? this.#sound.phases.centerPhaseCycles(atMs) : Number.NaN;
    return Number.isFinite(heard) ? heard : this.#silent.centerPhaseCycles(atMs);
  }
}
