import { RAMP_SECONDS } from '@vayl/domain';
import { SiteChord } from '@vayl/sound';

/** After the ramp has surely ended; a context that plays nothing should not keep the machine awake. */
const REST_AFTER_MS = RAMP_SECONDS.switch * 1000 + 150;

/** The chord in a browser's own audio clock. It owns the context from here on. */
export class SiteSound {
  readonly #context: AudioContext;
  readonly #chord: SiteChord;
  #isWanted = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(context: AudioContext) {
    this.#context = context;
    this.#chord = new SiteChord(context, context.destination, context.currentTime);
  }

  async setAudible(isAudible: boolean): Promise<void> {
    this.#isWanted = isAudible;
    clearTimeout(this.#rest);
    // A clock that stands still cannot ramp.
    if (isAudible) await this.#context.resume();
    // Waking takes a while, and whoever woke it may have changed their mind since.
    if (isAudible !== this.#isWanted) return;
    this.#chord.setMuted(!isAudible, this.#context.currentTime);
    if (!isAudible) this.#rest = setTimeout(() => void this.#context.suspend(), REST_AFTER_MS);
  }

  async dispose(): Promise<void> {
    clearTimeout(this.#rest);
    this.#chord.dispose();
    await this.#context.close();
  }
}
