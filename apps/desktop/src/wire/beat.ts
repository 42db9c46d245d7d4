import type { OverlayReport } from './overlay-report.ts';

/** The shell's beat, ten times a second. */
export interface Beat {
  readonly number: number;
  /** The shell's own clock, which only runs forward. */
  readonly shellMs: number;
}

/** What the control page hears with it: the last report of every overlay, by the label of its window. */
export interface ControlBeat extends Beat {
  readonly reports: Readonly<Record<string, OverlayReport>>;
}
