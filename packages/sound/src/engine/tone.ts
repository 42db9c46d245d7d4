import { CARRIER_HZ, RAMP_SECONDS } from '@vayl/domain';
import type { SoundPlan } from '../plan/sound-plan.ts';
import { Modulator } from './modulator.ts';
import { RampedParam } from './ramped-param.ts';

/** The isochronic tone: a sine that is gated at the centre rate and swells at the global rate. */
export class Tone {
  readonly #carrier: OscillatorNode;
  readonly #output: GainNode;
  readonly #pitch: RampedParam;
  readonly #level: RampedParam;
  readonly startSeconds: number;
  readonly gate: Modulator;
  readonly swell: Modulator;

  constructor(context: BaseAudioContext, destination: AudioNode, plan: SoundPlan, startSeconds: number) {
    this.startSeconds = startSeconds;
    this.#carrier = new OscillatorNode(context, { type: 'sine', frequency: CARRIER_HZ });
    const gate = new GainNode(context);
    const swell = new GainNode(context);
    this.#output = new GainNode(context);
    this.#carrier.connect(gate).connect(swell).connect(this.#output).connect(destination);
    this.gate = new Modulator(context, gate.gain, plan.gate, startSeconds);
    this.swell = new Modulator(context, swell.gain, plan.swell, startSeconds);
    // Built at its own pitch, and at the session's before anybody hears it (RD-36).
    this.#pitch = new RampedParam(this.#carrier.frequency, plan.pitchHz);
    this.#level = new RampedParam(this.#output.gain, 0);
    this.#carrier.start(startSeconds);
    this.#level.rampTo(plan.toneGain, startSeconds, RAMP_SECONDS.switch);
  }

  apply(plan: SoundPlan, atSeconds: number): void {
    this.#pitch.rampTo(plan.pitchHz, atSeconds, RAMP_SECONDS.edit);
    this.gate.apply(plan.gate, atSeconds);
    this.swell.apply(plan.swell, atSeconds);
    this.#level.rampTo(plan.toneGain, atSeconds, RAMP_SECONDS.edit);
  }

  /** Silent after a tenth of a second, and gone a little later, when nobody can hear it go. */
  stop(atSeconds: number, releasedSeconds: number): void {
    this.#level.rampTo(0, atSeconds, RAMP_SECONDS.switch);
    this.#carrier.stop(releasedSeconds);
    this.gate.stop(releasedSeconds);
    this.swell.stop(releasedSeconds);
    this.#carrier.addEventListener('ended', () => this.#output.disconnect());
  }
}
