import { describe, expect, it } from 'vitest';
import {
  BACKGROUND_SOUND_TYPES,
  DEMO_DEFAULTS,
  DemoSettings,
  SESSION_DEFAULTS,
  SessionSettings,
  WAVEFORMS,
} from '../index.ts';

const withField = (field: string, value: unknown) => ({ ...SESSION_DEFAULTS, [field]: value });

describe('the fields of a session', () => {
  it.each([
    { id: 'SES-01', field: 'isOn', holds: [true, false], refuses: ['on', 1] },
    { id: 'SES-02', field: 'globalModulationHz', holds: [0.1, 8, 99.5], refuses: ['8', Number.NaN] },
    { id: 'SES-03', field: 'centerModulationHz', holds: [0.2, 12, 100], refuses: ['12', Number.POSITIVE_INFINITY] },
    { id: 'SES-04', field: 'globalModulationStrength', holds: [0, 0.45, 1], refuses: [-0.01, 1.01] },
    { id: 'SES-06', field: 'visualHue', holds: [0, 240, 359.5, 360], refuses: [-1, 361] },
    { id: 'SES-07', field: 'isochronicPitch', holds: [28, 136.1, 205, 1760], refuses: ['205'] },
    { id: 'SES-08', field: 'masterAudioVolume', holds: [0, 0.1, 1], refuses: [-0.01, 1.01] },
    { id: 'SES-10', field: 'ambientTrack', holds: ['Desert Wind', 'A track nobody has yet'], refuses: [7, null] },
    { id: 'SES-11', field: 'backgroundVolume', holds: [0, 0.015, 1], refuses: [-0.01, 1.01] },
    { id: 'SES-12', field: 'frequencyBand1', holds: ['Delta', 'Gamma'], refuses: ['Omega', 4] },
    { id: 'SES-12', field: 'frequencyBand2', holds: ['Delta', 'Gamma'], refuses: ['Omega', 4] },
  ])('[$id] hold $field as $holds, and refuse $refuses', ({ field, holds, refuses }) => {
    for (const value of holds) expect(SessionSettings.parse(withField(field, value))).toHaveProperty(field, value);
    for (const value of [...refuses, undefined]) {
      expect(SessionSettings.safeParse(withField(field, value)).success).toBe(false);
    }
  });

  it('[SES-05] hold one of exactly four waveforms', () => {
    expect(WAVEFORMS).toEqual(['Sine', 'Square', 'Triangle', 'Sawtooth']);
    for (const waveform of WAVEFORMS)
      expect(SessionSettings.parse(withField('waveform', waveform)).waveform).toBe(waveform);
    for (const other of ['sine', 'Noise', 0]) {
      expect(SessionSettings.safeParse(withField('waveform', other)).success).toBe(false);
    }
  });

  it('[SES-09] hold one of exactly four kinds of background sound', () => {
    expect(BACKGROUND_SOUND_TYPES).toEqual(['off', 'pink', 'brown', 'ambient']);
    for (const type of BACKGROUND_SOUND_TYPES) {
      expect(SessionSettings.parse(withField('backgroundSoundType', type)).backgroundSoundType).toBe(type);
    }
    for (const other of ['white', 'Off', false]) {
      expect(SessionSettings.safeParse(withField('backgroundSoundType', other)).success).toBe(false);
    }
  });

  it('take no rate of zero or below', () => {
    for (const hz of [0, -8]) {
      expect(SessionSettings.safeParse(withField('globalModulationHz', hz)).success).toBe(false);
      expect(SessionSettings.safeParse(withField('centerModulationHz', hz)).success).toBe(false);
    }
  });
});

describe('the defaults of a live session', () => {
  it('[SES-07] [RD-08] begin with a pitch of 205 Hz', () => {
    expect(SESSION_DEFAULTS.isochronicPitch).toBe(205);
  });

  it('[RD-37] equal the demo, except for the hue and what only the demo has', () => {
    const { hasOwnAudio: _, ...demo } = DEMO_DEFAULTS;
    expect(SESSION_DEFAULTS).toEqual({ ...demo, visualHue: 240, isOn: false });
  });

  it('[RD-35] begin at hue 240, while the demo begins at 243', () => {
    expect([SESSION_DEFAULTS.visualHue, DEMO_DEFAULTS.visualHue]).toEqual([240, 243]);
  });

  it('are settings by their own rules', () => {
    expect(SessionSettings.parse(SESSION_DEFAULTS)).toEqual(SESSION_DEFAULTS);
    expect(DemoSettings.parse(DEMO_DEFAULTS)).toEqual(DEMO_DEFAULTS);
  });
});

describe('the demo', () => {
  it('[DEMO-16] holds these fourteen fields, and needs each', () => {
    const fields = [
      'isOn',
      'frequencyBand1',
      'frequencyBand2',
      'globalModulationHz',
      'centerModulationHz',
      'waveform',
      'globalModulationStrength',
      'masterAudioVolume',
      'visualHue',
      'isochronicPitch',
      'backgroundSoundType',
      'backgroundVolume',
      'ambientTrack',
      'hasOwnAudio',
    ];
    expect(Object.keys(DemoSettings.shape).toSorted()).toEqual(fields.toSorted());
    for (const field of fields) {
      expect(DemoSettings.safeParse({ ...DEMO_DEFAULTS, [field]: undefined }).success).toBe(false);
    }
  });

  it.each(['off', 'pink', 'brown', 'ambient'])('[DEMO-17] accepts the background sound %s', (backgroundSoundType) => {
    expect(DemoSettings.parse({ ...DEMO_DEFAULTS, backgroundSoundType })).toMatchObject({ backgroundSoundType });
  });

  it.each([
    { id: 'DEMO-08', field: 'isOn', value: false },
    { id: 'DEMO-18', field: 'frequencyBand1', value: 'Delta' },
    { id: 'DEMO-18', field: 'frequencyBand2', value: 'Gamma' },
    { id: 'DEMO-19', field: 'globalModulationHz', value: 8 },
    { id: 'DEMO-20', field: 'centerModulationHz', value: 12 },
    { id: 'DEMO-21', field: 'waveform', value: 'Sine' },
    { id: 'DEMO-22', field: 'globalModulationStrength', value: 0.45 },
    { id: 'DEMO-23', field: 'masterAudioVolume', value: 0.1 },
    { id: 'DEMO-24', field: 'visualHue', value: 243 },
    { id: 'DEMO-25', field: 'isochronicPitch', value: 205 },
    { id: 'DEMO-26', field: 'backgroundVolume', value: 0.015 },
    { id: 'DEMO-27', field: 'ambientTrack', value: 'Serene Rain' },
    { id: 'DEMO-28', field: 'backgroundSoundType', value: 'off' },
    { id: 'DEMO-28', field: 'hasOwnAudio', value: false },
  ])('[$id] begins with $field at $value', ({ field, value }) => {
    expect(DEMO_DEFAULTS).toHaveProperty(field, value);
  });
});
