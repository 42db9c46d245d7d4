import { heroStrokes } from './draw-hero.ts';
import { HERO_PERIOD_SECONDS, heroSpanSeconds } from './hero-signal.ts';

export interface HeroStage {
  /** Runs on from where it stood, or holds still there. */
  readonly move: (isMoving: boolean) => void;
  readonly dispose: () => void;
}

export interface HeroStageQuestion {
  /** Lies in an element that it is moved through, and that hides what is not seen of it. */
  readonly canvas: HTMLCanvasElement;
  readonly onSpan: (spanSeconds: number) => void;
}

/** Where the swell opens at the left and is narrow at the right, which is the picture to begin with. */
const FIRST_MOMENT_SECONDS = 13.6;
const MOST_PIXELS_PER_PX = 2;
/** What every graphics card takes in one piece. */
const MOST_PIXELS_WIDE = 8192;

/**
 * The hero's canvas: its size, its time, and whether it moves. The signal repeats itself exactly, so one period and a
 * window's width of the next are drawn once, and the browser slides that strip to the left for ever: a page that is
 * looked at for an hour has been drawn once.
 */
export function openHeroStage({ canvas, onSpan }: HeroStageQuestion): HeroStage | undefined {
  // Drawn by the processor: a few milliseconds anywhere. A graphics card's path engine is as fast, but where there is
  // none, its emulation takes a hundred times as long for lines like these.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const frame = canvas.parentElement;
  if (context === null || frame === null) return undefined;
  const slide = new KeyframeEffect(canvas, [], {
    duration: 1000 * HERO_PERIOD_SECONDS,
    iterations: Number.POSITIVE_INFINITY,
  });
  const motion = new Animation(slide);

  let isFirst = true;
  let nextStroke = 0;
  /** The first time a stroke with each frame, while the page has other things to do; later all at once. */
  const draw = ([stroke, ...rest]: readonly (() => void)[]) => {
    if (stroke === undefined) {
      isFirst = false;
      return;
    }
    stroke();
    if (isFirst) nextStroke = requestAnimationFrame(() => draw(rest));
    else draw(rest);
  };
  const resize = () => {
    cancelAnimationFrame(nextStroke);
    const { clientWidth, clientHeight: heightPx } = frame;
    const spanSeconds = heroSpanSeconds(clientWidth);
    const periodPx = (clientWidth * HERO_PERIOD_SECONDS) / spanSeconds;
    const widthPx = periodPx + clientWidth;
    const scale = Math.min(MOST_PIXELS_PER_PX, window.devicePixelRatio, MOST_PIXELS_WIDE / widthPx);
    canvas.style.width = `${widthPx}px`;
    canvas.width = Math.round(widthPx * scale);
    canvas.height = Math.round(heightPx * scale);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    const { color: ink, accentColor: accent } = getComputedStyle(canvas);
    const newestSeconds = FIRST_MOMENT_SECONDS + HERO_PERIOD_SECONDS;
    const sheet = { context, widthPx, heightPx, ink, accent, pxPerSecond: clientWidth / spanSeconds };
    draw(heroStrokes(sheet, newestSeconds));
    slide.setKeyframes([{ transform: 'none' }, { transform: `translateX(${-periodPx}px)` }]);
    onSpan(spanSeconds);
  };
  const size = new ResizeObserver(resize);
  resize();
  size.observe(frame);

  return {
    move: (isMoving) => {
      if (isMoving) motion.play();
      else if (motion.playState === 'running') motion.pause();
    },
    dispose: () => {
      cancelAnimationFrame(nextStroke);
      motion.cancel();
      size.disconnect();
    },
  };
}
