import type { Result } from '@vayl/domain';
import type { ControlBeat } from '../wire/beat.ts';
import type { OverlayOrder } from '../wire/overlay-order.ts';

/** One display, in its own pixels. */
export interface Display {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Why the shell took the light off the screens by itself. */
export type DarkReason = 'stop-key' | 'control-silent' | 'overlay-silent' | 'locked' | 'slept';

export type StopKeyError = 'stop-key/taken' | 'stop-key/unreadable';

/** The shell, as the control window sees it. There is one on Tauri, and one that tests hold in their hands. */
export interface ControlHost {
  /** The listener's return is the sign of life: a page that does not come to an end with it counts as gone. */
  onBeat(listener: (beat: ControlBeat) => void): Promise<void>;
  onDarkened(listener: (reason: DarkReason) => void): Promise<void>;
  displays(): Promise<readonly Display[]>;
  /** Made unseen, over a whole display, above everything and never in the way of a pointer. */
  openOverlay(label: string, display: Display, isHiddenFromCapture: boolean): Promise<void>;
  /** Asks the system to leave it out of screenshots and screen sharing. Not every system can. */
  hideFromCapture(label: string, isHidden: boolean): Promise<void>;
  showOverlay(label: string, isShown: boolean): Promise<void>;
  closeOverlay(label: string): Promise<void>;
  orderLight(order: OverlayOrder): Promise<void>;
  /** The key that stops the light from any app. The one before stays where the new one cannot be had. */
  setStopKey(keys: string): Promise<Result<undefined, StopKeyError>>;
}
