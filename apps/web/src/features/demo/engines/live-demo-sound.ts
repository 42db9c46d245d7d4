import type { LogFailure, SoundPort, SoundRequest } from '@vayl/session';
import { LiveSound, planSound, type SoundPlan } from '@vayl/sound';
import type { HeardSound } from './heard-sound.ts';

/** The sound itself, which arrives when it is first wanted: requests become plans, and plans are played. */
export class LiveDemoSound implements SoundPort {
  readonly #live: LiveSound;
  #heard: HeardSound | undefined;

  constructor(context: AudioContext, logFailure: LogFailure) {
    this.#live = new LiveSound({ createContext: () => context, chance: Math.random, logFailure });
  }

  /** Undefined in silence. */
  get heard(): HeardSound | undefined {
    return this.#heard;
  }

  start(request: SoundRequest): void {
    this.#live.start(this.#planned(request));
  }

  apply(request: SoundRequest): void {
    this.#live.apply(this.#planned(request));
  }

  stop(): void {
    this.#heard = undefined;
    this.#live.stop();
  }

  setOffsetMs(offsetMs: number): void {
    this.#live.phases.setOffsetMs(offsetMs);
  }

  dispose(): void {
    this.#heard = undefined;
    this.#live.dispose();
  }

  #planned(request: SoundRequest): SoundPlan {
    const plan = planSound(request);
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
