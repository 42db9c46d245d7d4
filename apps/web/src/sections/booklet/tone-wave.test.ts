import { describe, expect, it } from 'vitest';
import { TONE_BOX, toneWave } from './tone-wave.ts';

const heights = (path: string) =>
  path
    .slice(1)
    .split('L')
    .map((point) => Number(point.split(' ')[1]));
const middle = TONE_BOX.height / 2;

describe('a tone, drawn', () => {
  it('crosses the middle twice in each of its cycles', () => {
    const ys = heights(toneWave({ hz: 200, gain: 1, spanMs: 30 }));
    const signs = ys.map((y) => Math.sign(middle - y)).filter((sign) => sign !== 0);
    expect(signs.filter((sign, at) => at > 0 && sign !== signs[at - 1])).toHaveLength(2 * 6 - 1);
  });

  it('is as high as it is loud', () => {
    const reach = (gain: number) => middle - Math.min(...heights(toneWave({ hz: 174, gain, spanMs: 30 })));
    expect(reach(0.3) / reach(1)).toBeCloseTo(0.3, 1);
  });
});
