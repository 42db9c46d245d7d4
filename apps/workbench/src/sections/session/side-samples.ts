import { DEMO_DEFAULTS } from '@vayl/domain';
import type { AppliedNoticeView } from '@vayl/ui/session/applied-notice';
import type { FlickerNotice } from '@vayl/ui/session/flicker-notice';
import type { LightStatus } from '@vayl/ui/session/light-status';
import type { PresetShelfView } from '@vayl/ui/session/preset-shelf';
import type { TimelineChooserView } from '@vayl/ui/session/timeline-chooser';
import type { ComponentProps } from 'react';
import { LIMITING, RUNNING } from './session-samples.ts';

type Shelf = ComponentProps<typeof PresetShelfView>['snapshot'];
type Timeline = ComponentProps<typeof TimelineChooserView>['snapshot'];
type Status = ComponentProps<typeof LightStatus>['snapshot'];
type Applied = Omit<ComponentProps<typeof AppliedNoticeView>, 'actions'>;
type Permission = ComponentProps<typeof FlickerNotice>['permission'];
type Reason = Extract<Permission, { is: 'refused' }>['reason'];

const { isOn: _switch, frequencyBand1: _one, frequencyBand2: _two, hasOwnAudio: _own, ...PRESET } = DEMO_DEFAULTS;

export const SHELVES: readonly { readonly name: string; readonly snapshot: Shelf }[] = [
  {
    name: 'Presets, one of them in use',
    snapshot: {
      settings: { ...DEMO_DEFAULTS, globalModulationHz: 6, centerModulationHz: 14, visualHue: 205 },
      ownPresets: [],
      canUndo: true,
      applied: undefined,
    },
  },
  {
    name: 'Presets, two of one’s own',
    snapshot: {
      settings: DEMO_DEFAULTS,
      ownPresets: [
        { id: 1, name: 'Morning', settings: PRESET },
        { id: 2, name: 'Proofreading by the window, late', settings: { ...PRESET, visualHue: 35 } },
      ],
      canUndo: false,
      applied: undefined,
    },
  },
];

const ROUNDS = {
  is: 'timed',
  warmUpMinutes: 1,
  holdMinutes: 22,
  coolDownMinutes: 2,
  rounds: 4,
  breakMinutes: 5,
} as const;
const ONCE = { ...ROUNDS, warmUpMinutes: 2, holdMinutes: 20, coolDownMinutes: 3, rounds: 1 } as const;
const ON = { ...DEMO_DEFAULTS, isOn: true };

export const TIMELINES: readonly { readonly name: string; readonly snapshot: Timeline }[] = [
  {
    name: 'Open-ended',
    snapshot: {
      settings: ON,
      plan: { is: 'open' },
      timeline: { stage: 'open', round: 0, rounds: 0, level: 1, stageSecondsLeft: undefined, secondsLeft: undefined },
    },
  },
  {
    name: 'Timed, steady',
    snapshot: {
      settings: ON,
      plan: ONCE,
      timeline: { stage: 'hold', round: 1, rounds: 1, level: 1, stageSecondsLeft: 761, secondsLeft: 941 },
    },
  },
  {
    name: 'Pomodoro, a break',
    snapshot: {
      settings: ON,
      plan: ROUNDS,
      timeline: { stage: 'break', round: 2, rounds: 4, level: 0, stageSecondsLeft: 199, secondsLeft: 3799 },
    },
  },
  {
    name: 'Over',
    snapshot: {
      settings: DEMO_DEFAULTS,
      plan: ONCE,
      timeline: { stage: 'ended', round: 1, rounds: 1, level: 0, stageSecondsLeft: 0, secondsLeft: 0 },
    },
  },
];

const STILL_OPEN = {
  stage: 'open',
  round: 0,
  rounds: 0,
  level: 1,
  stageSecondsLeft: undefined,
  secondsLeft: undefined,
} as const;
const { light } = RUNNING;
const LIT: Status = {
  settings: ON,
  isPaused: false,
  isNoiseAlone: false,
  isRearming: false,
  timeline: STILL_OPEN,
  flicker: { is: 'allowed' },
  light,
};

export const STATUSES: readonly { readonly name: string; readonly snapshot: Status }[] = [
  { name: 'on', snapshot: LIT },
  { name: 'held', snapshot: { ...LIT, light: LIMITING } },
  { name: 'still', snapshot: { ...LIT, flicker: { is: 'refused', reason: 'unanswered' } } },
  { name: 'resting', snapshot: { ...LIT, timeline: { ...STILL_OPEN, stage: 'break' } } },
  { name: 'sound only', snapshot: { ...LIT, light: undefined } },
  { name: 'rearming', snapshot: { ...LIT, isRearming: true } },
  { name: 'off', snapshot: { ...LIT, settings: DEMO_DEFAULTS } },
  { name: 'noise alone', snapshot: { ...LIT, settings: DEMO_DEFAULTS, isNoiseAlone: true } },
];

const FROM_LINK = { source: 'link', before: DEMO_DEFAULTS, after: ON } as const;

export const APPLIED: readonly (Applied & { readonly name: string })[] = [
  {
    name: 'came',
    snapshot: { settings: DEMO_DEFAULTS, canUndo: true, applied: FROM_LINK },
    outcome: 'done',
  },
  {
    name: 'unreadable',
    snapshot: { settings: DEMO_DEFAULTS, canUndo: false, applied: undefined },
    outcome: 'link/unreadable',
  },
];

export const REFUSALS: readonly Reason[] = [
  'unanswered',
  'answered-yes',
  'answered-unsure',
  'outdated',
  'felt-wrong',
  'health-decline',
  'reduced-motion',
];
