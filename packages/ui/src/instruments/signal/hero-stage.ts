import { drawHero } from './draw-hero.ts';
import type { FrameClock } from './frame-clock.ts';
import { heroSpanSeconds } from './hero-signal.ts';
import { runFrames } from './run-frames.ts';

export interface HeroStage {
  /** Runs on from where it stood, or holds still there. */
  readonly move: (isMoving: boolean) => void;
  readonly dispose: () => void;
}

export interface HeroStageQuestion {
  readonly canvas: HTMLCanvasElement;
  readonly clock: FrameClock;
  readonly onSpan: (spanSeconds: number) => void;
}

/** Where the swell opens at the left and is narrow at the right, which is the picture to begin with. */
const FIRST_MOMENT_SECONDS = 13.6;
const MOST_PIXELS_PER_PX = 2;

/** The hero's canvas: its size, its time, and whether it moves. */
export function openHeroStage({ canvas, clock, onSpan }: HeroStageQuestion): HeroStage | undefined {
  // Drawn by the processor: a few milliseconds anywhere. A graphics card's path engine is as fast, but where there is
  // none, its emulation takes a hundred times as long for lines like these.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  let shownSeconds = FIRST_MOMENT_SECONDS;
  let end: (() => void) | undefined;

  const draw = () => {
    const { clientWidth: widthPx, clientHeight: heightPx } = canvas;
    const { color: ink, accentColor: accent } = getComputedStyle(canvas);
    drawHero({ context, widthPx, heightPx, ink, accent }, shownSeconds);
  };
  const resize = () => {
    const scale = Math.min(MOST_PIXELS_PER_PX, window.devicePixelRatio);
    canvas.width = Math.round(canvas.clientWidth * scale);
    canvas.height = Math.round(canvas.clientHeight * scale);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    onSpan(heroSpanSeconds(canvas.clientWidth));
    draw();
  };
  const size = new ResizeObserver(resize);
  resize();
  size.observe(canvas);

  function stop(): void {
    end?.();
    end = undefined;
  }
  return {
    move: (isMoving) => {
      stop();
      if (!isMoving) return draw();
      const zeroMs = clock.nowMs() - shownSeconds * 1000;
      const drawAt = (nowMs: number) => {
        shownSeconds = (nowMs - zeroMs) / 1000;
        draw();
      };
      end = runFrames({ clock, draw: drawAt, element: canvas });
    },
    dispose: () => {
      stop();
      size.disconnect();
    },
  };
}
