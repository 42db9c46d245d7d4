import { setTimeout as pause } from 'node:timers/promises';

export interface UntilOptions {
  readonly mostMs: number;
  readonly everyMs?: number;
}

/** Asks again and again until it is so. What it was refused with last is said when the time is up. */
export async function until(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  { mostMs, everyMs = 100 }: UntilOptions,
): Promise<void> {
  const endMs = performance.now() + mostMs;
  let last: unknown = 'it is not so';
  while (performance.now() < endMs) {
    try {
      if (await isSo()) return;
      last = 'it is not so';
    } catch (cause) {
      last = cause;
    }
    await pause(everyMs);
  }
  throw new Error(`waited ${(mostMs / 1000).toFixed(0)} s for ${what}: ${String(last)}`, { cause: last });
}
