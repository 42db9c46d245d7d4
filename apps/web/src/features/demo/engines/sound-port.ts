import type { LogFailure, SoundPort, SoundRequest } from '@vayl/session';
import type { PlayingSound, SessionSound } from '@vayl/sound';

export interface DemoSound extends SoundPort {
  /** What the light can keep in step with; undefined in silence. */
  readonly heard: PlayingSound | undefined;
  /** Fetches the code that plays, before it is wanted. It makes no sound and no context. */
  prepare(): void;
  /** Takes over a context that was woken elsewhere, unless there is one already, which then stays. */
  adopt(context: AudioContext): void;
  dispose(): void;
}

export function soundPort(logFailure: LogFailure): DemoSound {
  return new LazySound(logFailure);
}

type SoundCode = typeof import('./session-sound.ts');

/**
 * A browser gives sound only to a context that was made and woken inside a person's gesture (DEMO-05), and the code that
 * plays it may still be on its way then. So the context is made at once, and what is wanted is played when the rest is here.
 */
class LazySound implements DemoSound {
  readonly #logFailure: LogFailure;
  #context: AudioContext | undefined;
  #code: Promise<SoundCode> | undefined;
  #live: SessionSound | undefined;
  #wanted: SoundRequest | undefined;
  #offsetMs = 0;

  constructor(logFailure: LogFailure) {
    this.#logFailure = logFailure;
  }

  get heard(): PlayingSound | undefined {
    return this.#live?.heard;
  }

  prepare(): void {
    this.#load().catch(this.#logMissingCode);
  }

  adopt(context: AudioContext): void {
    if (this.#context === undefined) this.#context = context;
    else context.close().catch((cause: unknown) => this.#logFailure('sound.close-failed', cause));
  }

  start(request: SoundRequest): void {
    this.#wanted = request;
    const context = this.#context ?? new AudioContext({ latencyHint: 'interactive' });
    this.#context = context;
    if (this.#live !== undefined) {
      this.#live.start(request);
      return;
    }
    context.resume().catch((cause: unknown) => this.#logFailure('sound.resume-failed', cause));
    this.#load()
      .then(({ soundThrough }) => this.#play(soundThrough, context))
      .catch(this.#logMissingCode);
  }

  apply(request: SoundRequest): void {
    this.#wanted = request;
    this.#live?.apply(request);
  }

  stop(): void {
    this.#wanted = undefined;
    if (this.#live !== undefined) this.#live.stop();
    else this.#context?.suspend().catch((cause: unknown) => this.#logFailure('sound.suspend-failed', cause));
  }

  setOffsetMs(offsetMs: number): void {
    this.#offsetMs = offsetMs;
    this.#live?.setOffsetMs(offsetMs);
  }

  dispose(): void {
    this.#wanted = undefined;
    if (this.#live !== undefined) this.#live.dispose();
    else this.#context?.close().catch((cause: unknown) => this.#logFailure('sound.close-failed', cause));
    this.#context = undefined;
    this.#live = undefined;
  }

  /** Several starts may wait for the same code; whoever has stopped or gone meanwhile waits no longer. */
  #play(soundThrough: SoundCode['soundThrough'], context: AudioContext): void {
    if (this.#live !== undefined || this.#wanted === undefined || this.#context !== context) return;
    this.#live = soundThrough(context, this.#logFailure);
    this.#live.setOffsetMs(this.#offsetMs);
    this.#live.start(this.#wanted);
  }

  #load(): Promise<SoundCode> {
    this.#code ??= import('./session-sound.ts');
    return this.#code;
  }

  /** The next start tries again. */
  readonly #logMissingCode = (cause: unknown): void => {
    this.#code = undefined;
    this.#logFailure('sound.load-failed', cause);
  };
}
