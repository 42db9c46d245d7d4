/** Time and frames come from outside, so that a test can hold them still. */
export interface FrameClock {
  readonly nowMs: () => number;
  /** Calls back once, at the next frame, unless it is cancelled by what it returns. */
  readonly requestFrame: (onFrame: () => void) => () => void;
}

export const BROWSER_CLOCK: FrameClock = {
  nowMs: () => performance.now(),
  requestFrame: (onFrame) => {
    const id = requestAnimationFrame(onFrame);
    return () => cancelAnimationFrame(id);
  },
};
