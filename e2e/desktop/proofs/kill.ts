import { type App, startApp } from '../harness/app.ts';
import { pause } from '../harness/clock.ts';
import { readKept, stateOf, usedMsOf } from '../harness/kept.ts';
import type { LightWatch } from '../harness/light.ts';
import type { Screen } from '../harness/screen.ts';
import { levelsAtRest, moveControlWindow, switchOn } from '../harness/veil.ts';

export const KILLED = ['shell', 'control', 'overlay'] as const;
type Killed = (typeof KILLED)[number];

export interface KillRound {
  readonly killed: Killed;
  /** From the kill to the last light that was seen. */
  readonly lightAfterMs: number;
  /** Whether settings, answers and presets are as they were. */
  readonly isStateKept: boolean;
  /** From switching on to the kill, and how much of it the ledger has when the app is back. */
  readonly litMs: number;
  readonly chargedMs: number;
  /** The app that was started again. */
  readonly app: App;
}

export interface KillOptions {
  readonly screen: Screen;
  readonly app: App;
  readonly watch: LightWatch;
  readonly killed: Killed;
  readonly litForMs: number;
}

/** Lights the screen, kills one process, looks how long the light stays, starts the app again and asks what it knows. */
export async function playKill({ screen, app, watch, killed, litForMs }: KillOptions): Promise<KillRound> {
  const dark = await levelsAtRest(watch);
  const before = await readKept(app.driver);
  const onMs = await switchOn({ screen, app, watch, dark });
  await pause(litForMs);
  const running = await readKept(app.driver);
  const { shell, control, overlays } = app.processes();
  const killedMs = performance.now();
  process.kill({ shell, control, overlay: overlays[0] ?? 0 }[killed], 'SIGKILL');
  await pause(1500);
  const lightAfterMs = Math.max(0, watch.lastLitMs(dark) - killedMs);
  await app.end();
  const again = await startApp(screen);
  await moveControlWindow(screen, { x: 0, y: 0 });
  const after = await readKept(again.driver);
  const isAsked = (await again.driver.run(`return document.querySelector('[role=dialog]') !== null`)) === true;
  return {
    killed,
    lightAfterMs,
    isStateKept: !isAsked && JSON.stringify(stateOf(after)) === JSON.stringify(stateOf(running)),
    litMs: killedMs - onMs,
    chargedMs: usedMsOf(after) - usedMsOf(before),
    app: again,
  };
}

/**
 * A crash may lose what was not kept yet: five seconds of the meter, and what the engine had not written to the disk.
 * Nothing may be charged twice; the watch takes up to half a second to end a session whose overlay is gone.
 */
export function isChargedOnce({ litMs, chargedMs }: KillRound): boolean {
  return chargedMs >= litMs - 6500 && chargedMs <= litMs + 1000;
}
