import type { FrameClock } from './frame-clock.ts';

export interface FrameRun {
  readonly clock: FrameClock;
  /** Draws what is seen at a moment of the clock. */
  readonly draw: (nowMs: number) => void;
  /** Frames are drawn only while this is in view. */
  readonly element: Element;
}

/** Draws a frame, then one after another while the tab shows the element; returns how to end it. */
export function runFrames({ clock, draw, element }: FrameRun): () => void {
  let cancel: (() => void) | undefined;
  let isInView = true;

  const step = () => {
    draw(clock.nowMs());
    cancel = clock.requestFrame(step);
  };
  const follow = () => {
    const isSeen = isInView && !document.hidden;
    if (isSeen && cancel === undefined) step();
    if (isSeen || cancel === undefined) return;
    cancel();
    cancel = undefined;
  };
  const view = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? true;
    follow();
  });

  document.addEventListener('visibilitychange', follow);
  view.observe(element);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    view.disconnect();
    cancel?.();
  };
}
