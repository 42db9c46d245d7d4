import { join } from 'node:path';
import { openPage } from '../../../tools/measure/browser.ts';
import { runSections } from '../../../tools/measure/run-sections.ts';
import { requireShared } from '../../../tools/measure/shared-material.ts';
import { measureClicks } from './clicks.ts';
import { measureCost } from './cost.ts';
import { measureNoise } from './noise.ts';
import { measurePhase } from './phase.ts';
import { measureSum } from './sum.ts';
import { measureTones } from './tones.ts';
import { measureTracks } from './tracks.ts';

const isQuick = process.argv.includes('--quick');
if (!isQuick) requireShared('tools/score_texture.py');
const { page, close } = await openPage(join(import.meta.dirname, 'page'));
try {
  await runSections({
    name: 'sound',
    isQuick,
    sections: [
      () => measureTones(page, isQuick),
      () => measureSum(page, isQuick),
      () => measureNoise(page, isQuick ? 2 : 10),
      () => measureClicks(page, isQuick ? 7 : 200),
      () => measurePhase(page, isQuick),
      () => measureTracks(page, isQuick),
      () => measureCost(page, isQuick),
    ],
  });
} finally {
  await close();
}
