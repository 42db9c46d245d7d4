import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { newerInStyle } from '../oldest-safari/newer-style.ts';
import { olderTwins } from './older-twins.ts';

const compact = (text: string) => text.replaceAll(/\s*([{}])\s*/g, '$1');
const withTwins = (text: string) => compact(postcss([olderTwins()]).process(text, { from: undefined }).css);

describe('what only older browsers read', () => {
  it.each([
    [
      'the window’s width for a container’s',
      '@container (max-width: 480px) { a { color: red } }',
      '@supports not (container-type: inline-size) { @media (max-width: 524px) { a { color: red } } }',
    ],
    [
      'focus of any kind',
      'a:focus-visible > b { color: red }',
      '@supports not selector(:focus-visible) { a:focus > b { color: red } }',
    ],
    [
      'focus within',
      'a:has(b:focus-visible) { color: red }',
      '@supports not selector(:focus-visible) { a:focus-within { color: red } }',
    ],
    [
      'a shade like it',
      'a { background: oklch(from hsl(var(--mark-hue) 90% 55%) 0.7 0.11 h) }',
      '@supports not (color: oklch(from red l c h)) { a { background: hsl(var(--mark-hue) 42% 61%) } }',
    ],
    [
      'words that break',
      'a { color: red; overflow-wrap: anywhere }',
      '@supports not (overflow-wrap: anywhere) { a { color: red; word-break: break-word } }',
    ],
  ])('%s', (_, text, twin) => {
    expect(newerInStyle(text)).not.toEqual([]);
    const built = withTwins(text);
    expect(built).toBe(compact(text) + compact(twin));
    expect(newerInStyle(built)).toEqual([]);
  });

  it('is not there where it is not needed', () => {
    expect(withTwins('a:hover { color: red }')).toBe('a:hover{color: red}');
  });
});
