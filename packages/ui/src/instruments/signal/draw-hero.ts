import { SITE_PULSE_HZ } from '@vayl/domain';
import { HERO_THREADS, heroEnvelope, heroValue } from './hero-signal.ts';

export interface HeroSheet {
  readonly context: CanvasRenderingContext2D;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly ink: string;
  readonly accent: string;
  readonly pxPerSecond: number;
}

const HEIGHT_SHARE = 0.4;
const ENVELOPE_GAP_PX = 10;
const DASH_PX = 2;
const DASH_EVERY_PX = 8;
/** A cycle takes 24 px of a desk's screen, and 16 px of a phone's, where half a pixel still shows. */
const COARSE_CYCLE_PX = 20;

/**
 * The hero's strip, whose right end is the newest, stroke by stroke: the veil's threads, the line, and the dotted swell
 * that holds them. Steps and dashes fit into a cycle a whole number of times, so that the strip's pixels repeat when the
 * signal does.
 */
export function heroStrokes(sheet: HeroSheet, newestSeconds: number): readonly (() => void)[] {
  const { context, widthPx, heightPx, ink, accent, pxPerSecond } = sheet;
  const middlePx = heightPx / 2;
  const heightOfOne = heightPx * HEIGHT_SHARE;
  const cyclePx = pxPerSecond / SITE_PULSE_HZ;
  const dashEveryPx = cyclePx / Math.round(cyclePx / DASH_EVERY_PX);
  const secondsAt = (x: number) => newestSeconds - (widthPx - x) / pxPerSecond;
  context.lineJoin = 'round';

  const threads = HERO_THREADS.map((thread) => () => {
    context.strokeStyle = thread.colour === 'ink' ? ink : accent;
    context.globalAlpha = thread.alpha;
    context.lineWidth = thread.widthPx;
    strokeWave(sheet, cyclePx, (x) => middlePx + heightOfOne * heroValue(secondsAt(x), thread));
  });
  const swell = [-1, 1].map((side) => () => {
    context.strokeStyle = ink;
    context.globalAlpha = 0.6;
    context.lineWidth = 1;
    const yAt = (x: number) => middlePx + side * (heightOfOne * heroEnvelope(secondsAt(x)) + ENVELOPE_GAP_PX);
    strokeDashes(sheet, dashEveryPx, yAt);
  });
  return [...threads, ...swell];
}

/** A long line that goes up and down is slow to fill in one piece; two cycles at a time are quick. */
function strokeWave({ context, widthPx }: HeroSheet, cyclePx: number, yAt: (x: number) => number): void {
  const stepsInCycle = Math.ceil(cyclePx / (cyclePx < COARSE_CYCLE_PX ? 0.5 : 1));
  const stepPx = cyclePx / stepsInCycle;
  context.beginPath();
  context.moveTo(0, yAt(0));
  for (let step = 1; (step - 1) * stepPx < widthPx; step += 1) {
    const x = step * stepPx;
    context.lineTo(x, yAt(x));
    if (step % (2 * stepsInCycle) !== 0) continue;
    context.stroke();
    context.beginPath();
    context.moveTo(x, yAt(x));
  }
  context.stroke();
}

function strokeDashes({ context, widthPx }: HeroSheet, everyPx: number, yAt: (x: number) => number): void {
  context.beginPath();
  for (let dash = 0; dash * everyPx < widthPx; dash += 1) {
    const x = dash * everyPx;
    context.moveTo(x, yAt(x));
    context.lineTo(x + DASH_PX, yAt(x + DASH_PX));
  }
  context.stroke();
}
