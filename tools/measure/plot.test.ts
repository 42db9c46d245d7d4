import { describe, expect, it } from 'vitest';
import { plotSvg } from './plot.ts';

const line = {
  name: 'half',
  points: [
    [0, 1],
    [12, 100],
    [24, 10],
  ],
} as const;

describe('a plot', () => {
  it('draws each line from its points, on a scale of round numbers', () => {
    const svg = plotSvg({ title: 'A day', xLabel: 'hour', yLabel: 'ms', lines: [line] });
    expect(svg).toContain('M64.0 198.4L384.0 44.0L704.0 184.4');
    expect(svg).toContain('>100</text>');
    expect(svg).toContain('>half</text>');
  });

  it('gives every power of ten the same room where it is told to', () => {
    const svg = plotSvg({ title: 'A day', xLabel: 'hour', yLabel: 'ms', lines: [line], isLog: true });
    expect(svg).toContain('M64.0 200.0L384.0 44.0L704.0 122.0');
  });
});
