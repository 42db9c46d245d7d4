import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { flash } from '../../../tools/flash/flash.ts';
import type { Figure, Section } from '../../../tools/measure/measurement.ts';
import { progressOf } from '../../../tools/measure/progress.ts';
import { DEMO_VIDEO } from '../content/demo-video.content.ts';
import { type Bench, PATIENT_MS } from './bench.ts';

const FRAMES_PER_SECOND = 60;
const FULL_SECONDS = 10;
const QUICK_SECONDS = 1.2;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** What moves on the site, judged frame by frame as a film would be. */
export async function measureFlashes({ browser, sites, isQuick }: Bench): Promise<Section> {
  const seconds = isQuick ? QUICK_SECONDS : FULL_SECONDS;
  const sizes = isQuick ? [SIZES.desktop] : [SIZES.desktop, SIZES.phone];
  const figures: Figure[] = [];
  for (const size of sizes) {
    const folder = mkdtempSync(join(tmpdir(), 'vayl-hero-'));
    await capture({ browser, address: sites.released.site, folder, size, seconds });
    figures.push(await judge(`the landing page's first view at ${size.width}, ${seconds} s`, [folder, '--fps', '60']));
    rmSync(folder, { recursive: true });
  }
  // Half a minute of film takes minutes to judge.
  for (const { address } of isQuick ? [] : DEMO_VIDEO.sources) {
    figures.push(await judgeFile(address, join(import.meta.dirname, '../public', address)));
  }
  return { title: 'Flashes', figures };
}

interface Capture {
  readonly browser: Browser;
  readonly address: string;
  readonly folder: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly seconds: number;
}

/** Takes the page's own frames, one after the other: its clock and its motion stand still while a picture is taken. */
async function capture({ browser, address, folder, size, seconds }: Capture): Promise<void> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'no-preference' });
  context.setDefaultTimeout(PATIENT_MS);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.clock.pauseAt(Date.now() + 60_000);
  const frames = Math.round(seconds * FRAMES_PER_SECOND);
  const progress = progressOf(`frames at ${size.width}`, frames);
  let clockMs = 0;
  for (let frame = 0; frame < frames; frame += 1) {
    // The clock counts whole milliseconds; a frame is a third of one longer or shorter than its neighbours.
    const nextMs = Math.round(((frame + 1) * 1000) / FRAMES_PER_SECOND);
    await page.clock.runFor(nextMs - clockMs);
    clockMs = nextMs;
    await page.evaluate((ms) => {
      for (const motion of document.getAnimations()) {
        motion.pause();
        motion.currentTime = ms;
      }
    }, nextMs);
    await page.screenshot({ path: join(folder, `frame-${frame}.png`) });
    progress.advance();
  }
  progress.end();
  await context.close();
}

async function judgeFile(name: string, file: string): Promise<Figure> {
  if (!existsSync(file)) return { name, measured: 'not there', bar: 'passes', isReached: false };
  return judge(name, [file]);
}

async function judge(name: string, args: readonly string[]): Promise<Figure> {
  const lines: string[] = [];
  const keep = (line: string): void => void lines.push(line);
  const code = await flash(args, {
    print: keep,
    complain: keep,
    terminal: process.stderr,
    nowMs: () => performance.now(),
  });
  const [transitions = lines.join(' ')] = lines
    .filter((line) => line.startsWith('general flashes'))
    .map((line) => line.replace(/^general flashes\s+/, ''));
  return { name, measured: `${code === 0 ? 'passes' : 'fails'}, ${transitions}`, bar: 'passes', isReached: code === 0 };
}
