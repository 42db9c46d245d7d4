import type { Hertz } from '@vayl/domain';

/** What plays now, as the light sees it: how fast it pulses, and where its waves stand. */
export interface HeardSound {
  readonly globalHz: Hertz;
  readonly centerHz: Hertz;
  /** Once a frame, before phases are asked for. */
  listen(): void;
  /** Both are no number until the sound's clock is known. */
  globalPhaseCycles(atMs: number): number;
  centerPhaseCycles(atMs: number): number;
}
