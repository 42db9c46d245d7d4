import { displayFrequency } from '@vayl/domain';
import type { TraceSettings, TraceWindow } from './trace-signal.ts';

/** The trace is drawn in these units and stretched over whatever room it has; its line keeps its width. */
export const TRACE_BOX = { width: 1000, height: 100 };

const SAMPLES = 600;
/** Air above and below, so that the line's own width is never cut off. */
const PADDING = 8;

/** The last seconds of a signal as an SVG path, newest at the right. */
export function tracePath(signal: (seconds: number) => number, { nowSeconds, spanSeconds }: TraceWindow): string {
  const { width, height } = TRACE_BOX;
  const points = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const share = index / SAMPLES;
    const value = signal(nowSeconds - (1 - share) * spanSeconds);
    const y = height / 2 - value * (height / 2 - PADDING);
    return `${(share * width).toFixed(1)} ${y.toFixed(2)}`;
  });
  return `M${points.join('L')}`;
}

/** Nothing is on: zero, from end to end. */
export const FLAT_PATH = `M0 ${TRACE_BOX.height / 2}H${TRACE_BOX.width}`;

export function traceText(settings: TraceSettings, spanSeconds: number, isOn: boolean): string {
  if (!isOn) return 'Trace of the light: off, a flat line';
  const { globalHz, centerHz, waveform } = settings;
  const rates = `${displayFrequency(centerHz).text} under ${displayFrequency(globalHz).text}`;
  return `Trace of the light, ${spanSeconds} s wide: ${waveform}, ${rates}`;
}
