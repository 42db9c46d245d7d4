import type { TimingRule } from '@vayl/domain';
import { expect, it } from 'vitest';
import { localMoment } from './local-moment.ts';
import { clockText, readClock, ruleText } from './rule-text.ts';

it.each([
  [{}, 'Rests always'],
  [{ app: 'Zoom' }, 'Rests in Zoom'],
  [{ verdict: 'allow', app: 'Code', display: 'DP-2' }, 'Runs in Code, on DP-2'],
  [{ weekdays: [1, 2, 3, 4, 5], hours: { fromMinute: 540, toMinute: 1020 } }, 'Rests Mon to Fri, 09:00 to 17:00'],
  [{ weekdays: [6, 7] }, 'Rests Sat and Sun'],
  [{ weekdays: [5, 1, 3] }, 'Rests Mon and Wed and Fri'],
  [{ hours: { fromMinute: 1320, toMinute: 1440 } }, 'Rests 22:00 to 24:00'],
] satisfies [Partial<TimingRule>, string][])('a rule %j is the sentence “%s”', (when, text) => {
  expect(ruleText({ id: 'a', verdict: 'deny', ...when })).toBe(text);
});

it.each([
  ['9', 540],
  ['09:05', 545],
  ['9.05', 545],
  ['1730', 1050],
  ['24:00', 1440],
  ['24:01', undefined],
  ['9:60', undefined],
  ['noon', undefined],
  ['', undefined],
])('the time “%s” is read', (typed, minuteOfDay) => {
  expect(readClock(typed)).toBe(minuteOfDay);
});

it.each([0, 5, 545, 1440])('the minute %d is written as a time that is read', (minuteOfDay) => {
  expect(readClock(clockText(minuteOfDay))).toBe(minuteOfDay);
});

it('a week begins with Monday', () => {
  const days = Array.from({ length: 7 }, (_, day) => localMoment(new Date(2026, 10, 16 + day, 8, 5)));
  expect(days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(days[0]?.minuteOfDay).toBe(485);
});
