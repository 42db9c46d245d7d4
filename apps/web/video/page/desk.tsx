import type { ReactNode } from 'react';
import { CUES } from '../storyboard.ts';
import { writtenPart } from '../timeline.ts';

const FILES = ['almanac.md', 'moon.ts', 'sun.ts', 'tides.ts'];
const OPEN_FILE = 'moon.ts';

/** What stands there at first, and what is written before the light and under it. */
const CODE = [
  `const MOON_DAYS = 29.530588;

/** Days since the last new moon. */
export function moonAge(day: number): number {
`,
  `  return day - MOON_DAYS * Math.floor(day / MOON_DAYS);
}
`,
  `
/** How much of the disc is lit, from 0 to 1. */
export function litShare(day: number): number {
  return (1 - Math.cos(moonAge(day) * PER_DAY)) / 2;`,
] as const;

/** A person's screen with work on it: an editor, plain as paper. */
export function Desk({ seconds }: { readonly seconds: number }): ReactNode {
  const [start, first, second] = CODE;
  const written = [first, second].map((text, index) => writtenPart(text, seconds, CUES.work[index] ?? CUES.work[0]));
  const lines = [start, ...written].join('').split('\n');
  return (
    <div className="film-desk" data-surface="paper">
      <ul className="film-desk-files">
        {FILES.map((name) => (
          <li key={name} aria-current={name === OPEN_FILE}>
            {name}
          </li>
        ))}
      </ul>
      <ol className="film-desk-code">
        {lines.map((line, index) => (
          // Lines are only ever added at the end: a line is its number.
          <li key={index}>
            <code>{toned(line)}</code>
            {index === lines.length - 1 && <i className="film-caret" />}
          </li>
        ))}
      </ol>
    </div>
  );
}

const KEYWORD = /\b(const|export|function|return|number)\b/;

/** Comments step back, keywords stand firm: no colour, since only light has colour here. */
function toned(line: string): ReactNode {
  if (line.startsWith('/**')) return <i>{line}</i>;
  return line.split(KEYWORD).map((part, index) => {
    const key = `${index} ${part}`;
    return index % 2 === 1 ? <b key={key}>{part}</b> : <span key={key}>{part}</span>;
  });
}
