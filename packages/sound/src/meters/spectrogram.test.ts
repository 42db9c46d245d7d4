import { describe, expect, it } from 'vitest';
import { spectrogramOf } from '../index.ts';

const RATE_HZ = 44_100;

describe('a spectrogram', () => {
  it('shows a tone that jumps up an octave where and when it does', () => {
    const samples = Float32Array.from({ length: 2 * RATE_HZ }, (_, index) =>
      Math.sin((2 * Math.PI * (index < RATE_HZ ? 500 : 1000) * index) / RATE_HZ),
    );
    const { columns, rows, levelsDb } = spectrogramOf({
      samples,
      sampleRateHz: RATE_HZ,
      columns: 20,
      rows: 60,
      lowestHz: 50,
      highestHz: 12_800,
    });
    const loudestHz = (column: number) => {
      const levels = levelsDb.subarray(column * rows, (column + 1) * rows);
      return 50 * 256 ** ((levels.indexOf(Math.max(...levels)) + 0.5) / rows);
    };
    expect(columns).toBe(20);
    expect(Math.log2(loudestHz(3) / 500)).toBeCloseTo(0, 0);
    expect(Math.log2(loudestHz(16) / 1000)).toBeCloseTo(0, 0);
    expect(Math.max(...levelsDb)).toBeGreaterThan(-3);
  });
});
