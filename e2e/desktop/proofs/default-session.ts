import { judgeDefaultTone, loudnessOf } from '../../../tools/signal/heard-tone.ts';
import { strongestSine } from '../../../tools/signal/sine-fit.ts';
import { type App, until } from '../harness/app.ts';
import { pause } from '../harness/clock.ts';
import { filmScreen, type Judgement, judgeFilm } from '../harness/film.ts';
import { recordFrames, takeFrames } from '../harness/light-frames.ts';
import { click } from '../harness/person.ts';
import { SoundWatch } from '../harness/sound.ts';
import { switchOn, type VeiledScreen } from '../harness/veil.ts';

/** Of full scale. A session's tone at its quietest default is two hundred times as loud. */
const SILENT = 1e-4;
const FADE_IN_MS = 2000;
const MOVES_ALPHA = 0.02;
/** Long enough to tell a twentieth of a hertz. */
const RATE_MS = 15_000;

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
  await until('a light that moves: until the display is measured it stands still', async () => {
    const alphas = (await takeFrames(app)).map(({ centerAlpha }) => centerAlpha);
    await pause(500);
    return Math.max(...alphas) - Math.min(...alphas) > MOVES_ALPHA;
  });
  await takeFrames(app);
  const startMs = performance.now();
  await filmScreen(screen, { ...options, path: options.filmPath, seconds: options.filmSeconds });
  const filmedMs = performance.now();
  const frames = await takeFrames(app);
  await pause(Math.max(0, startMs + 1000 * options.seconds - performance.now()));
  if (!watch.isLit(dark)) throw new Error(`the light went out: ${await lastWords(app)}`);
  const stoppedMs = performance.now();
  await click(app.driver, 'button', 'Stop the light');
  await pause(1500);
  const heard = sound.between(startMs, filmedMs);
  const after = loudnessOf(sound.between(stoppedMs, performance.now()));
  await sound.end();
  const firstMs = frames[0]?.atMs ?? 0;
  const looked = frames.filter(({ atMs }) => atMs < firstMs + RATE_MS);
  const rateOf = (layer: 'edgeAlpha' | 'centerAlpha') =>
    strongestSine(
      looked.map((frame) => ({ atMs: frame.atMs, value: frame[layer] })),
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

/** What the window says, in one line: why it went out stands there. */
async function lastWords({ driver }: App): Promise<string> {
  return String(await driver.run('return document.body.innerText'))
    .replace(/\s+/gu, ' ')
    .slice(0, 400);
}
