import { type Share, SITE_PULSE_HZ, SITE_SWELL_HZ } from '@vayl/domain';

/** One swell, in which the pulse comes a whole number of times: after it everything is as it was. */
export const HERO_PERIOD_SECONDS = 1 / SITE_SWELL_HZ;

const NARROW_BELOW_PX = 700;
const THREADS = 7;
const LONGEST_DELAY_SECONDS = 0.075;
/** At its lowest the swell leaves this much of the pulse, so that the line never dies. */
const SWELL_AT_LEAST = 0.05;

/** Ten seconds, one whole swell; four on a phone, where ten would be a grey band. */
export function heroSpanSeconds(widthPx: number): number {
  return widthPx < NARROW_BELOW_PX ? 4 : 10;
}

/** How deep the pulse is, 0 to 1: the 0.1 Hz swell, from its rest. */
export function heroEnvelope(seconds: number): Share {
  const swell = 0.5 - 0.5 * Math.cos(2 * Math.PI * SITE_SWELL_HZ * seconds);
  return SWELL_AT_LEAST + (1 - SWELL_AT_LEAST) * swell;
}

export interface Thread {
  readonly delaySeconds: number;
  /** Its height against the first line. */
  readonly scale: Share;
  readonly alpha: Share;
  readonly widthPx: number;
  readonly colour: 'ink' | 'accent';
}

/**
 * The line itself comes last, so that it lies on top. Each thread of the veil is that same line a few milliseconds
 * earlier, lower and fainter. All stay below 60 % alpha: where the wave passes, six times a second, a brighter one
 * would change the light of what it crosses by more than a tenth, which is a flash (`pnpm measure web`).
 */
export const HERO_THREADS: readonly Thread[] = Array.from({ length: THREADS + 1 }, (_, index) =>
  threadAt((THREADS - index) / THREADS),
);

export function heroValue(seconds: number, { delaySeconds, scale }: Thread): number {
  return scale * heroEnvelope(seconds) * Math.sin(2 * Math.PI * SITE_PULSE_HZ * (seconds - delaySeconds));
}

function threadAt(share: Share): Thread {
  if (share === 0) return { delaySeconds: 0, scale: 1, alpha: 0.52, widthPx: 1.4, colour: 'ink' };
  return {
    delaySeconds: share * LONGEST_DELAY_SECONDS,
    scale: 1 - 0.8 * share,
    alpha: 0.09 + 0.23 * (1 - share),
    widthPx: 0.8,
    colour: 'accent',
  };
}
