// pnpm measure demo            ten minutes of random use, twice; every state; the start on a slow telephone: half an hour
// pnpm measure demo --quick    without clocks: 40 seconds of random use, bytes, the main states
import { chromium } from 'playwright';
import { runSections } from '../../../../tools/measure/run-sections.ts';
import { CHROMIUM } from '../../../../tools/site/chromium.ts';
import { startSites } from '../../../../tools/site/start-sites.ts';
import { measureAccessibility } from './accessibility.ts';
import { measureMainThread } from './main-thread.ts';
import { measureRandomUse } from './random-use.ts';
import { measureWeight } from './weight.ts';

const isQuick = process.argv.includes('--quick');
const { sites, stop } = await startSites();
const browser = await chromium.launch(CHROMIUM);
const bench = { browser, sites, isQuick };
try {
  await runSections({
    name: 'demo',
    isQuick,
    sections: [
      () => measureWeight(bench),
      ...(isQuick ? [] : [() => measureMainThread(bench)]),
      () => measureRandomUse(bench),
      () => measureAccessibility(bench),
    ],
  });
} finally {
  await browser.close();
  await stop();
}
