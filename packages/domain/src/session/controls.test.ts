import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AMBIENT_TRACKS,
  BACKGROUND_SOUND_TYPES,
  DEFAULT_AMBIENT_TRACK,
  DEMO_DEFAULTS,
  hasNatureTrackSelector,
  isBackgroundVolumeEnabled,
  nearestStep,
  PITCH_PRESETS,
  readStoredSettings,
  SESSION_DEFAULTS,
  SessionSettings,
  SLIDERS,
  sliderPosition,
  storeSettings,
  WAVEFORM_CODES,
  WAVEFORMS,
} from '../index.ts';

describe('sliders', () => {
  it.each([
    { id: 'SES-21', field: 'globalModulationStrength', min: 0, max: 1, step: 0.01 },
    { id: 'SES-24', field: 'visualHue', min: 0, max: 360, step: 1 },
    { id: 'SES-26', field: 'isochronicPitch', min: 28, max: 1760, step: 1 },
    { id: 'SES-32', field: 'masterAudioVolume', min: 0, max: 1, step: 0.01 },
    { id: 'SES-40', field: 'backgroundVolume', min: 0, max: 1, step: 0.01 },
  ] as const)('[$id] run $field from $min to $max in steps of $step', ({ field, min, max, step }) => {
    const slider = SLIDERS[field];
    expect(slider).toMatchObject({ min, max, step });
    expect(nearestStep(slider, min - 5)).toBe(min);
    expect(nearestStep(slider, max + 5)).toBe(max);
    expect(nearestStep(slider, min + step * 1.2)).toBe(min + step);
  });

  it.each(Object.entries(SLIDERS))('move %s only to a step of its scale, the nearest one', (_, slider) => {
    fc.assert(
      fc.property(fc.double({ min: slider.min, max: slider.max, noNaN: true }), (value) => {
        const moved = nearestStep(slider, value);
        const steps = (moved - slider.min) / slider.step;
        expect(steps).toBeCloseTo(Math.round(steps), 6);
        expect(Math.abs(moved - value)).toBeLessThanOrEqual(slider.step / 2 + 1e-9);
        expect(nearestStep(slider, moved)).toBe(moved);
      }),
    );
  });

  it('never print a share with the noise of binary fractions', () => {
    for (const percent of Array.from({ length: 101 }, (_, index) => index)) {
      expect(nearestStep(SLIDERS.globalModulationStrength, percent / 100)).toBe(percent / 100);
    }
  });

  it('[SES-27] mark the pitch at 28, 880 and 1760', () => {
    expect(SLIDERS.isochronicPitch.marks).toEqual([28, 880, 1760]);
  });

  it('[RD-31] put each mark at its true place on a linear scale, 880 short of the middle', () => {
    const places = SLIDERS.isochronicPitch.marks.map((mark) => sliderPosition(SLIDERS.isochronicPitch, mark));
    expect(places).toEqual([0, 852 / 1732, 1]);
    expect(sliderPosition(SLIDERS.isochronicPitch, 894)).toBe(0.5);
  });

  it.each([
    { field: 'isochronicPitch', exact: 136.1, printed: 136 },
    { field: 'backgroundVolume', exact: 0.015, printed: 0.02 },
  ] as const)('[RD-30] keep $exact for $field as it is and round only what is printed', ({ field, exact, printed }) => {
    const settings = SessionSettings.parse({ ...SESSION_DEFAULTS, [field]: exact });
    const kept = readStoredSettings(storeSettings(settings));
    expect(kept).toMatchObject({ ok: true, value: { [field]: exact } });
    expect(nearestStep(SLIDERS[field], exact)).toBe(printed);
  });
});

describe('pitch presets', () => {
  it.each([
    { id: 'SES-28', name: 'Deep Focus', hz: 136.1 },
    { id: 'SES-29', name: 'Flow State', hz: 205 },
    { id: 'SES-30', name: 'Harmony', hz: 432 },
  ])('[$id] have $name at exactly $hz Hz, which a session takes unrounded', ({ name, hz }) => {
    const isochronicPitch = PITCH_PRESETS.find((preset) => preset.name === name)?.isochronicPitchHz;
    expect(isochronicPitch).toBe(hz);
    expect(SessionSettings.parse({ ...SESSION_DEFAULTS, isochronicPitch }).isochronicPitch).toBe(hz);
  });

  it('are three', () => {
    expect(PITCH_PRESETS).toHaveLength(3);
  });
});

describe('waveforms', () => {
  it('[SES-22] offer four choices', () => {
    expect(WAVEFORMS).toEqual(['Sine', 'Square', 'Triangle', 'Sawtooth']);
  });

  it('have a number each that the shader can tell apart', () => {
    expect(WAVEFORMS.map((waveform) => WAVEFORM_CODES[waveform])).toEqual([0, 1, 2, 3]);
  });
});

describe('background sound', () => {
  it('[SES-33] offers off, pink, brown and ambient', () => {
    expect(BACKGROUND_SOUND_TYPES).toEqual(['off', 'pink', 'brown', 'ambient']);
  });

  it('[SES-35] has a Nature Track selector with ambient sound', () => {
    expect(hasNatureTrackSelector('ambient')).toBe(true);
  });

  it.each(['off', 'pink', 'brown'] as const)('[SES-36] has no Nature Track selector with %s', (type) => {
    expect(hasNatureTrackSelector(type)).toBe(false);
  });

  it('[SES-37] offers exactly ten tracks', () => {
    expect(AMBIENT_TRACKS).toEqual([
      'Birdsong by the Stream',
      'Cascading Waterfall',
      'Desert Wind',
      'Gentle Rainfall',
      'Meditative Rainfall',
      'Peaceful River Flow',
      'Rolling Thunderstorm',
      'Serene Rain',
      'Soothing Ocean Waves',
      'Tranquil Tides',
    ]);
  });

  it('[SES-38] begins with Serene Rain, live and in the demo', () => {
    expect(DEFAULT_AMBIENT_TRACK).toBe('Serene Rain');
    expect([SESSION_DEFAULTS.ambientTrack, DEMO_DEFAULTS.ambientTrack]).toEqual(['Serene Rain', 'Serene Rain']);
  });

  it('[SES-41] has its volume disabled while it is off', () => {
    expect(isBackgroundVolumeEnabled('off')).toBe(false);
  });

  it.each(['pink', 'brown', 'ambient'] as const)('[SES-42] has its volume enabled with %s', (type) => {
    expect(isBackgroundVolumeEnabled(type)).toBe(true);
  });
});
