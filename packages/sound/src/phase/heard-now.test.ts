import { describe, expect, it } from 'vitest';
import { heardNow } from './heard-now.ts';

const NOW_MS = 60_000;

function told(contextTime: number, performanceTime: number, outputLatency?: number) {
  return { currentTime: 5.02, outputLatency, getOutputTimestamp: () => ({ contextTime, performanceTime }) };
}

describe('what is heard now', () => {
  it('is what the engine says', () => {
    expect(heardNow(told(5, NOW_MS - 8), NOW_MS)).toEqual({ contextTime: 5, performanceTime: NOW_MS - 8 });
  });

  it.each([0.05, 5, 300])(
    'is what is being rendered, where the engine adds its own %d s to the page’s time',
    (seconds) => {
      const context = told(seconds, NOW_MS + 1000 * seconds, 0.02);
      expect(heardNow(context, NOW_MS)).toEqual({ contextTime: 5, performanceTime: NOW_MS });
    },
  );

  it('is what is being rendered, where the engine tells of another hour', () => {
    expect(heardNow(told(5, 3), NOW_MS)).toEqual({ contextTime: 5.02, performanceTime: NOW_MS });
  });
});
