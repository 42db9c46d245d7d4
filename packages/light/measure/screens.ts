import { SESSION_PRESETS, type SessionPreset, swingCap, WAVEFORMS, type Waveform } from '@vayl/domain';
import type { Page } from 'playwright';
import { decodePngs } from '../../../tools/measure/decode-png.ts';
import type { Figure } from '../../../tools/measure/measurement.ts';
import { progressOf } from '../../../tools/measure/progress.ts';
import { FlashAnalyser, FULL_SHAPE, type LightRequest, type LightShape } from '../src/index.ts';

const REFRESH_HZ = 60;
const SIZE = { widthPx: 320, heightPx: 240 };
/** Past the fade, the first measure of the refresh rate, and the rise of the swing. */
const SETTLING_FRAMES = 150;
const SHOTS = 72;
/** One level of eight bits, and one more for the dither's rounding. */
const LEVEL = 1 / 255;

const SHAPES: readonly LightShape[] = [
  FULL_SHAPE,
  { is: 'edge' },
  { is: 'window', clear: { left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 } },
];

interface Case {
  readonly preset: SessionPreset;
  readonly waveform: Waveform;
  readonly shape: LightShape;
}

/** Screenshots of every preset, waveform and shape over five backgrounds, judged as a film. */
export async function screenFigures(page: Page, isQuick: boolean): Promise<Figure[]> {
  const every = SESSION_PRESETS.flatMap((preset) =>
    WAVEFORMS.flatMap((waveform) => SHAPES.map((shape) => ({ preset, waveform, shape }))),
  );
  const cases = isQuick ? every.filter((_, index) => index % 29 === 0) : every;
  let passed = 0;
  let largestExcess = Number.NEGATIVE_INFINITY;
  const progress = progressOf('screenshots', cases.length);
  for (const one of cases) {
    progress.advance();
    const frames = await shoot(page, one);
    if (judge(frames)) passed += 1;
    largestExcess = Math.max(largestExcess, measuredSwing(frames) - allowedSwing(one.preset));
  }
  progress.end();
  return [
    {
      name: 'presets × waveforms × shapes whose screenshots over five backgrounds pass',
      measured: `${passed} of ${cases.length}`,
      bar: 'all',
      isReached: passed === cases.length,
    },
    {
      name: 'largest delivered swing beyond its cap, in 8-bit levels (one is allowed)',
      measured: (largestExcess / LEVEL).toFixed(2),
      bar: 'at most 1',
      isReached: largestExcess <= LEVEL + 1e-9,
    },
  ];
}

async function shoot(page: Page, { preset, waveform, shape }: Case): Promise<Uint8Array[]> {
  const { name: _name, ...rates } = preset;
  const request: LightRequest = {
    ...rates,
    isOn: true,
    globalModulationStrength: 1,
    waveform,
    shape,
    isStrict: false,
  };
  await page.evaluate(
    ({ wanted, refreshHz, settling }) => {
      bench.open(refreshHz);
      bench.set(wanted);
      bench.step(settling);
    },
    { wanted: request, refreshHz: REFRESH_HZ, settling: SETTLING_FRAMES },
  );
  const session = await page.context().newCDPSession(page);
  const shots: Uint8Array[] = [];
  for (let shot = 0; shot < SHOTS; shot += 1) {
    await page.evaluate(() => bench.step(1));
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    shots.push(Buffer.from(data, 'base64'));
  }
  await session.detach();
  return decodePngs(shots);
}

function judge(frames: readonly Uint8Array[]): boolean {
  const analyser = new FlashAnalyser({ ...SIZE, shownWidthPx: 1024, framesPerSecond: REFRESH_HZ });
  for (const frame of frames) analyser.push(frame);
  return analyser.verdict().isPassed;
}

/** The largest peak-to-peak alpha of any pixel that began on white: there alpha is what the darkest channel lost. */
function measuredSwing(frames: readonly Uint8Array[]): number {
  const [first] = frames;
  let largest = 0;
  for (let tile = 0; tile < 16; tile += 1) {
    const at = whitePixel(tile);
    if (first === undefined) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const values = frames.map((frame) => frame[at + channel] ?? 255);
      largest = Math.max(largest, (Math.max(...values) - Math.min(...values)) / 255);
    }
  }
  return largest;
}

// The page lays its five grounds in ten columns and eight rows, each row shifted by two; white is the first.
function whitePixel(tile: number): number {
  const row = Math.floor(tile / 2);
  const column = ((5 - ((2 * row) % 5)) % 5) + 5 * (tile % 2);
  const x = Math.floor((column + 0.5) * 32);
  const y = Math.floor((row + 0.5) * 30);
  return (y * SIZE.widthPx + x) * 4;
}

/** A slow layer has no cap; the preset's other layer then decides nothing. */
function allowedSwing({ globalModulationHz, centerModulationHz }: SessionPreset): number {
  const capOf = (requestedHz: number) => swingCap({ requestedHz, refreshHz: REFRESH_HZ, isStrict: false });
  return Math.max(capOf(globalModulationHz), capOf(centerModulationHz));
}
