export interface ToneWindow {
  readonly hz: number;
  readonly gain: number;
  readonly spanMs: number;
}

/** Enough that no corner is seen in the largest of them. */
const POINTS_PER_CYCLE = 48;

export const TONE_BOX = { width: 600, height: 60 };

/** A sine at its real rate over a real time, at its real height beside the others. */
export function toneWave({ hz, gain, spanMs }: ToneWindow): string {
  const { width, height } = TONE_BOX;
  const points = Math.round(((hz * spanMs) / 1000) * POINTS_PER_CYCLE);
  const path = Array.from({ length: points + 1 }, (_, point) => {
    const share = point / points;
    const y = height / 2 - gain * (height / 2 - 2) * Math.sin((2 * Math.PI * hz * share * spanMs) / 1000);
    return `${(share * width).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${path.join('L')}`;
}
