/** `free` is whatever takes nobody's time: declined, marked as free, or a whole day long. */
export type CalendarEventKind = 'focus' | 'meeting' | 'free';

/** An event of a person's own calendar, as far as this app needs it. It stays on the person's computer. */
export interface CalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly startMs: number;
  readonly endMs: number;
  readonly isAllDay: boolean;
  readonly kind: CalendarEventKind;
}

export interface EventMarks {
  readonly title: string;
  /** The calendar itself says that it is time for work alone. */
  readonly isMarkedFocus: boolean;
  readonly isBusy: boolean;
  readonly isAllDay: boolean;
  readonly hasGuests: boolean;
}

/** Whole words: “Focus” and “Deep work” are, “Autofocus tests” is not. */
const SAYS_FOCUS = /(?:^|[^\p{L}\p{N}])(?:focus|deep work|fokus|fokuszeit|concentration|foco)(?:$|[^\p{L}\p{N}])/iu;

/** A block for oneself may say so in its title. With guests it is a meeting, whatever it is called: a focus group is one. */
export function eventKind({ title, isMarkedFocus, isBusy, isAllDay, hasGuests }: EventMarks): CalendarEventKind {
  if (isAllDay) return 'free';
  if (isMarkedFocus || (!hasGuests && SAYS_FOCUS.test(title))) return 'focus';
  return isBusy ? 'meeting' : 'free';
}
