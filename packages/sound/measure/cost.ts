import type { Page } from 'playwright';
import type { Section } from '../../../tools/measure/measurement.ts';

/** What a session costs to render, against one bare oscillator, and what that is made of. */
export async function measureCost(page: Page, isQuick: boolean): Promise<Section> {
  const seconds = isQuick ? 10 : 60;
  const { sessionMs, toneMs, bareMs } = await page.evaluate((length) => bench.measureCost(length), seconds);
  const times = (ms: number) => `${(ms / bareMs).toFixed(1)} times (${ms.toFixed(0)} ms)`;
  return {
    title: `Cost: ${seconds} s rendered offline, against one oscillator`,
    figures: [
      { name: 'one oscillator', measured: `${bareMs.toFixed(0)} ms` },
      { name: 'tone with gate, swell and shaper', measured: times(toneMs) },
      { name: 'the same with noise, its making included', measured: times(sessionMs) },
    ],
  };
}
