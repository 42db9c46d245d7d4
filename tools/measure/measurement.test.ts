import { describe, expect, it } from 'vitest';
import { figuresMissed, pageWith, sectionText } from './measurement.ts';

const section = {
  title: 'Light',
  figures: [
    { name: 'flashes', measured: '0', bar: '0', isReached: true },
    { name: 'cost', measured: '2.0', bar: 'at most 1.5', isReached: false },
    { name: 'frames', measured: '36 000' },
  ],
};

describe('a section', () => {
  it('is a table that says which bars were reached', () => {
    expect(sectionText(section).split('\n')).toEqual([
      '## Light',
      '',
      '| figure  | measured | bar         |         |',
      '|---------|----------|-------------|---------|',
      '| flashes | 0        | 0           | reached |',
      '| cost    | 2.0      | at most 1.5 | MISSED  |',
      '| frames  | 36 000   | –           |         |',
      '',
    ]);
  });

  it('says under its table what it has to say', () => {
    const text = sectionText({ ...section, notes: ['The display limits it.', '![a plot](a.svg)'] });
    expect(text.split('\n').slice(-5)).toEqual(['', 'The display limits it.', '', '![a plot](a.svg)', '']);
  });

  it('misses what has a bar and does not reach it, and nothing else', () => {
    expect(figuresMissed([section]).map(({ name }) => name)).toEqual(['cost']);
  });
});

describe('a page', () => {
  const page = '# Measured: light\n\nOnce.\n\n## Light\n\nold\n\n## Dark\n\nkept\n';

  it('gets a section in the place of the one it replaces', () => {
    const written = pageWith(page, [section]);
    expect(written).toBe(`# Measured: light\n\nOnce.\n\n${sectionText(section)}\n## Dark\n\nkept\n`);
    expect(pageWith(written, [section])).toBe(written);
  });

  it('gets a new one at its end', () => {
    const added = { ...section, title: 'Colour' };
    expect(pageWith(page, [added])).toBe(`${page}\n${sectionText(added)}`);
  });
});
