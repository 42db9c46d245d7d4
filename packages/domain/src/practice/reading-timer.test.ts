import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PRACTICE_TABS,
  type ReadingMoment,
  readingSeconds,
  readingTimeText,
  STOPPED_TIMER,
  updateReadingTimer,
} from '../index.ts';

const READING = { isOn: true, tab: 'reading' } as const;

/** The seconds shown after these moments, the last of which is now. */
function secondsAfter(...moments: ReadingMoment[]): number {
  return readingSeconds(moments.reduce(updateReadingTimer, STOPPED_TIMER), moments.at(-1)?.nowMs ?? 0);
}

describe('the tabs', () => {
  it('[PRAC-02] are reading, video and coding', () => {
    expect(PRACTICE_TABS).toEqual(['reading', 'video', 'coding']);
  });
});

describe('the reading timer', () => {
  it('[PRAC-04] counts up from the moment the effect is on and the text shows', () => {
    const begun = { ...READING, nowMs: 5000 };
    expect(secondsAfter(begun)).toBe(0);
    expect(secondsAfter(begun, { ...READING, nowMs: 5999 })).toBe(0);
    expect(secondsAfter(begun, { ...READING, nowMs: 6000 })).toBe(1);
    expect(secondsAfter(begun, { ...READING, nowMs: 6000 }, { ...READING, nowMs: 70_000 })).toBe(65);
  });

  it('[PRAC-04] counts neither with the effect off nor on another tab', () => {
    expect(secondsAfter({ ...READING, isOn: false, nowMs: 0 }, { ...READING, isOn: false, nowMs: 9000 })).toBe(0);
    for (const tab of ['video', 'coding'] as const) {
      expect(secondsAfter({ ...READING, tab, nowMs: 0 }, { ...READING, tab, nowMs: 9000 })).toBe(0);
    }
  });

  it.each([
    { id: 'PRAC-05', when: 'the effect is turned off', interruption: { isOn: false } },
    { id: 'PRAC-06', when: 'the video tab is chosen', interruption: { tab: 'video' } },
    { id: 'PRAC-06', when: 'the code tab is chosen', interruption: { tab: 'coding' } },
  ] as const)('[$id] resets when $when', ({ interruption }) => {
    const begun = { ...READING, nowMs: 0 };
    const interrupted = { ...READING, ...interruption, nowMs: 20_000 };
    expect(secondsAfter(begun, interrupted)).toBe(0);
    expect(secondsAfter(begun, interrupted, { ...READING, nowMs: 30_000 })).toBe(0);
    expect(secondsAfter(begun, interrupted, { ...READING, nowMs: 30_000 }, { ...READING, nowMs: 34_000 })).toBe(4);
  });

  it('shows no negative time when a clock steps back', () => {
    expect(secondsAfter({ ...READING, nowMs: 9000 }, { ...READING, nowMs: 0 })).toBe(0);
  });

  it.each([
    [0, '0:00'],
    [9, '0:09'],
    [59, '0:59'],
    [60, '1:00'],
    [65, '1:05'],
    [600, '10:00'],
    [3661, '61:01'],
  ])('[PRAC-07] shows %d seconds as %s', (seconds, text) => {
    expect(readingTimeText(seconds)).toBe(text);
  });

  it('[PRAC-07] shows minutes and two digits of seconds for any count', () => {
    fc.assert(
      fc.property(fc.nat(), (seconds) => {
        const [, minutes, rest] = /^(\d+):([0-5]\d)$/.exec(readingTimeText(seconds)) ?? [];
        expect(Number(minutes) * 60 + Number(rest)).toBe(seconds);
      }),
    );
  });
});
