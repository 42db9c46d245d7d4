import { pause } from '../harness/clock.ts';
import { spreadOf } from '../harness/light.ts';
import type { VeiledScreen } from '../harness/veil.ts';

const STOP_KEYS = ['Control_L', 'Shift_L', 'period'];
const STILL_LEVELS = 2;

/** From the key to the last light that was seen; endless where the screen does not come to rest. */
export async function stopByKey({ watch, dark }: VeiledScreen): Promise<number> {
  const pressedMs = await watch.press(...STOP_KEYS);
  await pause(1000);
  if (spreadOf(watch.last(500)) > STILL_LEVELS) return Number.POSITIVE_INFINITY;
  return Math.max(0, watch.lastLitMs(dark) - pressedMs);
}
