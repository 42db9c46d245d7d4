import { describe, expect, it } from 'vitest';
import { DEFAULT_STOP_KEYS, keysOfPress, keysText } from './keys.ts';

const NONE = { ctrlKey: false, altKey: false, shiftKey: false, metaKey: false };

describe('keys that are pressed', () => {
  it('are taken by their places, with every modifier', () => {
    const press = { code: 'KeyK', ctrlKey: true, altKey: true, shiftKey: true, metaKey: true };
    expect(keysOfPress(press)).toEqual({ ok: true, value: 'Control+Alt+Shift+Super+KeyK' });
  });

  it.each(['ControlLeft', 'ShiftRight', 'AltLeft', 'MetaLeft', 'CapsLock', ''])('are not complete at %s', (code) => {
    expect(keysOfPress({ ...NONE, code, ctrlKey: true })).toEqual({ ok: false, error: 'unfinished' });
  });

  it('are refused where people type with them', () => {
    expect(keysOfPress({ ...NONE, code: 'KeyK' })).toEqual({ ok: false, error: 'bare' });
    expect(keysOfPress({ ...NONE, code: 'KeyK', shiftKey: true })).toEqual({ ok: false, error: 'bare' });
  });

  it('may be one of the function keys alone', () => {
    expect(keysOfPress({ ...NONE, code: 'F9' })).toEqual({ ok: true, value: 'F9' });
  });
});

describe('the words for keys', () => {
  it.each([
    ['mac', '⇧⌘.'],
    ['windows', 'Ctrl+Shift+.'],
    ['linux', 'Ctrl+Shift+.'],
  ] as const)('are those of %s', (platform, text) => {
    expect(keysText(DEFAULT_STOP_KEYS, platform)).toBe(text);
  });

  it('name the key as it is printed', () => {
    expect(keysText('Control+Alt+Super+KeyK', 'mac')).toBe('⌃⌥⌘K');
    expect(keysText('Super+Digit1', 'windows')).toBe('Win+1');
    expect(keysText('F9', 'linux')).toBe('F9');
  });
});
