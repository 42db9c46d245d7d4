import type { Beat } from '../wire/beat.ts';
import type { OverlayOrder } from '../wire/overlay-order.ts';
import type { OverlayReport } from '../wire/overlay-report.ts';

/** All that a window over a display may do: hear, and answer. */
export interface OverlayHost {
  onBeat(listener: (beat: Beat) => void): Promise<void>;
  onOrder(listener: (order: OverlayOrder) => void): Promise<void>;
  answer(report: OverlayReport): void;
}
