import type { DemoSettings } from '@vayl/domain';

/** The settings as they are to be heard: volumes carry the timeline's level already. */
export interface SoundRequest extends DemoSettings {
  /** A tone that neither pulses nor swells, as loud as the one that does. */
  readonly isSteady?: boolean;
}

/** The sound as a session sees it. A host makes one of a live sound and its plan. */
export interface SoundPort {
  /** Called inside the person's gesture, which a browser asks for. */
  start(request: SoundRequest): void;
  apply(request: SoundRequest): void;
  stop(): void;
  /** The person's own correction between light and sound. */
  setOffsetMs(offsetMs: number): void;
}
