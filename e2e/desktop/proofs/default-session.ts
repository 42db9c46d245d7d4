import { judgeDefaultTone, loudnessOf } from '../../../tools/signal/heard-tone.ts';
import { strongestSine } from '../../../tools/signal/sine-fit.ts';
import { pause } from '../harness/clock.ts';
import { filmScreen, type Judgement, judgeFilm } from '../harness/film.ts';
import { recordFrames, takeFrames } from '../harness/light-frames.ts';
import { click } from '../harness/person.ts';
import { SoundWatch } from '../harness/sound.ts';
import { switchOn, type VeiledScreen } from '../harness/veil.ts';

/** Of full scale. A session's tone at its quietest default is two hundred times as loud. */
const SILENT = 1e-4;
const FADE_IN_MS = 2000;

export interface DefaultSession {
  readonly pitchErrorHz: number;
  readonly gateErrorDb: number;
  readonly swellErrorDb: number;
  /** From the click that stops it to the last sound. */
  readonly soundAfterStopMs: number;
  /** As the overlay's frames show them. */
  readonly edgeHz: number;
  readonly centerHz: number;
  readonly framesPerSecond: number;
  readonly film: Judgement;
}

export interface DefaultSessionOptions {
  readonly width: number;
  readonly height: number;
  readonly filmPath: string;
  readonly filmSeconds: number;
  /** How long it runs in all, with its window hidden. */
  readonly seconds: number;
}

/** A session as it is when nobody has set anything, with its window hidden: filmed, heard, and then stopped. */
export async function playDefaultSession(
  veiled: VeiledScreen,
  options: DefaultSessionOptions,
): Promise<DefaultSession> {
  const { screen, app, watch, dark } = veiled;
  const sound = new SoundWatch(screen);
  await recordFrames(app);
  await switchOn(veiled);
  await pause(FADE_IN_MS);
  await takeFrames(app);
  const startMs = performance.now();
  await filmScreen(screen, { ...options, path: options.filmPath, seconds: options.filmSeconds });
  const filmedMs = performance.now();
  const frames = await takeFrames(app);
  await pause(Math.max(0, startMs + 1000 * options.seconds - performance.now()));
  const wentOut = watch.isLit(dark) ? undefined : String(await app.driver.run('return document.body.innerText'));
  if (wentOut !== undefined) throw new Error(`the light went out: ${wentOut.slice(0, 200)}`);
  const stoppedMs = performance.now();
  await click(app.driver, 'button', 'Stop the light');
  await pause(1500);
  const heard = sound.between(startMs, filmedMs);
  const after = loudnessOf(sound.between(stoppedMs, performance.now()));
  await sound.end();
  const rateOf = (layer: 'edgeAlpha' | 'centerAlpha') =>
    strongestSine(
      frames.map((frame) => ({ atMs: frame.atMs, value: frame[layer] })),
      { fromHz: 4, toHz: 20, stepHz: 0.01 },
    ).hz;
  return {
    ...judgeDefaultTone(heard),
    soundAfterStopMs: (after.findLast(({ value }) => value > SILENT)?.atMs ?? stoppedMs) - stoppedMs,
    edgeHz: rateOf('edgeAlpha'),
    centerHz: rateOf('centerAlpha'),
    framesPerSecond: (1000 * frames.length) / (filmedMs - startMs),
    film: await judgeFilm(options.filmPath),
  };
}
