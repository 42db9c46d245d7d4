import { changeRate, forgetBefore, type Hertz, type PhaseSegments, phaseCyclesAt, startPhase } from '@vayl/domain';

/** Who says where the waves stand: the audio clock where it runs, else the monotonic clock. */
export interface PhaseAuthority {
  setRates(globalHz: Hertz, centerHz: Hertz, fromMs: number): void;
  globalPhaseCycles(atMs: number): number;
  centerPhaseCycles(atMs: number): number;
}

/** Phases by the monotonic clock alone, for light without sound. */
export class MonotonicPhases implements PhaseAuthority {
  #global: PhaseSegments = startPhase(0, 0);
  #center: PhaseSegments = startPhase(0, 0);

  setRates(globalHz: Hertz, centerHz: Hertz, fromMs: number): void {
    this.#global = withRate(this.#global, globalHz, fromMs / 1000);
    this.#center = withRate(this.#center, centerHz, fromMs / 1000);
  }

  globalPhaseCycles(atMs: number): number {
    return phaseCyclesAt(this.#global, atMs / 1000);
  }

  centerPhaseCycles(atMs: number): number {
    return phaseCyclesAt(this.#center, atMs / 1000);
  }
}

function withRate(segments: PhaseSegments, hz: Hertz, fromSeconds: number): PhaseSegments {
  const current = forgetBefore(segments, fromSeconds);
  return current.at(-1)?.hz === hz ? current : changeRate(current, fromSeconds, hz);
}
