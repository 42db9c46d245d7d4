import { DEMO_DEFAULTS } from '@vayl/domain';
import { type LightView, OPEN_PLAN, timelineMoment } from '@vayl/session';
import { expect, it } from 'vitest';
import { type StatusFacts, statusText } from './status-text.ts';

const RATE = { grade: 'exact', text: '8 Hz' } as const;
const LIGHT: LightView = {
  report: { askedLuminance: 0.1, deliveredLuminance: 0.1, limitLuminance: 0.1, reason: 'none' },
  refreshHz: 60,
  global: RATE,
  center: RATE,
};
const ON: StatusFacts = {
  settings: { ...DEMO_DEFAULTS, isOn: true },
  isNoiseAlone: false,
  isRearming: false,
  isPaused: false,
  timeline: timelineMoment(OPEN_PLAN, 0),
  flicker: { is: 'allowed' },
  light: LIGHT,
};
const report = (change: Partial<LightView['report']>) => ({
  light: { ...LIGHT, report: { ...LIGHT.report, ...change } },
});

it.each([
  ['Veil on, guard within limit', {}],
  ['Veil on, guard holds it back', report({ askedLuminance: 0.2, reason: 'guard' })],
  ['Veil on, measuring this display', report({ reason: 'display-unknown' })],
  ['Still tint', { flicker: { is: 'refused', reason: 'unanswered' } }],
  ['Break, the light rests', { timeline: { ...ON.timeline, stage: 'break' } }],
  ['Sound only', { light: undefined }],
  ['Paused', { isPaused: true }],
  ['Veil off', { settings: DEMO_DEFAULTS }],
  ['Veil off, noise on', { settings: DEMO_DEFAULTS, isNoiseAlone: true }],
  ['Dark. Light can come back in a second.', { isRearming: true }],
] satisfies [string, Partial<StatusFacts>][])('says “%s”', (text, change) => {
  const { state, more } = statusText({ ...ON, ...change });
  expect([state, ...(more === undefined ? [] : [more])].join(', ')).toBe(text);
});
