import type { Page } from 'playwright';
import type { Section } from '../../../tools/measure/measurement.ts';
import { shapedLevel } from '../src/index.ts';

/** The tone's table says −36.3 LUFS at a volume of 0.1, its trim included. */
const TONE_LUFS = -36.3;

/** The swell, the sum of everything, and silence. */
export async function measureSum(page: Page): Promise<Section> {
  const [middling = Number.NaN, none = 0, strong = 0, full = 0] = await page.evaluate(() =>
    bench.measureSwell([0.45, 0, 0.8, 1]),
  );
  const sum = await page.evaluate(() => bench.measureSum());
  const bend = Math.max(...[-0.79999, -0.4, 0, 0.33, 0.79999].map((level) => Math.abs(shapedLevel(level) - level)));
  const figure = (name: string, measured: string, bar: string, isReached: boolean) => ({
    name,
    measured,
    bar,
    isReached,
  });
  return {
    title: 'Swell, sum and silence',
    figures: [
      figure('swell at strength 0.45', `${middling.toFixed(2)} dB`, '−16.78 ± 0.1', Math.abs(middling + 16.78) <= 0.1),
      figure('swell at strength 0', `${none.toFixed(0)} dB`, 'under −100', none < -100),
      figure('swell at 0.8 against 1', `${(strong - full).toFixed(4)} dB`, '0', Math.abs(strong - full) < 1e-3),
      figure(
        'true peak with every slider at 1',
        `${sum.truePeakDb.toFixed(2)} dBTP`,
        'at most −0.5',
        sum.truePeakDb <= -0.5,
      ),
      figure('bend of the shaper below 0.80', bend.toExponential(1), 'under 1e-6', bend < 1e-6),
      figure(
        'tone at volume 0.1',
        `${sum.toneLufs.toFixed(1)} LUFS`,
        '−36.3 ± 0.5',
        Math.abs(sum.toneLufs - TONE_LUFS) <= 0.5,
      ),
      figure('half a second after off', `${sum.offDb.toFixed(0)} dBFS`, 'under −90', sum.offDb < -90),
      figure('two renders', sum.isSameTwice ? 'the same bits' : 'differ', 'the same', sum.isSameTwice),
    ],
  };
}
