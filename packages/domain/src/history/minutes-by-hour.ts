import type { SessionOutline } from './history-session.ts';
import { localSecondsOf } from './local-day.ts';

const HOUR_SECONDS = 3600;
const HOURS = 24;

/** Minutes in each hour of the person's own day. A session is spread over the hours from its beginning on. */
export function minutesByHour(outlines: readonly SessionOutline[]): readonly number[] {
  const seconds = Array.from({ length: HOURS }, () => 0);
  for (const outline of outlines) {
    let atSeconds = localSecondsOf(outline);
    let leftSeconds = outline.usedSeconds;
    while (leftSeconds > 0) {
      const hour = Math.floor(atSeconds / HOUR_SECONDS);
      const inHour = Math.min(leftSeconds, (hour + 1) * HOUR_SECONDS - atSeconds);
      seconds[hour % HOURS] = (seconds[hour % HOURS] ?? 0) + inHour;
      atSeconds += inHour;
      leftSeconds -= inHour;
    }
  }
  return seconds.map((sum) => sum / 60);
}
