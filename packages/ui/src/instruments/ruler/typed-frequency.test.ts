import { expect, it } from 'vitest';
import { typeOverPin } from './typed-frequency.ts';

it('collects digits and one point', () => {
  let typed = '';
  for (const key of ['1', '2', '.', '.', '5']) {
    const step = typeOverPin(typed, key);
    if (step.is === 'typing') typed = step.typed;
  }
  expect(typed).toBe('12.5');
});

it.each([
  ['', ',', { is: 'typing', typed: '0.' }],
  ['12', 'Backspace', { is: 'typing', typed: '1' }],
  ['123456', '7', { is: 'typing', typed: '123456' }],
  ['12.5', 'Enter', { is: 'set', hz: 12.5 }],
  ['12.', 'Enter', { is: 'set', hz: 12 }],
  ['12', 'Escape', { is: 'given-up' }],
  ['12', 'Tab', { is: 'other' }],
  ['', 'Enter', { is: 'other' }],
  ['', 'Backspace', { is: 'other' }],
  ['', 'Escape', { is: 'other' }],
])('after "%s" the key %s is %o', (typed, key, step) => {
  expect(typeOverPin(typed, key)).toEqual(step);
});
