import { SOUND_OFFSET_RANGE_MS } from '@vayl/domain';
import type { OutputClock } from './output-clock.ts';

/** Where the pulses and the swell are heard to stand at a time of the audio clock. */
export interface PlayingPhases {
  gatePhaseCyclesAt(seconds: number): number | undefined;
  swellPhaseCyclesAt(seconds: number): number | undefined;
}

export interface AudioPhasesOptions {
  readonly playing: PlayingPhases;
  readonly clock: OutputClock;
}

/** Phases for the light from what is heard: the audio clock leads, and a person may shift the rest by eye and ear. */
export class AudioPhases {
  readonly #playing: PlayingPhases;
  readonly #clock: OutputClock;
  #offsetMs = 0;

  constructor({ playing, clock }: AudioPhasesOptions) {
    this.#playing = playing;
    this.#clock = clock;
  }

  /** The person's own correction: how much later the light is to be. */
  setOffsetMs(offsetMs: number): void {
    const { min, max } = SOUND_OFFSET_RANGE_MS;
    this.#offsetMs = Math.min(Math.max(offsetMs, min), max);
  }

  /** Not a number while nothing is heard; then the light stands still, or another authority leads. */
  globalPhaseCycles(atMs: number): number {
    return this.#playing.swellPhaseCyclesAt(this.#heardSeconds(atMs)) ?? Number.NaN;
  }

  centerPhaseCycles(atMs: number): number {
    return this.#playing.gatePhaseCyclesAt(this.#heardSeconds(atMs)) ?? Number.NaN;
  }

  #heardSeconds(atMs: number): number {
    return this.#clock.contextSecondsAt(atMs - this.#offsetMs);
  }
}
