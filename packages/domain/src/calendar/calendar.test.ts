import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, type EventMarks, eventKind } from './calendar-event.ts';
import { focusBlocks, proposedBlock } from './focus-blocks.ts';
import { isInMeeting, meetingToWindDownFor, nextEvents } from './meetings.ts';

const DAY = '2026-11-16';
const at = (time: string): number => Date.parse(`${DAY}T${time}:00Z`);

function event(kind: CalendarEvent['kind'], from: string, to: string, isAllDay = false): CalendarEvent {
  return { id: `${kind} ${from}`, title: `${kind} at ${from}`, startMs: at(from), endMs: at(to), isAllDay, kind };
}
const meeting = (from: string, to: string) => event('meeting', from, to);

describe('the kind of an event', () => {
  const PLAIN: EventMarks = {
    title: 'Budget',
    isMarkedFocus: false,
    isBusy: true,
    isAllDay: false,
    hasGuests: false,
  };

  it.each([
    ['is a meeting where it takes time', {}, 'meeting'],
    ['is free where it is marked as free', { isBusy: false }, 'free'],
    ['is free where it lasts all day', { isAllDay: true }, 'free'],
    ['is focus where the calendar marks it so', { isMarkedFocus: true, hasGuests: true }, 'focus'],
    ['is focus where its title says so', { title: 'Focus: chapter two' }, 'focus'],
    ['is focus where its title says deep work', { title: 'deep work', isBusy: false }, 'focus'],
    ['is a meeting with guests, whatever it is called', { title: 'Focus group', hasGuests: true }, 'meeting'],
    ['is not focus for a part of a word', { title: 'Autofocus tests' }, 'meeting'],
    ['is free for a whole day of focus', { title: 'Focus', isAllDay: true }, 'free'],
  ] as const)('[RD-58] %s', (_, marks, kind) => {
    expect(eventKind({ ...PLAIN, ...marks })).toBe(kind);
  });
});

describe('focus blocks', () => {
  it('[RD-58] are events of focus, and gaps of 45 minutes to 4 hours between what takes time', () => {
    const events = [
      meeting('16:00', '16:30'),
      meeting('08:00', '09:00'),
      meeting('09:45', '10:00'),
      meeting('10:40', '11:00'),
      event('focus', '11:00', '12:00'),
      event('free', '13:00', '14:00'),
    ];
    expect(focusBlocks(events)).toEqual([
      { because: 'free-gap', startMs: at('09:00'), endMs: at('09:45') },
      { because: 'focus-event', startMs: at('11:00'), endMs: at('12:00') },
      { because: 'free-gap', startMs: at('12:00'), endMs: at('16:00') },
    ]);
  });

  it('are not gaps under a longer meeting, nor an evening', () => {
    expect(focusBlocks([meeting('08:00', '12:00'), meeting('08:30', '09:00'), meeting('12:10', '12:30')])).toEqual([]);
    expect(focusBlocks([meeting('08:00', '09:00'), meeting('13:01', '14:00')])).toEqual([]);
  });

  it('never lie over a meeting where they are gaps', () => {
    const span = fc.tuple(fc.integer({ min: 0, max: 1380 }), fc.integer({ min: 1, max: 300 }));
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), (spans) => {
        const events = spans.map(
          ([startMinute, minutes], index): CalendarEvent => ({
            id: String(index),
            title: '',
            startMs: startMinute * 60_000,
            endMs: (startMinute + minutes) * 60_000,
            isAllDay: false,
            kind: 'meeting',
          }),
        );
        for (const gap of focusBlocks(events)) {
          expect(events.filter((one) => one.startMs < gap.endMs && one.endMs > gap.startMs)).toEqual([]);
        }
      }),
    );
  });
});

describe('a session is proposed', () => {
  const events = [event('focus', '10:00', '11:00'), meeting('10:40', '11:00')];

  it.each([
    ['before the block', '09:59', false],
    ['when it begins', '10:00', true],
    ['in its first ten minutes', '10:09', true],
    ['later', '10:10', false],
  ])('[RD-58] %s: %s', (_, time, isProposed) => {
    expect(proposedBlock(events, at(time)) !== undefined).toBe(isProposed);
  });

  it('not where a meeting leaves too little of it', () => {
    expect(proposedBlock([event('focus', '10:00', '11:00'), meeting('10:10', '10:50')], at('10:00'))).toBeUndefined();
    expect(proposedBlock([event('focus', '10:00', '11:00'), meeting('09:50', '10:20')], at('10:05'))).toBeUndefined();
  });
});

describe('a meeting', () => {
  const events = [meeting('10:00', '10:30'), event('focus', '11:00', '12:00'), event('free', '13:00', '14:00')];

  it.each([
    ['09:59', false],
    ['10:00', true],
    ['10:29', true],
    ['10:30', false],
    ['11:30', false],
    ['13:30', false],
  ])('[RD-58] holds the person at %s: %s', (time, isHeld) => {
    expect(isInMeeting(events, at(time))).toBe(isHeld);
  });

  it.each([
    ['09:56', undefined],
    ['09:57', 'meeting 10:00'],
    ['09:59', 'meeting 10:00'],
    ['10:00', undefined],
    ['10:58', undefined],
  ])('[RD-58] ends a session three minutes before it: at %s for %s', (time, id) => {
    expect(meetingToWindDownFor(events, at(time))?.id).toBe(id);
  });

  it('comes first among the next where it is first', () => {
    const all = [event('free', '00:00', '23:00', true), ...events.toReversed()];
    expect(nextEvents(all, at('10:15'), 2).map(({ id }) => id)).toEqual(['meeting 10:00', 'focus 11:00']);
  });
});
