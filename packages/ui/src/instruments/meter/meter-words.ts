import { GOVERNOR_LIMITS, type MeterReading, type Share } from '@vayl/domain';

type MeterState = 'Within limit' | 'Guard is limiting' | 'Light stopped';

export interface MeterPicture {
  readonly state: MeterState;
  /** `0.062 of 0.100`, changes of relative luminance. */
  readonly numbers: string;
  readonly note: string | undefined;
  /** Where the bars end, as shares of the width. */
  readonly delivered: Share;
  readonly asked: Share;
}

/** The limit stands at three quarters of the width, so that there is room to show what was asked beyond it. */
export const LIMIT_AT: Share = 0.75;

const LIMITING_NOTE = 'Depth is lowered to stay under the limit. Your setting is kept.';

// The limit is one for flashes. Light that is too slow to be one has its full depth, and the meter must say so where
// its bar passes the mark.
const SLOW_NOTE = `At ${GOVERNOR_LIMITS.fullDepthMaxHz} Hz and slower the light has its full depth: the mark is for faster light.`;

export function meterPicture(reading: MeterReading, isStopped: boolean): MeterPicture {
  const { askedLuminance: asked, deliveredLuminance: delivered, limitLuminance: limit, isLimiting } = reading;
  const numbers = (luminance: number) => `${luminance.toFixed(3)} of ${limit.toFixed(3)}`;
  const share = (luminance: number) => Math.min(LIMIT_AT * (luminance / limit), 1);
  if (isStopped) return { state: 'Light stopped', numbers: numbers(0), note: undefined, delivered: 0, asked: 0 };
  const isSlow = !isLimiting && delivered > limit;
  return {
    state: isLimiting ? 'Guard is limiting' : 'Within limit',
    numbers: isLimiting
      ? `${delivered.toFixed(3)}, asked ${asked.toFixed(3)}`
      : isSlow
        ? `${delivered.toFixed(3)}, slow light`
        : numbers(delivered),
    note: isLimiting ? LIMITING_NOTE : isSlow ? SLOW_NOTE : undefined,
    delivered: share(delivered),
    asked: share(asked),
  };
}

export interface MinuteMarks {
  readonly used: number;
  readonly left: number;
}

/** A minute that has begun to run is still a mark: it falls when it is over. */
export function minuteMarks(minutesLeft: number, minutesPerDay: number): MinuteMarks {
  const left = Math.min(Math.max(Math.ceil(minutesLeft), 0), minutesPerDay);
  return { used: minutesPerDay - left, left };
}
