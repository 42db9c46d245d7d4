import { loudnessOf } from '../../../tools/signal/heard-tone.ts';
import { fitSine, strongestSine, wrapCycles } from '../../../tools/signal/sine-fit.ts';
import { until } from '../harness/app.ts';
import { pause } from '../harness/clock.ts';
import { spreadOf } from '../harness/light.ts';
import { recordFrames, takeFrames } from '../harness/light-frames.ts';
import { click, pressOn, unfoldAll } from '../harness/person.ts';
import { SoundWatch } from '../harness/sound.ts';
import { switchOn, type VeiledScreen } from '../harness/veil.ts';

const END = '\uE010';
const BLUE = 2;
const NEAR_ONE = { fromHz: 0.7, toHz: 1.3, stepHz: 0.005 };
/** Levels of 255, from end to end: no pulse at a capped depth comes near it. */
const DEEP = 15;
/** From nothing to all of it the guard takes 6.3 s (docs/safety.md), and as long again wherever the display had to be measured anew. */
const TO_FULL_DEPTH_MS = 7000;

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
  await until('a deep pulse', () => spreadOf(watch.last(1500)) > DEEP);
  await takeFrames(app);
  await pause(TO_FULL_DEPTH_MS);
  const startMs = performance.now();
  await pause(1000 * seconds);
  const endMs = performance.now();
  const frames = await takeFrames(app);
  const heard = loudnessOf(sound.between(startMs, endMs));
  await sound.end();
  const seen = watch.seen.filter(({ atMs }) => atMs >= startMs && atMs <= endMs);
  const shown = seen.map(({ atMs, levels }) => ({ atMs, value: levels[BLUE] }));
  const alphas = frames.map(({ centerAlpha }) => centerAlpha);
  return {
    lightHz: strongestSine(shown, NEAR_ONE).hz,
    soundHz: strongestSine(heard, NEAR_ONE).hz,
    swingLevels: spreadOf(seen),
    swingAlpha: Math.max(...alphas) - Math.min(...alphas),
    lightAheadCycles: wrapCycles(fitSine(shown, 1).phaseCycles - fitSine(heard, 1).phaseCycles),
  };
}
