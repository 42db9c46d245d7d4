import { HERO_THREADS, heroEnvelope, heroSpanSeconds, heroValue } from './hero-signal.ts';

export interface HeroSheet {
  readonly context: CanvasRenderingContext2D;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly ink: string;
  readonly accent: string;
}

const HEIGHT_SHARE = 0.4;
const ENVELOPE_GAP_PX = 10;
/** A long line that goes up and down is slow to fill in one piece; two cycles at a time are quick. */
const PIECE_STEPS = 48;

interface Line {
  readonly stepPx: number;
  readonly yAt: (x: number) => number;
  /** Strokes the line in pieces of so many steps. A dashed one stays whole, so that its dashes stay even. */
  readonly pieceSteps?: number;
}

/** One frame of the hero: the veil's threads, the line, and the dotted swell that holds them. */
export function drawHero(sheet: HeroSheet, nowSeconds: number): void {
  const { context, widthPx, heightPx, ink, accent } = sheet;
  const spanSeconds = heroSpanSeconds(widthPx);
  const heightOfOne = heightPx * HEIGHT_SHARE;
  // A cycle takes 24 px of a desk's screen and 16 px of a phone's, where half a pixel still shows.
  const stepPx = spanSeconds < 10 ? 0.5 : 1;
  const secondsAt = (x: number) => nowSeconds - (1 - x / widthPx) * spanSeconds;

  context.clearRect(0, 0, widthPx, heightPx);
  context.lineJoin = 'round';
  for (const thread of HERO_THREADS) {
    context.strokeStyle = thread.colour === 'ink' ? ink : accent;
    context.globalAlpha = thread.alpha;
    context.lineWidth = thread.widthPx;
    const yAt = (x: number) => heightPx / 2 + heightOfOne * heroValue(secondsAt(x), thread);
    strokeAlong(sheet, { stepPx, yAt, pieceSteps: PIECE_STEPS });
  }
  context.strokeStyle = ink;
  context.globalAlpha = 0.6;
  context.lineWidth = 1;
  context.setLineDash([2, 6]);
  for (const side of [-1, 1]) {
    const yAt = (x: number) => heightPx / 2 + side * (heightOfOne * heroEnvelope(secondsAt(x)) + ENVELOPE_GAP_PX);
    strokeAlong(sheet, { stepPx: 4, yAt });
  }
  context.setLineDash([]);
  context.globalAlpha = 1;
}

function strokeAlong({ context, widthPx }: HeroSheet, line: Line): void {
  const { stepPx, yAt, pieceSteps = Number.POSITIVE_INFINITY } = line;
  context.beginPath();
  context.moveTo(0, yAt(0));
  for (let step = 1; (step - 1) * stepPx < widthPx; step += 1) {
    const x = step * stepPx;
    context.lineTo(x, yAt(x));
    if (step % pieceSteps !== 0) continue;
    context.stroke();
    context.beginPath();
    context.moveTo(x, yAt(x));
  }
  context.stroke();
}
