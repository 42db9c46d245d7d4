import type { Calendar } from '../calendar.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Whole hours east of Greenwich, without summer time. */
export class FakeCalendar implements Calendar {
  offsetHours = 0;

  timeZone(): string {
    return `Zone/${this.offsetHours}`;
  }

  localDayOf(wallMs: number): string {
    return localDayIn(this.timeZone(), wallMs);
  }

  nextMidnightMs(wallMs: number): number {
    return nextMidnightIn(this.timeZone(), wallMs);
  }
}

export function localDayIn(zone: string, ms: number): string {
  return new Date(ms + offsetMs(zone)).toISOString().slice(0, 10);
}

export function nextMidnightIn(zone: string, ms: number): number {
  return Math.floor((ms + offsetMs(zone)) / DAY_MS + 1) * DAY_MS - offsetMs(zone);
}

const offsetMs = (zone: string): number => Number(zone.split('/')[1]) * HOUR_MS;
