import { DEMO_DEFAULTS, PREFERENCES_DEFAULTS } from '@vayl/domain';
import type { ControlsSnapshot, ControlsSurroundings } from '@vayl/ui/session/session-controls-view';

type Light = NonNullable<ControlsSnapshot['light']>;

const ALLOWED: ControlsSnapshot['flicker'] = { is: 'allowed' };
const exact = (text: string) => ({ grade: 'exact', text }) as const;

const LIGHT: Light = {
  report: { askedLuminance: 0.062, deliveredLuminance: 0.062, limitLuminance: 0.1, reason: 'none' },
  refreshHz: 60,
  global: exact('6 Hz on your 60 Hz display (10 frames per cycle).'),
  center: {
    grade: 'approximated',
    text: '14 Hz on average; the shape is stepped (4.3 frames per cycle) with a weak 46 Hz component.',
  },
};
export const LIMITING: Light = { ...LIGHT, report: { ...LIGHT.report, askedLuminance: 0.142, reason: 'guard' } };
const TOO_SLOW: Light = {
  ...LIGHT,
  report: { ...LIGHT.report, askedLuminance: 0.142, reason: 'display-too-slow' },
  center: {
    grade: 'not-representable',
    text: 'Your display (60 Hz) cannot show 40 Hz; it would flicker at 20 Hz. Light stays at the global rate; sound still carries it.',
  },
};
const DARK: Light = { ...LIGHT, report: { ...LIGHT.report, deliveredLuminance: 0, reason: 'dark' } };
const STILL: Light = { ...LIGHT, report: { ...LIGHT.report, askedLuminance: 0, deliveredLuminance: 0 } };

/** On, with what Helios would choose for focused work. */
export const RUNNING: ControlsSnapshot = {
  settings: { ...DEMO_DEFAULTS, isOn: true, globalModulationHz: 6, centerModulationHz: 14, visualHue: 205 },
  preferences: PREFERENCES_DEFAULTS,
  strictDemands: [],
  clearWindow: undefined,
  stoppedBy: undefined,
  hasMinutes: true,
  light: LIGHT,
  isLightUnavailable: false,
  flicker: ALLOWED,
  settingsProblem: undefined,
};
const OFF: ControlsSnapshot = { ...RUNNING, settings: DEMO_DEFAULTS, light: DARK };

export interface ControlsSample extends Pick<ControlsSurroundings, 'isFineTuneOpen'> {
  readonly name: string;
  readonly snapshot: ControlsSnapshot;
}

export const CONTROLS_SAMPLES: readonly ControlsSample[] = [
  { name: 'On, within the limit, everything open', snapshot: RUNNING, isFineTuneOpen: true },
  { name: 'On, the guard limits', snapshot: { ...RUNNING, light: LIMITING } },
  {
    name: 'On, 40 Hz on a 60 Hz display, nature track, strict by video',
    snapshot: {
      ...RUNNING,
      settings: { ...RUNNING.settings, centerModulationHz: 40, backgroundSoundType: 'ambient', isochronicPitch: 136.1 },
      strictDemands: ['video'],
      light: TOO_SLOW,
    },
    isFineTuneOpen: true,
  },
  {
    name: 'First visit: nothing answered, no light yet',
    snapshot: { ...OFF, light: undefined, flicker: { is: 'refused', reason: 'unanswered' } },
  },
  {
    name: 'On, less motion asked for by the system',
    snapshot: { ...RUNNING, light: STILL, flicker: { is: 'refused', reason: 'reduced-motion' } },
  },
  {
    name: 'Stopped by hiding the page, settings from a newer version',
    snapshot: { ...OFF, stoppedBy: 'hidden', settingsProblem: 'settings/from-newer-version' },
  },
  { name: 'No WebGL here', snapshot: { ...RUNNING, light: undefined, isLightUnavailable: true } },
];
