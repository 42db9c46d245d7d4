import type { CalendarEvent, Result } from '@vayl/domain';
import type { ReadProblem } from './read-page.ts';

/** Reads the events around now. What it knows of earlier readings is its own affair. */
export interface EventReader {
  read(nowMs: number): Promise<Result<readonly CalendarEvent[], ReadProblem>>;
}
