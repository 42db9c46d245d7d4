import { changeRate, forgetBefore, type PhaseSegments, phaseCyclesAt, RAMP_SECONDS, startPhase } from '@vayl/domain';
import type { ModulatorPlan } from '../plan/sound-plan.ts';
import { ModulatorVoice } from './modulator-voice.ts';
import { RampedParam, type RampPoint } from './ramped-param.ts';

const RELEASE_SECONDS = 0.5;
/** How long ago the light may still ask for: far more than any loudspeaker is late. */
const REMEMBERED_SECONDS = 2;
/** A segment of 2 ms is exact to a thousandth of a cycle, even on the way to 100 Hz. */
const JOINTS_PER_SEGMENT = 10;

/** Moves a gain around its rest: a voice that is added to the gain's own value, and its phase, told at every instant. */
export class Modulator {
  readonly #context: BaseAudioContext;
  readonly #target: AudioParam;
  readonly #rest: RampedParam;
  #phase: PhaseSegments;
  #voice: ModulatorVoice;

  constructor(context: BaseAudioContext, target: AudioParam, plan: ModulatorPlan, startSeconds: number) {
    this.#context = context;
    this.#target = target;
    this.#phase = startPhase(startSeconds, plan.hz);
    this.#rest = new RampedParam(target, plan.restGain);
    const { hz, depthGain } = plan;
    this.#voice = new ModulatorVoice(context, target, { plan, hz, depthGain, phaseCycles: 0, startSeconds });
  }

  /** Where its wave is heard to stand, smoothing included: what the light has to follow. */
  heardPhaseCyclesAt(seconds: number): number {
    return phaseCyclesAt(this.#phase, seconds) - this.#voice.lagCycles;
  }

  /** Nothing jumps, the rate neither: a slope that breaks in mid-cycle is heard as a click. */
  apply(plan: ModulatorPlan, atSeconds: number): void {
    const isOther = !this.#voice.canPlay(plan);
    if (isOther) this.#crossfade(plan, atSeconds);
    else this.#voice.depth.rampTo(plan.depthGain, atSeconds, RAMP_SECONDS.edit);
    this.#rest.rampTo(plan.restGain, atSeconds, RAMP_SECONDS.edit);
    // A new voice begins in the middle of a ramp at the rate that is held there, and the phase is told anew with it.
    const isHeading = this.#voice.rate.target === plan.hz;
    if (!isHeading || isOther) this.#followRamp(this.#voice.rate.rampTo(plan.hz, atSeconds, RAMP_SECONDS.edit));
  }

  stop(atSeconds: number): void {
    this.#voice.oscillator.stop(atSeconds);
  }

  /** A switch of shape would be a step, so a second voice takes over in mid-cycle while the first fades. */
  #crossfade(plan: ModulatorPlan, atSeconds: number): void {
    const old = this.#voice;
    const hz = old.rate.valueAt(atSeconds);
    const phaseCycles = phaseCyclesAt(this.#phase, atSeconds);
    old.depth.rampTo(0, atSeconds, RAMP_SECONDS.switch);
    old.rate.rampTo(plan.hz, atSeconds, RAMP_SECONDS.edit);
    old.end(atSeconds + RELEASE_SECONDS);
    const start = { plan, hz, depthGain: 0, phaseCycles, startSeconds: atSeconds };
    this.#voice = new ModulatorVoice(this.#context, this.#target, start);
    this.#voice.depth.rampTo(plan.depthGain, atSeconds, RAMP_SECONDS.switch);
  }

  /** Between two joints of the ramp the phase gains what it would gain at their middle rate. */
  #followRamp(ramp: readonly RampPoint[]): void {
    const [first] = ramp;
    if (first === undefined) return;
    this.#phase = forgetBefore(this.#phase, first.atSeconds - REMEMBERED_SECONDS);
    const joints = ramp.filter((_, index) => index % JOINTS_PER_SEGMENT === 0 || index === ramp.length - 1);
    for (const [index, joint] of joints.entries()) {
      const next = joints[index + 1] ?? joint;
      this.#phase = changeRate(this.#phase, joint.atSeconds, (joint.value + next.value) / 2);
    }
  }
}
