import { intensityText } from '@vayl/domain';
import { expect, it } from 'vitest';
import { unitGap } from './unit-gap.ts';
import { wordAndNumber } from './word-and-number.ts';

it.each([
  [intensityText(0.45), { word: 'Balanced', number: '45%' }],
  ['205 Hz', { word: '', number: '205 Hz' }],
  ['-0.4 s', { word: '', number: '-0.4 s' }],
  ['Off', { word: 'Off', number: '' }],
])('splits %s where its number begins', (text, parts) => {
  expect(wordAndNumber(text)).toEqual(parts);
});

it.each([
  ['Hz', '\u00a0'],
  ['min', '\u00a0'],
  ['%', ''],
  ['°', ''],
])('keeps %s with its number', (unit, gap) => {
  expect(unitGap(unit)).toBe(gap);
});
