import type { Hertz } from '@vayl/domain';
import type { AudioPhases } from '../phase/audio-phases.ts';
import { planSound, type SoundPlan, type SoundSettings } from '../plan/sound-plan.ts';
import { LiveSound, type LiveSoundOptions } from './live-sound.ts';

/** What plays now, as light sees it that keeps in step: how fast it pulses, and where its waves stand. */
export interface PlayingSound
  extends Pick<LiveSound, 'listen'>,
    Pick<AudioPhases, 'globalPhaseCycles' | 'centerPhaseCycles'> {
  readonly globalHz: Hertz;
  readonly centerHz: Hertz;
}

/** A session's sound: settings become plans, and plans are played. */
export class SessionSound {
  readonly #live: LiveSound;
  #heard: PlayingSound | undefined;

  constructor(options: LiveSoundOptions) {
    this.#live = new LiveSound(options);
  }

  /** Undefined in silence. */
  get heard(): PlayingSound | undefined {
    return this.#heard;
  }

  /** To be called inside the gesture that asks for sound. */
  start(settings: SoundSettings): void {
    this.#live.start(this.#planned(settings));
  }

  apply(settings: SoundSettings): void {
    this.#live.apply(this.#planned(settings));
  }

  stop(): void {
    this.#heard = undefined;
    this.#live.stop();
  }

  /** The person's own correction between light and sound. */
  setOffsetMs(offsetMs: number): void {
    this.#live.phases.setOffsetMs(offsetMs);
  }

  dispose(): void {
    this.#heard = undefined;
    this.#live.dispose();
  }

  #planned(settings: SoundSettings): SoundPlan {
    const plan = planSound(settings);
    const { phases } = this.#live;
    this.#heard = {
      globalHz: plan.swell.hz,
      centerHz: plan.gate.hz,
      listen: () => this.#live.listen(),
      globalPhaseCycles: (atMs) => phases.globalPhaseCycles(atMs),
      centerPhaseCycles: (atMs) => phases.centerPhaseCycles(atMs),
    };
    return plan;
  }
}
