import {
  changeRate,
  type PhaseSegments,
  phaseCyclesAt,
  RAMP_SECONDS,
  smoothingLagSeconds,
  startPhase,
  type Waveform,
} from '@vayl/domain';
import type { ModulatorPlan } from '../plan/sound-plan.ts';
import { waveFromPhase } from './periodic-waves.ts';
import { RampedParam } from './ramped-param.ts';

/** Butterworth: Web Audio's Q of a low-pass is in decibels, and its default of 1 would ring. */
const BUTTERWORTH_Q_DB = -3.0103;
const RELEASE_SECONDS = 0.5;

interface Voice {
  readonly waveform: Waveform;
  readonly oscillator: OscillatorNode;
  readonly cutoff: RampedParam;
  readonly depth: RampedParam;
  readonly disconnect: () => void;
}

/** Moves a gain around its rest: an oscillator, its low-pass and its depth, added to the gain's own value. */
export class Modulator {
  readonly #context: BaseAudioContext;
  readonly #target: AudioParam;
  readonly #rest: RampedParam;
  #phase: PhaseSegments;
  #voice: Voice;

  constructor(context: BaseAudioContext, target: AudioParam, plan: ModulatorPlan, startSeconds: number) {
    this.#context = context;
    this.#target = target;
    this.#phase = startPhase(startSeconds, plan.hz);
    this.#rest = new RampedParam(target, plan.restGain);
    this.#voice = this.#openVoice(plan, plan.depthGain, startSeconds);
  }

  /** Where its wave is heard to stand, smoothing included: what the light has to follow. */
  heardPhaseCyclesAt(seconds: number): number {
    const hz = this.#phase.at(-1)?.hz ?? 0;
    const lagSeconds = this.#voice.waveform === 'Sine' ? 0 : smoothingLagSeconds(hz);
    return phaseCyclesAt(this.#phase, seconds - lagSeconds);
  }

  /** A new rate begins at the instant itself, with the phase unbroken; everything else is ramped. */
  apply(plan: ModulatorPlan, atSeconds: number): void {
    if (plan.hz !== this.#phase.at(-1)?.hz) {
      this.#phase = changeRate(this.#phase, atSeconds, plan.hz);
      this.#voice.oscillator.frequency.setValueAtTime(plan.hz, atSeconds);
    }
    this.#rest.rampTo(plan.restGain, atSeconds, RAMP_SECONDS.edit);
    this.#voice.cutoff.rampTo(plan.cutoffHz, atSeconds, RAMP_SECONDS.edit);
    if (plan.waveform !== this.#voice.waveform) this.#crossfade(plan, atSeconds);
    else this.#voice.depth.rampTo(plan.depthGain, atSeconds, RAMP_SECONDS.edit);
  }

  stop(atSeconds: number): void {
    this.#voice.oscillator.stop(atSeconds);
  }

  /** A switch of type would be a step, so a second voice takes over in mid-cycle while the first fades. */
  #crossfade(plan: ModulatorPlan, atSeconds: number): void {
    const old = this.#voice;
    old.depth.rampTo(0, atSeconds, RAMP_SECONDS.switch);
    old.oscillator.stop(atSeconds + RELEASE_SECONDS);
    old.oscillator.addEventListener('ended', old.disconnect);
    this.#voice = this.#openVoice(plan, 0, atSeconds);
    this.#voice.depth.rampTo(plan.depthGain, atSeconds, RAMP_SECONDS.switch);
  }

  #openVoice({ waveform, hz, cutoffHz }: ModulatorPlan, depthGain: number, startSeconds: number): Voice {
    const periodicWave = waveFromPhase(this.#context, waveform, phaseCyclesAt(this.#phase, startSeconds));
    const oscillator = new OscillatorNode(this.#context, { frequency: hz, periodicWave });
    const lowPass = new BiquadFilterNode(this.#context, { type: 'lowpass', Q: BUTTERWORTH_Q_DB });
    const gain = new GainNode(this.#context);
    // A sine has no edges to round, and Chromium's low-pass would add a third harmonic to it (−75 dB at 7 Hz).
    if (waveform === 'Sine') oscillator.connect(gain);
    else oscillator.connect(lowPass).connect(gain);
    gain.connect(this.#target);
    oscillator.start(startSeconds);
    return {
      waveform,
      oscillator,
      cutoff: new RampedParam(lowPass.frequency, cutoffHz),
      depth: new RampedParam(gain.gain, depthGain),
      disconnect: () => gain.disconnect(),
    };
  }
}
