import { loudnessOf } from '../../../tools/signal/heard-tone.ts';
import { fitSine, strongestSine, wrapCycles } from '../../../tools/signal/sine-fit.ts';
import { until } from '../../../tools/waiting/until.ts';
import { pause } from '../harness/clock.ts';
import { spreadOf } from '../harness/light.ts';
import { type LightFrame, recordFrames, takeFrames } from '../harness/light-frames.ts';
import { click, pressOn, unfoldAll } from '../harness/person.ts';
import { SoundWatch } from '../harness/sound.ts';
import { switchOn, type VeiledScreen } from '../harness/veil.ts';

const END = '\uE010';
const BLUE = 2;
const NEAR_ONE = { fromHz: 0.7, toHz: 1.3, stepHz: 0.005 };
/** Levels of 255 on the screen, from end to end: no pulse at a capped depth comes near it. */
const DEEP = 15;
/** What is asked of the centre at full intensity, from end to end: 0.4 × 0.6 × 0.9 (OVL-08, OVL-16, OVL-18). */
export const ASKED_ALPHA = 0.216;
export const NEAR_ASKED = 0.005;
/**
 * From nothing to full depth the guard takes 6.3 s (docs/safety.md), and as long again whenever the display has to be
 * measured anew. A display that programs draw on two cores is not steady: it may take several tries.
 */
const FULL_DEPTH_BY = { mostMs: 60_000, everyMs: 1500 };

export interface SeenPulse {
  readonly lightHz: number;
  readonly soundHz: number;
  /** From end to end: on the screen in levels of 255, and as the overlay's frames ask for it. */
  readonly swingLevels: number;
  readonly swingAlpha: number;
  /** How far the light is ahead of the sound. */
  readonly lightAheadCycles: number;
}

/** The pulse of 1 Hz at full intensity, which is the deepest light that the limits allow: seen and heard together. */
export async function watchTestPulse(veiled: VeiledScreen, seconds: number): Promise<SeenPulse> {
  const { screen, app, watch } = veiled;
  const sound = new SoundWatch(screen);
  await recordFrames(app);
  await pressOn(app.driver, 'slider', 'Intensity', END);
  await switchOn(veiled);
  await unfoldAll(app.driver);
  await click(app.driver, 'button', '1 Hz test pulse');
  const isDeep = async () => swingOf(await takeFrames(app)) > ASKED_ALPHA - NEAR_ASKED;
  await until('a pulse at full depth', isDeep, FULL_DEPTH_BY);
  const startMs = performance.now();
  await pause(1000 * seconds);
  const endMs = performance.now();
  const frames = await takeFrames(app);
  const heard = loudnessOf(sound.between(startMs, endMs));
  await sound.end();
  const seen = watch.seen.filter(({ atMs }) => atMs >= startMs && atMs <= endMs);
  const swingLevels = spreadOf(seen);
  if (swingLevels <= DEEP) throw new Error(`the pulse has ${swingLevels} levels on the screen`);
  const shown = seen.map(({ atMs, levels }) => ({ atMs, value: levels[BLUE] }));
  return {
    lightHz: strongestSine(shown, NEAR_ONE).hz,
    soundHz: strongestSine(heard, NEAR_ONE).hz,
    swingLevels,
    swingAlpha: swingOf(frames),
    lightAheadCycles: wrapCycles(fitSine(shown, 1).phaseCycles - fitSine(heard, 1).phaseCycles),
  };
}

function swingOf(frames: readonly LightFrame[]): number {
  const alphas = frames.map(({ centerAlpha }) => centerAlpha);
  return alphas.length === 0 ? 0 : Math.max(...alphas) - Math.min(...alphas);
}
