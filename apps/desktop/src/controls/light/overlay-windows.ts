import type { LogFailure } from '@vayl/session';
import type { ControlHost, Display } from '../../host/control-host.ts';

type WindowsHost = Pick<ControlHost, 'displays' | 'openOverlay' | 'closeOverlay' | 'hideFromCapture'>;

/**
 * One overlay for each display that there is. Displays come and go: whoever calls is told that something changed, since
 * light that was drawn for one display is not for another.
 */
export class OverlayWindows {
  readonly #host: WindowsHost;
  readonly #logFailure: LogFailure;
  readonly #labels = new Map<string, string>();
  #isHiddenFromCapture: boolean;
  #count = 0;
  #isMatching = false;

  constructor(host: WindowsHost, logFailure: LogFailure, isHiddenFromCapture = true) {
    this.#host = host;
    this.#isHiddenFromCapture = isHiddenFromCapture;
    this.#logFailure = logFailure;
  }

  /** Whether anything is other than before. Whoever asks while it is being done is told by the first. */
  async matchDisplays(): Promise<boolean> {
    if (this.#isMatching) return false;
    this.#isMatching = true;
    try {
      return await this.#match();
    } finally {
      this.#isMatching = false;
    }
  }

  /** Whether screenshots and screen sharing are asked to leave the light out. */
  async hideFromCapture(isHidden: boolean): Promise<void> {
    if (isHidden === this.#isHiddenFromCapture) return;
    this.#isHiddenFromCapture = isHidden;
    for (const label of this.#labels.values()) {
      await this.#attempt('overlay.capture-failed', this.#host.hideFromCapture(label, isHidden));
    }
  }

  async #match(): Promise<boolean> {
    const wanted = new Map((await this.#host.displays()).map((display) => [keyOf(display), display]));
    const gone = [...this.#labels].filter(([key]) => !wanted.has(key));
    const added = [...wanted].filter(([key]) => !this.#labels.has(key));
    for (const [key, label] of gone) {
      this.#labels.delete(key);
      await this.#attempt('overlay.close-failed', this.#host.closeOverlay(label));
    }
    for (const [key, display] of added) {
      // A label is never used again: what a window said before it went must not count for the next.
      const label = `overlay-${this.#count}`;
      this.#count += 1;
      this.#labels.set(key, label);
      await this.#attempt('overlay.open-failed', this.#host.openOverlay(label, display, this.#isHiddenFromCapture));
    }
    return gone.length + added.length > 0;
  }

  async #attempt(what: string, work: Promise<void>): Promise<void> {
    try {
      await work;
    } catch (cause) {
      this.#logFailure(what, cause);
    }
  }
}

/** Another place, size or scale is another display: its overlay is made anew. */
function keyOf({ name, left, top, width, height, scale }: Display): string {
  return [name, left, top, width, height, scale].join(' ');
}
