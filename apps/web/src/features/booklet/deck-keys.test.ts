import { describe, expect, it } from 'vitest';
import { slideForKey } from './deck-keys.ts';

const PLACE = { index: 3, count: 12, isTall: false };
const press = (key: string, shiftKey = false) => slideForKey({ key, shiftKey }, PLACE);

describe('the keys of the booklet', () => {
  it.each(['ArrowRight', 'ArrowDown', 'PageDown', ' '])('%j goes on', (key) => expect(press(key)).toBe(4));
  it.each(['ArrowLeft', 'ArrowUp', 'PageUp'])('%j goes back', (key) => expect(press(key)).toBe(2));

  it('shift and space go back', () => expect(press(' ', true)).toBe(2));

  it('Home and End go to the ends, a digit to its slide', () => {
    expect([press('Home'), press('End'), press('7')]).toEqual([0, 11, 6]);
  });

  it('stops at both ends', () => {
    expect(slideForKey({ key: 'ArrowLeft', shiftKey: false }, { ...PLACE, index: 0 })).toBe(0);
    expect(slideForKey({ key: 'ArrowRight', shiftKey: false }, { ...PLACE, index: 11 })).toBe(11);
    expect(slideForKey({ key: '9', shiftKey: false }, { ...PLACE, count: 5 })).toBe(4);
  });

  it('leaves other keys alone, and those that scroll where there is something to scroll', () => {
    expect([press('a'), press('Tab'), press('0')]).toEqual([undefined, undefined, undefined]);
    const tall = { ...PLACE, isTall: true };
    expect(slideForKey({ key: 'PageDown', shiftKey: false }, tall)).toBeUndefined();
    expect(slideForKey({ key: 'ArrowRight', shiftKey: false }, tall)).toBe(4);
  });
});
