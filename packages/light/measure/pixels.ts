import { join } from 'node:path';
import { openPage } from '../../../tools/measure/browser.ts';
import type { Section } from '../../../tools/measure/measurement.ts';
import { bandingFigures } from './banding.ts';
import { costFigures } from './cost.ts';
import { rateFigures } from './rates.ts';
import { screenFigures } from './screens.ts';

/** What a real browser draws and composites. */
export async function measurePixels({ isQuick }: { readonly isQuick: boolean }): Promise<Section> {
  const { page, close } = await openPage(join(import.meta.dirname, 'page'));
  try {
    return {
      title: 'Renderer: pixels of headless Chromium',
      figures: [
        ...(await screenFigures(page, isQuick)),
        ...(await bandingFigures(page)),
        ...(await rateFigures(page, isQuick)),
        ...(await costFigures(page, isQuick)),
      ],
    };
  } finally {
    await close();
  }
}
