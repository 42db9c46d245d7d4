import { type App, startApp, until } from './app.ts';
import { pause } from './clock.ts';
import { type Levels, LightWatch, spreadOf } from './light.ts';
import { answerNoAndGoOn, attributeOf, click } from './person.ts';
import type { Environment } from './programs.ts';
import { openScreen, type Screen } from './screen.ts';

/** Besides it there are windows of the same name that nobody sees. */
const CONTROL_WINDOW = ['--onlyvisible', '--name', '^Vayl$'];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface VeiledScreen {
  readonly screen: Screen;
  readonly app: App;
  readonly watch: LightWatch;
  /** How the watched square is without light. */
  readonly dark: Levels;
}

export interface VeiledScreenOptions {
  readonly width?: number;
  readonly height?: number;
  readonly displays?: number;
  /** The square that is watched: nothing but the veil may lie over it. */
  readonly watched?: Point;
  readonly isControlHidden?: boolean;
  /** What else the app is started with. */
  readonly env?: Environment;
}

/** A new computer with the app on it, whose questions are answered; the light is still off. */
export async function openVeiledScreen(options: VeiledScreenOptions = {}): Promise<VeiledScreen> {
  const { width = 900, height = 800, displays = 1 } = options;
  const bare = await openScreen({ width, height, displays });
  const screen = { ...bare, env: { ...bare.env, ...options.env } };
  try {
    return await openApp(screen, { ...options, width, height, displays });
  } catch (cause) {
    await screen.close();
    throw cause;
  }
}

type SizedOptions = VeiledScreenOptions & Required<Pick<VeiledScreenOptions, 'width' | 'height' | 'displays'>>;

async function openApp(screen: Screen, options: SizedOptions): Promise<VeiledScreen> {
  const { width, height, displays } = options;
  const app = await startApp(screen, { overlays: displays });
  await answerNoAndGoOn(app.driver);
  if (options.isControlHidden === true) await hideControlWindow({ screen, app });
  else await moveControlWindow(screen, { x: 0, y: 0 });
  const watch = new LightWatch(screen, options.watched ?? { x: width - 60, y: height / 2 });
  return { screen, app, watch, dark: await levelsAtRest(watch) };
}

/** Waits until a window that moved has been painted, and nothing changes any more. */
export async function levelsAtRest(watch: LightWatch): Promise<Levels> {
  await until('a screen at rest', () => watch.last(400).length > 10 && spreadOf(watch.last(400)) < 0.5);
  return watch.seen.at(-1)?.levels ?? [0, 0, 0];
}

export async function moveControlWindow(screen: Screen, { x, y }: Point): Promise<void> {
  await screen.xdotool('search', '--sync', ...CONTROL_WINDOW, 'windowmove', String(x), String(y));
}

export async function hasWindow(screen: Screen): Promise<boolean> {
  // Nothing found is no answer but an error there.
  return screen.xdotool('search', ...CONTROL_WINDOW).then(
    (found) => found.trim() !== '',
    () => false,
  );
}

/** As a person closes it; the first time it says where the app goes. The session goes on. */
export async function hideControlWindow({ screen, app }: Pick<VeiledScreen, 'screen' | 'app'>): Promise<void> {
  await screen.xdotool('search', ...CONTROL_WINDOW, 'windowactivate', '--sync');
  await screen.xdotool('key', 'alt+F4');
  await until('the control window to be gone', async () => {
    await app.driver.run(
      `[...document.querySelectorAll('button')].find((one) => one.textContent === 'Close the window')?.click()`,
    );
    return !(await hasWindow(screen));
  });
}

/**
 * The light is on when it is seen. A machine that was held up for a moment has put it out again, and is asked anew. Gives
 * the time of the first asking.
 */
export async function switchOn({ app, watch, dark }: VeiledScreen): Promise<number> {
  const onMs = performance.now();
  await until('light', async () => {
    if ((await attributeOf(app.driver, 'switch', 'Session', 'aria-checked')) !== 'true')
      await click(app.driver, 'switch', 'Session');
    await pause(1000);
    return watch.isLit(dark);
  });
  return onMs;
}
