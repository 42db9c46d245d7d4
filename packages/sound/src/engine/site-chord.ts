import { RAMP_SECONDS, SITE_CHORD, SITE_PULSE_HZ, SITE_SWELL_HZ, siteMasterGain } from '@vayl/domain';
import { RampedParam } from './ramped-param.ts';

/** The pulse goes all the way down; the swell keeps half. */
const PULSE = { rest: 0.5, depth: 0.5 };
const SWELL = { rest: 0.75, depth: 0.25 };

/** The three tones of the landing page: silent until somebody unmutes them. */
export class SiteChord {
  readonly #context: BaseAudioContext;
  readonly #output: GainNode;
  readonly #master: RampedParam;
  readonly #sources: readonly OscillatorNode[];

  constructor(context: BaseAudioContext, destination: AudioNode, startSeconds: number) {
    this.#context = context;
    const pulse = new GainNode(context, { gain: PULSE.rest });
    const swell = new GainNode(context, { gain: SWELL.rest });
    this.#output = new GainNode(context);
    this.#master = new RampedParam(this.#output.gain, 0);
    pulse.connect(swell).connect(this.#output).connect(destination);
    const loudest = SITE_CHORD.reduce((sum, { gain }) => sum + gain, 0);
    const tones = SITE_CHORD.map(({ hz, gain }) => this.#oscillator(hz, gain / loudest, pulse));
    this.#sources = [
      ...tones,
      this.#oscillator(SITE_PULSE_HZ, PULSE.depth, pulse.gain),
      this.#oscillator(SITE_SWELL_HZ, SWELL.depth, swell.gain),
    ];
    for (const source of this.#sources) source.start(startSeconds);
  }

  setMuted(isMuted: boolean, atSeconds: number): void {
    this.#master.rampTo(siteMasterGain(isMuted), atSeconds, RAMP_SECONDS.switch);
  }

  dispose(): void {
    for (const source of this.#sources) source.stop();
    this.#output.disconnect();
  }

  #oscillator(hz: number, gain: number, target: AudioNode | AudioParam): OscillatorNode {
    const oscillator = new OscillatorNode(this.#context, { type: 'sine', frequency: hz });
    const level = new GainNode(this.#context, { gain });
    oscillator.connect(level);
    if (target instanceof AudioParam) level.connect(target);
    else level.connect(target);
    return oscillator;
  }
}
