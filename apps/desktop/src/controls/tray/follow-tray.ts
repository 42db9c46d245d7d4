import type { LogFailure, Session } from '@vayl/session';
import type { ShellHost } from '../../host/shell-host.ts';
import type { Meter } from '../meter/meter.ts';
import { allPresets, applyNamedPreset } from '../named-preset.ts';
import type { Followed } from '../observed.ts';
import { startSession } from '../start-session.ts';
import type { StopKeyState } from '../stop-key/stop-key.ts';
import type { Timing } from '../timing/timing.ts';
import { actingNow, actingText } from '../timing/timing-words.ts';
import { trayMenu } from './tray-menu.ts';

interface TrayOptions {
  readonly session: Session;
  readonly meter: Pick<Meter, 'getSnapshot' | 'subscribe'>;
  readonly stopKey: Followed<StopKeyState>;
  readonly timing: Pick<Timing, 'look' | 'subscribe' | 'getSnapshot'>;
  readonly host: Pick<ShellHost, 'setTray' | 'showControl' | 'quit'>;
  /** The keys as people know them. */
  readonly keysText: (keys: string) => string;
  readonly logFailure: LogFailure;
}

/** Keeps the menu in the bar of the system true. */
export function followTray({ session, meter, stopKey, timing, host, keysText, logFailure }: TrayOptions): void {
  let shown = '';
  const logged = (work: Promise<void>) => work.catch((cause: unknown) => logFailure('tray.failed', cause));
  const acts = {
    switchSession: () => {
      if (session.getSnapshot().settings.isOn) session.switchOff();
      else void logged(start());
      // A menu ticks its switch by itself; what is true is drawn over it.
      draw(true);
    },
    choose: (preset: Parameters<typeof applyNamedPreset>[1]) => applyNamedPreset(session, preset),
    stop: () => session.stop('button'),
    open: () => void logged(host.showControl()),
    quit: () => void logged(host.quit()),
  };

  async function start(): Promise<void> {
    await timing.look();
    if (startSession(session, meter) !== 'on') await host.showControl();
  }

  function draw(isForced = false): void {
    const snapshot = session.getSnapshot();
    const { keys } = stopKey.getSnapshot();
    const state = {
      isOn: snapshot.settings.isOn,
      minutes: meter.getSnapshot(),
      presets: allPresets(snapshot),
      acting: actingText(actingNow(snapshot, timing.getSnapshot().answer)),
      stopKeys: keys === undefined ? undefined : keysText(keys),
    };
    const { isOn, minutes, presets, stopKeys, acting } = state;
    const text = JSON.stringify([isOn, minutes.minutesLeft, presets, stopKeys, acting]);
    if (text === shown && !isForced) return;
    shown = text;
    void logged(host.setTray(trayMenu(state, acts)));
  }

  session.subscribe(() => draw());
  meter.subscribe(() => draw());
  stopKey.subscribe(() => draw());
  timing.subscribe(() => draw());
  draw();
}
