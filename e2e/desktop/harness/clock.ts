/** The system's clock that only runs forward, which every program on this machine reads alike, in this page's time. */
export function monotonicToMs(ns: number): number {
  return ns / 1e6 - (Number(process.hrtime.bigint()) / 1e6 - performance.now());
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
