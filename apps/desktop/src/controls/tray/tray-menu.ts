import { FREE_MINUTES_PER_DAY, PRODUCT_NAME } from '@vayl/domain';
import type { Tray, TrayEntry } from '../../host/shell-host.ts';
import type { MeterSnapshot } from '../meter/meter-snapshot.ts';
import type { NamedPreset } from '../named-preset.ts';
import { TRAY } from '../shell-words.ts';
import { MINUTES } from '../words.ts';

export interface TrayState {
  readonly isOn: boolean;
  readonly minutes: Pick<MeterSnapshot, 'minutesLeft'>;
  readonly presets: readonly NamedPreset[];
  /** What pauses the session or turns it down, in words. */
  readonly acting: string | undefined;
  /** As people know them; undefined while none could be had. */
  readonly stopKeys: string | undefined;
}

export interface TrayActs {
  readonly switchSession: () => void;
  readonly choose: (preset: NamedPreset) => void;
  readonly stop: () => void;
  readonly open: () => void;
  readonly quit: () => void;
}

const LEFT = '❙';
const USED = '·';
const LINE: TrayEntry = { is: 'line' };

/** What the mark in the bar of the system offers: the switch, the day's minutes, presets, the way out of light and app. */
export function trayMenu({ isOn, minutes, presets, acting, stopKeys }: TrayState, acts: TrayActs): Tray {
  return {
    name: isOn ? TRAY.on(acting) : PRODUCT_NAME,
    isOn,
    entries: [
      { is: 'switch', text: TRAY.session, isOn, act: acts.switchSession },
      ...(acting === undefined ? [] : [{ is: 'text', text: acting } as const]),
      ...minutesEntries(minutes.minutesLeft),
      LINE,
      ...presets.map((preset): TrayEntry => ({ is: 'act', text: preset.name, act: () => acts.choose(preset) })),
      LINE,
      { is: 'act', text: TRAY.stop(stopKeys), act: acts.stop },
      { is: 'act', text: TRAY.open, act: acts.open },
      { is: 'act', text: TRAY.quit, act: acts.quit },
    ],
  };
}

/** Fifteen marks, one for each free minute, as in the window. A menu has only letters for them. */
function minutesEntries(minutesLeft: number | undefined): readonly TrayEntry[] {
  if (minutesLeft === undefined) return [];
  const marks = USED.repeat(FREE_MINUTES_PER_DAY - minutesLeft) + LEFT.repeat(minutesLeft);
  return [
    { is: 'text', text: `${minutesLeft} ${MINUTES.left(minutesLeft)}` },
    { is: 'text', text: marks },
  ];
}
