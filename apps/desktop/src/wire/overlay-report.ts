import type { DepthReport } from '@vayl/light';

/** What one display shows, told with each answer to the shell's beat. */
export interface OverlayReport {
  readonly depth: DepthReport;
  /** 0 while it is unknown. */
  readonly refreshHz: number;
  readonly missedShare: number;
  readonly hasSurface: boolean;
  /** Whether the last frame was dark, so that the window can be taken away. */
  readonly isDark: boolean;
}
