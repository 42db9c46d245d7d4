import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePng } from '../../../tools/measure/decode-png.ts';
import type { Section } from '../../../tools/measure/measurement.ts';
import { sharedPath } from '../../../tools/measure/shared-material.ts';
import { FailingArea } from '../src/analyser/failing-area.ts';
import { FLASH_RULES, FlashAnalyser } from '../src/index.ts';

const CORPUS = sharedPath('data/pse-corpus');
const FRAMES_PER_SECOND = 30;
const BLOCK = { blockWidthPx: FLASH_RULES.block.widthPx, blockHeightPx: FLASH_RULES.block.heightPx };

/** Somebody else's judgement: clips and masks whose names say whether they must fail. */
export function measureCorpus(): Section {
  const luminance = judge('luminance', (path) => transitionsOf(path).general >= FLASH_RULES.failingTransitions);
  const red = judge('red', (path) => transitionsOf(path).red >= FLASH_RULES.failingTransitions);
  const area = judge('area', (path) => isAreaFailing(path));
  const areaRight = area.caught + area.passed;
  return {
    title: 'Analyser: corpus of another laboratory',
    figures: [
      figure('luminance, fails caught', luminance.caught, luminance.fails, 54),
      figure('luminance, passes passed', luminance.passed, luminance.passes, 117),
      figure('red, fails caught', red.caught, red.fails, 52),
      figure('red, passes passed', red.passed, red.passes, 153),
      figure('area, judged right', areaRight, area.fails + area.passes, 22),
    ],
  };
}

function figure(name: string, right: number, all: number, bar: number) {
  return { name, measured: `${right} of ${all}`, bar: `${bar}`, isReached: right >= bar };
}

interface Judged {
  fails: number;
  caught: number;
  passes: number;
  passed: number;
}

function judge(folder: string, isFailing: (path: string) => boolean): Judged {
  const judged: Judged = { fails: 0, caught: 0, passes: 0, passed: 0 };
  for (const name of readdirSync(join(CORPUS, folder))) {
    const isCaught = isFailing(join(CORPUS, folder, name));
    if (name.startsWith('f')) {
      judged.fails += 1;
      judged.caught += isCaught ? 1 : 0;
    } else {
      judged.passes += 1;
      judged.passed += isCaught ? 0 : 1;
    }
  }
  return judged;
}

function transitionsOf(path: string): { readonly general: number; readonly red: number } {
  const analyser = new FlashAnalyser({ widthPx: 1, heightPx: 1, framesPerSecond: FRAMES_PER_SECOND, cellPx: 1 });
  const rows = readFileSync(path, 'utf8').trim().split('\n').slice(1);
  for (const row of rows) {
    const [, r = 0, g = 0, b = 0] = row.split(',').map(Number);
    analyser.push(Uint8Array.of(r, g, b, 255));
  }
  const { general, red } = analyser.verdict();
  return { general: general.transitions, red: red.transitions };
}

function isAreaFailing(path: string): boolean {
  const { widthPx, heightPx, rgba } = decodePng(path);
  const area = new FailingArea({ columns: widthPx, rows: heightPx, cellPx: 1, widthPx, heightPx, ...BLOCK });
  return area.isFailingShare(area.largestShare((cell) => (rgba[cell * 4 + 3] ?? 0) > 127));
}
