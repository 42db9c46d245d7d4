import type { Page } from 'playwright';
import type { Figure } from '../../../tools/measure/measurement.ts';
import { median } from '../../../tools/measure/median.ts';
import type { LightRequest } from '../src/index.ts';
import { SPECIFIED_REQUEST } from '../src/test-helpers/specified-request.ts';

const MOST_RATIO = 1.5;
const MOST_SCRIPT_MS = 0.1;
const MOST_HEAP_GROWTH_BYTES = 64 * 1024;

const REQUEST: LightRequest = { ...SPECIFIED_REQUEST, waveform: 'Square' };

/** What a frame costs, against clearing a canvas of the size that it covers. Times are no bar in the short form. */
export async function costFigures(page: Page, isQuick: boolean): Promise<Figure[]> {
  const { drawMs, clearMs, scriptMs, heapGrowthBytes } = await page.evaluate(
    ({ wanted, rounds }) => bench.cost(wanted, rounds),
    { wanted: REQUEST, rounds: isQuick ? 60 : 600 },
  );
  const ratio = median(drawMs) / median(clearMs);
  const figure = (name: string, measured: string, bar: string, isReached: boolean): Figure =>
    isQuick ? { name, measured } : { name, measured, bar, isReached };
  return [
    figure(
      'draw and finish of a frame over 1920 × 1080, against clear and finish',
      `${ratio.toFixed(2)} (${median(drawMs).toFixed(2)} ms to ${median(clearMs).toFixed(2)} ms)`,
      `at most ${MOST_RATIO}`,
      ratio <= MOST_RATIO,
    ),
    figure(
      'JavaScript a frame, median',
      `${median(scriptMs).toFixed(3)} ms`,
      `under ${MOST_SCRIPT_MS} ms`,
      median(scriptMs) < MOST_SCRIPT_MS,
    ),
    {
      name: 'heap growth over 20 000 frames',
      measured: `${heapGrowthBytes} bytes`,
      bar: `under ${MOST_HEAP_GROWTH_BYTES}`,
      isReached: heapGrowthBytes < MOST_HEAP_GROWTH_BYTES,
    },
  ];
}
