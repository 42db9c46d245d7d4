import type { SessionSnapshot } from '@vayl/session';
import type { MeterSnapshot } from '../meter/meter-snapshot.ts';

/** What `vayl status --json` prints. Scripts read it: a field may be added, and none changed. */
export interface Status {
  readonly isRunning: true;
  readonly isOn: boolean;
  readonly isPaused: boolean;
  /** `person`, a signal of this computer or `rule`; null while it is not paused. */
  readonly pauseReason: string | null;
  readonly globalModulationHz: number;
  readonly centerModulationHz: number;
  /** `allowed`, or why the light stands still. */
  readonly flicker: string;
  readonly stoppedBy: string | null;
  /** Null where there is no limit. */
  readonly minutesLeft: number | null;
}

export function statusOf(session: SessionSnapshot, minutes: MeterSnapshot): Status {
  const { settings, isPaused, pauseReason, flicker, stoppedBy } = session;
  return {
    isRunning: true,
    isOn: settings.isOn,
    isPaused,
    pauseReason: pauseReason ?? null,
    globalModulationHz: settings.globalModulationHz,
    centerModulationHz: settings.centerModulationHz,
    flicker: flicker.is === 'allowed' ? 'allowed' : flicker.reason,
    stoppedBy: stoppedBy ?? null,
    minutesLeft: minutes.minutesLeft ?? null,
  };
}
