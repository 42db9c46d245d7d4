// pnpm measure web            everything, with Lighthouse; needs a quiet machine
// pnpm measure web --quick    without clocks: accessibility, keyboard, words without scripts, bytes, links, flashes
import { chromium } from 'playwright';
import { runSections } from '../../../tools/measure/run-sections.ts';
import { CHROMIUM } from '../../../tools/site/chromium.ts';
import { startSites } from '../../../tools/site/start-sites.ts';
import { measureAccessibility } from './accessibility.ts';
import { measureFlashes } from './flashes.ts';
import { measureKeyboard } from './keyboard.ts';
import { measureLayoutShift } from './layout-shift.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLinks } from './links.ts';
import { measureWeight } from './weight.ts';
import { measureWithoutScript } from './without-script.ts';

const isQuick = process.argv.includes('--quick');
const { sites, stop } = await startSites();
const browser = await chromium.launch(CHROMIUM);
const bench = { browser, sites, isQuick };
try {
  await runSections({
    name: 'web',
    isQuick,
    sections: [
      () => measureWeight(bench),
      () => measureLinks(bench),
      () => measureWithoutScript(bench),
      () => measureKeyboard(bench),
      () => measureLayoutShift(bench),
      () => measureFlashes(bench),
      () => measureAccessibility(bench),
      ...(isQuick ? [] : [() => measureLighthouse(bench)]),
    ],
  });
} finally {
  await browser.close();
  await stop();
}
