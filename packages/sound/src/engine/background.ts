import { type BackgroundSoundType, RAMP_SECONDS } from '@vayl/domain';
import type { NoiseColour } from '../noise/spectral-noise.ts';
import type { SoundPlan } from '../plan/sound-plan.ts';
import { AmbientSource } from './ambient-source.ts';
import { createNoiseLoops, NoiseSource } from './noise-source.ts';
import { RampedParam } from './ramped-param.ts';

const RELEASE_SECONDS = 0.5;

/** What a background is made from: draws for noise, decoded files for nature. */
export interface BackgroundSources {
  readonly chance: () => number;
  /** Undefined where a track could not be had. Whoever loads it has logged why; nothing else changes (TON-17). */
  readonly loadTrack: (track: string) => Promise<AudioBuffer | undefined>;
}

/** Each source has a level of its own: one that is fading out must not follow the volume of the one that comes. */
interface Playing {
  readonly source: NoiseSource | AmbientSource;
  readonly level: RampedParam;
}

type Wanted = SoundPlan['background'];

const NOTHING: Wanted = { type: 'off', track: '', gain: 0 };

/** One background at a time; another fades in while it fades out. */
export class Background {
  readonly #context: BaseAudioContext;
  readonly #destination: AudioNode;
  readonly #sources: BackgroundSources;
  readonly #noise = new Map<NoiseColour, readonly AudioBuffer[]>();
  #wanted = NOTHING;
  #playing: Playing | undefined;

  constructor(context: BaseAudioContext, destination: AudioNode, sources: BackgroundSources) {
    this.#context = context;
    this.#destination = destination;
    this.#sources = sources;
  }

  get type(): BackgroundSoundType {
    return this.#wanted.type;
  }

  apply(wanted: Wanted, atSeconds: number): void {
    const before = this.#wanted;
    this.#wanted = wanted;
    const isSame = wanted.type === before.type && (wanted.type !== 'ambient' || wanted.track === before.track);
    if (isSame) {
      this.#playing?.level.rampTo(wanted.gain, atSeconds, RAMP_SECONDS.edit);
      return;
    }
    this.#fadeOut(atSeconds);
    const { type, track } = wanted;
    if (type === 'pink' || type === 'brown') {
      this.#fadeIn(new NoiseSource(this.#context, this.#noiseLoops(type)), atSeconds);
    }
    if (type === 'ambient') void this.#fadeInTrack(track, atSeconds);
  }

  stop(atSeconds: number): void {
    this.#fadeOut(atSeconds);
    this.#wanted = NOTHING;
  }

  #noiseLoops(colour: NoiseColour): readonly AudioBuffer[] {
    const loops = this.#noise.get(colour) ?? createNoiseLoops(this.#context, colour, this.#sources.chance);
    this.#noise.set(colour, loops);
    return loops;
  }

  /** A track that arrives after another was chosen is not played. */
  async #fadeInTrack(track: string, atSeconds: number): Promise<void> {
    const buffer = await this.#sources.loadTrack(track);
    const isStillWanted = this.#wanted.type === 'ambient' && this.#wanted.track === track;
    if (buffer === undefined || !isStillWanted || this.#playing !== undefined) return;
    this.#fadeIn(new AmbientSource(this.#context, buffer), Math.max(atSeconds, this.#context.currentTime));
  }

  #fadeIn(source: NoiseSource | AmbientSource, atSeconds: number): void {
    const gain = new GainNode(this.#context);
    const level = new RampedParam(gain.gain, 0);
    source.output.connect(gain).connect(this.#destination);
    source.start(atSeconds);
    level.rampTo(this.#wanted.gain, atSeconds, RAMP_SECONDS.switch);
    this.#playing = { source, level };
  }

  #fadeOut(atSeconds: number): void {
    if (this.#playing === undefined) return;
    this.#playing.level.rampTo(0, atSeconds, RAMP_SECONDS.switch);
    this.#playing.source.stop(atSeconds + RELEASE_SECONDS);
    this.#playing = undefined;
  }
}
