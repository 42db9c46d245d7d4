import type { Display } from '../../host/control-host.ts';

/** The display that shows a point. Points and displays are in the same pixels. */
export function displayAt(
  { x, y }: { readonly x: number; readonly y: number },
  displays: readonly Display[],
): Display | undefined {
  return displays.find(({ left, top, width, height }) => x >= left && x < left + width && y >= top && y < top + height);
}
