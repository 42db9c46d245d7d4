import type { Hertz } from '@vayl/domain';
import type { HeardSound } from './heard-sound.ts';
import { MonotonicPhases, type PhaseAuthority } from './phase-authority.ts';

/**
 * Keeps the light in step with the sound: phases come from what is heard, as far as it pulses at the light's own rates,
 * and else from the page's clock. A low tone cannot pulse as fast as the light, and where light may not flicker it stands
 * still while the sound goes on; in neither case may the light follow the sound to another rate.
 */
export class StepPhases implements PhaseAuthority {
  readonly #heard: () => HeardSound | undefined;
  readonly #silent = new MonotonicPhases();
  #globalHz: Hertz = 0;
  #centerHz: Hertz = 0;

  constructor(heard: () => HeardSound | undefined) {
    this.#heard = heard;
  }

  setRates(globalHz: Hertz, centerHz: Hertz, fromMs: number): void {
    this.#globalHz = globalHz;
    this.#centerHz = centerHz;
    this.#silent.setRates(globalHz, centerHz, fromMs);
  }

  globalPhaseCycles(atMs: number): number {
    const heard = this.#heard();
    heard?.listen();
    // At one rate the two waves are one pulse, as the test pulse has to be.
    if (this.#globalHz === this.#centerHz) return this.centerPhaseCycles(atMs);
    const cycles = heard?.globalHz === this.#globalHz ? heard.globalPhaseCycles(atMs) : Number.NaN;
    return Number.isFinite(cycles) ? cycles : this.#silent.globalPhaseCycles(atMs);
  }

  centerPhaseCycles(atMs: number): number {
    const heard = this.#heard();
    const cycles = heard?.centerHz === this.#centerHz ? heard.centerPhaseCycles(atMs) : Number.NaN;
    return Number.isFinite(cycles) ? cycles : this.#silent.centerPhaseCycles(atMs);
  }
}
