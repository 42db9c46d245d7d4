import type { Page } from 'playwright';
import { decodePngs } from '../../../tools/measure/decode-png.ts';
import type { Figure } from '../../../tools/measure/measurement.ts';
import type { LightRequest } from '../src/index.ts';
import { SPECIFIED_REQUEST } from '../src/test-helpers/specified-request.ts';

const SIZE = { width: 1280, height: 720 };
const SETTLING_FRAMES = 400;

const REQUEST: LightRequest = {
  ...SPECIFIED_REQUEST,
  globalModulationHz: 0.1,
  centerModulationHz: 0.2,
  globalModulationStrength: 1,
};

/** The veil is drawn on a quarter of the pixels each way: may a person see steps in it? */
export async function bandingFigures(page: Page): Promise<Figure[]> {
  const before = page.viewportSize();
  await page.setViewportSize(SIZE);
  await page.evaluate(
    ({ wanted, settling }) => {
      bench.showGrounds(false);
      bench.open(60);
      bench.set(wanted);
      bench.step(settling);
    },
    { wanted: REQUEST, settling: SETTLING_FRAMES },
  );
  const [frame] = decodePngs([await page.screenshot()]);
  await page.evaluate(() => bench.showGrounds(true));
  if (before !== null) await page.setViewportSize(before);
  const step = frame === undefined ? Number.POSITIVE_INFINITY : largestStep(frame);
  return [
    {
      name: 'largest step between neighbouring pixels of a screenshot over white, in levels',
      measured: `${step}`,
      bar: 'at most 1',
      isReached: step <= 1,
    },
  ];
}

function largestStep(frame: Uint8Array): number {
  let largest = 0;
  const rowBytes = SIZE.width * 4;
  for (let at = rowBytes; at < frame.length; at += 4) {
    if (at % rowBytes === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = frame[at + channel] ?? 0;
      const beside = Math.abs(value - (frame[at + channel - 4] ?? 0));
      const above = Math.abs(value - (frame[at + channel - rowBytes] ?? 0));
      largest = Math.max(largest, beside, above);
    }
  }
  return largest;
}
