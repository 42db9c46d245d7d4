// pnpm measure web            everything, with Lighthouse; needs a quiet machine
// pnpm measure web --quick    without clocks: bytes, links, words without scripts, shifts, flashes, the pages' accessibility
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
      () => measureLayoutShift(bench),
      () => measureFlashes(bench),
      () => measureAccessibility(bench),
      ...(isQuick ? [] : [() => measureKeyboard(bench), () => measureLighthouse(bench)]),
    ],
  });
} finally {
  await browser.close();
  await stop();
}
