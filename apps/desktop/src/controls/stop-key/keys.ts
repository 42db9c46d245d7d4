import { err, ok, type Platform, type Result } from '@vayl/domain';

/** Ctrl+Shift+Esc, which would be the obvious one, belongs to Windows. */
export const DEFAULT_STOP_KEYS = 'CommandOrControl+Shift+Period';

/** What of a key press says which keys are down. */
export type KeyPress = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>;

/** `unfinished`: only modifiers are down yet. `bare`: a key that people type with would stop working everywhere. */
export type KeysProblem = 'unfinished' | 'bare';

const MODIFIER = /^(Control|Shift|Alt|Meta|OS|CapsLock|Fn)/;
const FUNCTION_KEY = /^F\d{1,2}$/;

/** The keys as the shell takes them: by their places, so that they stay the same in any layout. */
export function keysOfPress({ code, ctrlKey, altKey, shiftKey, metaKey }: KeyPress): Result<string, KeysProblem> {
  if (code === '' || MODIFIER.test(code)) return err('unfinished');
  const isCommand = ctrlKey || altKey || metaKey;
  if (!isCommand && !FUNCTION_KEY.test(code)) return err('bare');
  const modifiers = [ctrlKey && 'Control', altKey && 'Alt', shiftKey && 'Shift', metaKey && 'Super'];
  return ok([...modifiers.filter((modifier) => modifier !== false), code].join('+'));
}

const SIGNS: Readonly<Record<string, string>> = {
  Period: '.',
  Comma: ',',
  Slash: '/',
  Backslash: '\\',
  Semicolon: ';',
  Quote: '’',
  BracketLeft: '[',
  BracketRight: ']',
  Backquote: '`',
  Minus: '-',
  Equal: '=',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};
const MAC_MODIFIERS: Readonly<Record<string, string>> = {
  CommandOrControl: '⌘',
  Super: '⌘',
  Control: '⌃',
  Alt: '⌥',
  Shift: '⇧',
};
const MAC_ORDER = '⌃⌥⇧⌘';

/** The keys as people know them. */
export function keysText(keys: string, platform: Platform): string {
  const parts = keys.split('+');
  const key = signOf(parts.pop() ?? '');
  if (platform === 'mac') {
    const modifiers = parts.map((part) => MAC_MODIFIERS[part] ?? part);
    modifiers.sort((one, other) => MAC_ORDER.indexOf(one) - MAC_ORDER.indexOf(other));
    return modifiers.join('') + key;
  }
  const superName = platform === 'windows' ? 'Win' : 'Super';
  const names: Readonly<Record<string, string>> = { CommandOrControl: 'Ctrl', Control: 'Ctrl', Super: superName };
  return [...parts.map((part) => names[part] ?? part), key].join('+');
}

function signOf(code: string): string {
  return SIGNS[code] ?? code.replace(/^(Key|Digit)/, '');
}
