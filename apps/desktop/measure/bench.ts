import { openVeiledScreen, type VeiledScreen, type VeiledScreenOptions } from '../../../e2e/desktop/harness/veil.ts';
import type { Figure } from '../../../tools/measure/measurement.ts';

const MOST_ATTEMPTS = 4;

/** Small enough to be drawn and filmed by two cores; the watched square is its middle. */
export const SMALL = { width: 640, height: 400, watched: { x: 312, y: 192 }, isControlHidden: true };

/**
 * A screen for one figure. On a machine that is busy with something else the app is right to put its light out: then the
 * figure is taken anew, and it is said how often.
 */
export async function onScreen<Result>(
  options: VeiledScreenOptions,
  work: (veiled: VeiledScreen) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const veiled = await openVeiledScreen(options);
      try {
        return await work(veiled);
      } finally {
        await veiled.screen.close();
      }
    } catch (cause) {
      if (attempt === MOST_ATTEMPTS) throw cause;
      process.stderr.write(`measure: once more, since ${String(cause).slice(0, 300)}\n`);
    }
  }
}

/** A figure that may lie so far from where it should be, to both sides. */
export function near(name: string, error: number, most: number, unit: string): Figure {
  return {
    name,
    measured: `${error.toFixed(3)} ${unit}`,
    bar: `within ${most}`,
    isReached: Math.abs(error) <= most,
  };
}

export function under(name: string, value: number, most: number, unit: string): Figure {
  return { name, measured: `${value.toFixed(0)} ${unit}`, bar: `under ${most}`, isReached: value < most };
}
