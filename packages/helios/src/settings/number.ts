/** A tenth of a hertz, and a hundredth below one: what a person can read and a slider can hold. */
export function roundRate(hz: number): number {
  const factor = hz < 1 ? 100 : 10;
  return Math.round(hz * factor) / factor;
}

export function roundShare(share: number): number {
  return Math.round(share * 100) / 100;
}
