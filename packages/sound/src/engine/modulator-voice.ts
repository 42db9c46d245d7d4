import type { ModulatorPlan } from '../plan/sound-plan.ts';
import { lagCycles, smoothedWave } from './periodic-waves.ts';
import { RampedParam } from './ramped-param.ts';

interface VoiceStart {
  readonly plan: ModulatorPlan;
  /** The rate, phase and depth it begins with, which may be those in the middle of a ramp. */
  readonly hz: number;
  readonly phaseCycles: number;
  readonly depthGain: number;
  readonly startSeconds: number;
}

/**
 * An oscillator and its depth. The low-pass that rounds its edges is in the wave itself: it lies at a fixed multiple of
 * the rate, so the shape is the same at every rate, while a filter that is moved in mid-edge throws the gate far beyond
 * its end (a square from 100 Hz to 0.1 Hz reached 1.7 times its level, behind the shaper).
 */
export class ModulatorVoice {
  readonly oscillator: OscillatorNode;
  readonly rate: RampedParam;
  readonly depth: RampedParam;
  readonly #gain: GainNode;
  readonly #plan: ModulatorPlan;

  constructor(context: BaseAudioContext, target: AudioParam, { plan, ...start }: VoiceStart) {
    this.#plan = plan;
    const { waveform } = plan;
    const periodicWave = smoothedWave(context, {
      waveform,
      phaseCycles: start.phaseCycles,
      ratePerCutoff: ratioOf(plan),
    });
    this.oscillator = new OscillatorNode(context, { frequency: start.hz, periodicWave });
    this.#gain = new GainNode(context);
    this.rate = new RampedParam(this.oscillator.frequency, start.hz);
    this.depth = new RampedParam(this.#gain.gain, start.depthGain);
    this.oscillator.connect(this.#gain).connect(target);
    this.oscillator.start(start.startSeconds);
  }

  /** By how much smoothing delays the fundamental. A sine has no edges, so it is not smoothed. */
  get lagCycles(): number {
    return this.#plan.waveform === 'Sine' ? 0 : lagCycles(ratioOf(this.#plan));
  }

  /** Whether its wave has the shape that a plan asks for; below 0.5 Hz the low-pass stays where it is, so it changes. */
  canPlay(plan: ModulatorPlan): boolean {
    return plan.waveform === this.#plan.waveform && (plan.waveform === 'Sine' || ratioOf(plan) === ratioOf(this.#plan));
  }

  end(atSeconds: number): void {
    this.oscillator.stop(atSeconds);
    this.oscillator.addEventListener('ended', () => this.#gain.disconnect());
  }
}

const ratioOf = ({ hz, cutoffHz }: ModulatorPlan): number => hz / cutoffHz;
