import { GOVERNOR_LIMITS, waveAt } from '@vayl/domain';
import type { LayerPlan } from './light-plan.ts';

// How far a phase may stray from rate × time, all in all, before it counts as a jump. A clock that ticks in steps and
// the slow corrections of a phase authority stay below it; straying is forgotten over a second.
const PHASE_SLACK_CYCLES = 0.06;
const STRAYING_FADES_MS = 1000;
// A longer silence between two frames is a jump of the clock, whatever the phase says.
const LONGEST_GAP_MS = 250;

/** What one layer delivers now, on its way to what is planned for it. */
export class Layer {
  mean = 0;
  swing = 0;
  #plan: LayerPlan | undefined;
  #phaseCycles = Number.NaN;
  #strayedCycles = 0;

  /** Takes a plan at once, as far as a start may: with a swing of at most the cap. */
  snap(plan: LayerPlan, phaseCycles: number): void {
    this.mean = plan.mean;
    this.swing = Math.min(plan.swing, GOVERNOR_LIMITS.swingCap);
    this.#remember(plan, phaseCycles);
  }

  /** A swing that is to fall falls here and now, as does one whose wave, phase or clock has jumped. */
  follow(plan: LayerPlan, phaseCycles: number, elapsedMs: number): void {
    const hasJumped =
      this.#isNewShape(plan) || elapsedMs > LONGEST_GAP_MS || this.#hasStrayed(plan, phaseCycles, elapsedMs);
    this.swing = Math.min(this.swing, plan.swing, hasJumped ? GOVERNOR_LIMITS.swingCap : Number.POSITIVE_INFINITY);
    if (hasJumped) this.#strayedCycles = 0;
    this.#remember(plan, phaseCycles);
  }

  approach(plan: LayerPlan, share: number): void {
    this.mean += share * (plan.mean - this.mean);
    this.swing += share * (plan.swing - this.swing);
  }

  alpha(plan: LayerPlan, phaseCycles: number): number {
    // A phase that is no number is no wave.
    if (this.swing === 0 || !Number.isFinite(phaseCycles)) return this.mean;
    return Math.max(0, this.mean + this.swing * (waveAt(plan.wave, phaseCycles) - 0.5));
  }

  #remember(plan: LayerPlan, phaseCycles: number): void {
    this.#plan = plan;
    this.#phaseCycles = phaseCycles;
  }

  #isNewShape(plan: LayerPlan): boolean {
    const before = this.#plan?.wave;
    return before?.waveform !== plan.wave.waveform || before.amplitudes.length !== plan.wave.amplitudes.length;
  }

  /** Small strays add up: a phase that runs a little too fast in every frame is a faster rate than was asked for. */
  #hasStrayed(plan: LayerPlan, phaseCycles: number, elapsedMs: number): boolean {
    const beforeHz = this.#plan?.drawnHz ?? 0;
    const advanced = phaseCycles - this.#phaseCycles;
    const slowest = (Math.min(beforeHz, plan.drawnHz) * elapsedMs) / 1000;
    const fastest = (Math.max(beforeHz, plan.drawnHz) * elapsedMs) / 1000;
    const fading = Math.max(0, 1 - elapsedMs / STRAYING_FADES_MS);
    this.#strayedCycles = this.#strayedCycles * fading + advanced - Math.min(Math.max(advanced, slowest), fastest);
    return !(Math.abs(this.#strayedCycles) <= PHASE_SLACK_CYCLES);
  }
}
