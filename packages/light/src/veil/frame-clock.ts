/** Where frames and time come from. Tests and films bring their own, so that every frame can be made again. */
export interface FrameClock {
  nowMs(): number;
  /** Calls back once, at the next frame, with its time. */
  requestFrame(onFrame: (frameTimeMs: number) => void): number;
  cancelFrame(handle: number): void;
}

/** The browser's own frames. */
export const BROWSER_CLOCK: FrameClock = {
  nowMs: () => performance.now(),
  requestFrame: (onFrame) => requestAnimationFrame(onFrame),
  cancelFrame: (handle) => cancelAnimationFrame(handle),
};
