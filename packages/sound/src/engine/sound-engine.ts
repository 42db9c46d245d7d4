import type { BackgroundSoundType } from '@vayl/domain';
import type { SoundPlan } from '../plan/sound-plan.ts';
import { Background, type BackgroundSources } from './background.ts';
import { createSafetyShaper, shaperDelaySeconds } from './safety-shaper.ts';
import { Tone } from './tone.ts';

const RELEASE_SECONDS = 0.5;

/**
 * Plays plans. It makes and moves nodes and decides nothing: what is heard is in the plan, when is in the instants it
 * is given, so that an offline context renders exactly what a live one plays.
 */
export class SoundEngine {
  readonly #context: BaseAudioContext;
  readonly #output: AudioNode;
  readonly #outputDelaySeconds: number;
  readonly #background: Background;
  #tone: Tone | undefined;

  constructor(context: BaseAudioContext, sources: BackgroundSources) {
    this.#context = context;
    this.#output = createSafetyShaper(context);
    this.#outputDelaySeconds = shaperDelaySeconds(context);
    this.#output.connect(context.destination);
    this.#background = new Background(context, this.#output, sources);
  }

  /** The kind of background that is sounding, or fading in. */
  get backgroundType(): BackgroundSoundType {
    return this.#background.type;
  }

  start(plan: SoundPlan, atSeconds: number): void {
    this.stop(atSeconds);
    this.#tone = new Tone(this.#context, this.#output, plan, atSeconds);
    this.#background.apply(plan.background, atSeconds);
  }

  /** A start lies a little ahead; what is changed before it has come begins with it. */
  apply(plan: SoundPlan, atSeconds: number): void {
    if (this.#tone === undefined) return;
    const fromSeconds = Math.max(atSeconds, this.#tone.startSeconds);
    this.#tone.apply(plan, fromSeconds);
    this.#background.apply(plan.background, fromSeconds);
  }

  stop(atSeconds: number): void {
    const fromSeconds = Math.max(atSeconds, this.#tone?.startSeconds ?? atSeconds);
    this.#tone?.stop(fromSeconds, fromSeconds + RELEASE_SECONDS);
    this.#tone = undefined;
    this.#background.stop(fromSeconds);
  }

  /** Where the pulses that leave the context at a time stand, for the light; undefined in silence. */
  gatePhaseCyclesAt(seconds: number): number | undefined {
    return this.#tone?.gate.heardPhaseCyclesAt(seconds - this.#outputDelaySeconds);
  }

  swellPhaseCyclesAt(seconds: number): number | undefined {
    return this.#tone?.swell.heardPhaseCyclesAt(seconds - this.#outputDelaySeconds);
  }

  dispose(): void {
    this.stop(this.#context.currentTime);
    this.#output.disconnect();
  }
}
