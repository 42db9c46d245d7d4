import { SoundEngine } from '../engine/sound-engine.ts';
import { AudioPhases } from '../phase/audio-phases.ts';
import { heardNow } from '../phase/heard-now.ts';
import { OutputClock } from '../phase/output-clock.ts';
import type { SoundPlan } from '../plan/sound-plan.ts';
import { createTrackLoader, fetchBytes } from './track-loader.ts';

/** Scheduled a little ahead, so that everything begins in the same block. */
const LEAD_SECONDS = 0.1;
/**
 * An edit, too, lies ahead of what the render thread has already begun: in its past it would begin with a jump. Writing
 * its ramps takes a slow phone, or a page that is busy drawing, some tens of milliseconds, which nobody hears as late.
 */
const EDIT_LEAD_SECONDS = 0.05;
const SUSPEND_AFTER_MS = 1000;

export interface LiveSoundOptions {
  /** Called once, inside a person's gesture: a browser gives no sound without one. */
  readonly createContext: () => AudioContext;
  readonly chance: () => number;
  readonly logFailure: (what: string, cause: unknown) => void;
}

/** A session's sound in a page: one context for as long as the page lives, asleep whenever nothing is heard. */
export class LiveSound {
  readonly #options: LiveSoundOptions;
  readonly #clock = new OutputClock();
  #context: AudioContext | undefined;
  #engine: SoundEngine | undefined;
  #isPlaying = false;
  #suspendTimer: ReturnType<typeof setTimeout> | undefined;

  /** Phases for the light; they mean something while sound is playing. */
  readonly phases = new AudioPhases({
    clock: this.#clock,
    playing: {
      gatePhaseCyclesAt: (seconds) => this.#engine?.gatePhaseCyclesAt(seconds),
      swellPhaseCyclesAt: (seconds) => this.#engine?.swellPhaseCyclesAt(seconds),
    },
  });

  constructor(options: LiveSoundOptions) {
    this.#options = options;
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** How far light and sound may be apart, as far as the browser tells. */
  get estimatedErrorMs(): number {
    return this.#clock.estimatedErrorMs;
  }

  /** To be called inside the gesture that asks for sound. */
  start(plan: SoundPlan): void {
    const { context, engine } = this.#open();
    clearTimeout(this.#suspendTimer);
    this.#isPlaying = true;
    this.#wake(context);
    engine.start(plan, context.currentTime + LEAD_SECONDS);
  }

  apply(plan: SoundPlan): void {
    if (this.#context !== undefined) this.#engine?.apply(plan, soonSeconds(this.#context));
  }

  stop(): void {
    const context = this.#context;
    if (context === undefined || !this.#isPlaying) return;
    this.#isPlaying = false;
    this.#engine?.stop(soonSeconds(context));
    this.#suspendTimer = setTimeout(() => this.#sleep(context), SUSPEND_AFTER_MS);
  }

  /** Once a frame while light and sound run together: reads where the sound is. */
  listen(): void {
    if (this.#context !== undefined) this.#clock.push(heardNow(this.#context, performance.now()));
  }

  dispose(): void {
    clearTimeout(this.#suspendTimer);
    this.#isPlaying = false;
    this.#engine?.dispose();
    this.#context?.close().catch((cause: unknown) => this.#options.logFailure('sound.close-failed', cause));
    this.#context = undefined;
    this.#engine = undefined;
  }

  #open(): { readonly context: AudioContext; readonly engine: SoundEngine } {
    const context = this.#context ?? this.#options.createContext();
    const engine = this.#engine ?? this.#createEngine(context);
    this.#context = context;
    this.#engine = engine;
    return { context, engine };
  }

  #createEngine(context: AudioContext): SoundEngine {
    // A call that comes in, or another device, may put the context to sleep under a session that still wants it.
    context.addEventListener('statechange', () => {
      if (this.#isPlaying) this.#wake(context);
    });
    const { chance, logFailure } = this.#options;
    const loadTrack = createTrackLoader({
      fetchFile: fetchBytes,
      decode: (bytes) => context.decodeAudioData(bytes),
      logFailure: (track, cause) => logFailure(`ambient-track.load-failed: ${track}`, cause),
    });
    return new SoundEngine(context, { chance, loadTrack });
  }

  #wake(context: AudioContext): void {
    if (context.state === 'running' || context.state === 'closed') return;
    context.resume().catch((cause: unknown) => this.#options.logFailure('sound.resume-failed', cause));
  }

  #sleep(context: AudioContext): void {
    context.suspend().catch((cause: unknown) => this.#options.logFailure('sound.suspend-failed', cause));
  }
}

const soonSeconds = ({ currentTime, baseLatency }: AudioContext): number =>
  currentTime + baseLatency + EDIT_LEAD_SECONDS;
