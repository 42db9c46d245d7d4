import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applySuggestion,
  BACKGROUND_SOUND_TYPES,
  BAND_NAMES,
  DEMO_DEFAULTS,
  type DemoSettings,
  mergeIntoDemo,
  readSuggestion,
  SESSION_DEFAULTS,
  type Suggestion,
  WAVEFORMS,
} from '../index.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const rate = fc.double({ min: 0.1, max: 100, noNaN: true });
const band = fc.constantFrom(...BAND_NAMES);

const suggestionFields = {
  globalModulationHz: rate,
  centerModulationHz: rate,
  globalModulationStrength: share,
  visualHue: fc.double({ min: 0, max: 360, noNaN: true }),
  masterAudioVolume: share,
  waveform: fc.constantFrom(...WAVEFORMS),
};
const demoFields = {
  ...suggestionFields,
  isOn: fc.boolean(),
  isochronicPitch: fc.double({ min: 28, max: 1760, noNaN: true }),
  backgroundSoundType: fc.constantFrom(...BACKGROUND_SOUND_TYPES),
  backgroundVolume: share,
  ambientTrack: fc.string({ minLength: 1 }),
  frequencyBand1: band,
  frequencyBand2: band,
  hasOwnAudio: fc.boolean(),
};

const anySuggestion: fc.Arbitrary<Suggestion> = fc.record(suggestionFields);
const anyDemo: fc.Arbitrary<DemoSettings> = fc.record(demoFields);
const anyPartial: fc.Arbitrary<Partial<DemoSettings>> = fc.record(demoFields, { requiredKeys: [] });

describe('a live session', () => {
  it('[SES-47] takes every setting of a suggestion and keeps every other', () => {
    fc.assert(
      fc.property(anyDemo, anySuggestion, (settings, suggestion) => {
        expect(applySuggestion(settings, suggestion)).toEqual({ ...settings, ...suggestion });
      }),
    );
  });

  it.each([true, false])('[RD-41] stays as it was switched: %s', (isOn) => {
    const suggestion = { ...DEMO_DEFAULTS, isOn: !isOn };
    expect(applySuggestion({ ...SESSION_DEFAULTS, isOn }, suggestion).isOn).toBe(isOn);
  });

  it('[CHAT-28] is set by a described task without a further step', () => {
    const body = { globalModulationHz: 0.1, centerModulationHz: 6, visualHue: 140, narrativeExplanation: 'Slow.' };
    const outcome = readSuggestion({ ok: true, body }, SESSION_DEFAULTS);
    const applied = outcome.is === 'accepted' ? applySuggestion(SESSION_DEFAULTS, outcome.suggestion) : undefined;
    expect(applied).toEqual({ ...SESSION_DEFAULTS, globalModulationHz: 0.1, centerModulationHz: 6, visualHue: 140 });
  });
});

describe('the demo', () => {
  it('[DEMO-34] takes the fields a suggestion names and keeps those it does not', () => {
    fc.assert(
      fc.property(anyDemo, anyPartial, (settings, suggestion) => {
        const { backgroundSoundType, hasOwnAudio, isOn } = settings;
        const merged = mergeIntoDemo(settings, suggestion);
        expect(merged).toEqual({ ...settings, ...suggestion, backgroundSoundType, hasOwnAudio, isOn });
        expect(Object.keys(merged).toSorted()).toEqual(Object.keys(DEMO_DEFAULTS).toSorted());
      }),
    );
  });

  it.each(BACKGROUND_SOUND_TYPES)('[DEMO-35] drops a background sound: %s', (backgroundSoundType) => {
    const demo = { ...DEMO_DEFAULTS, backgroundSoundType: 'brown' } as const;
    expect(mergeIntoDemo(demo, { backgroundSoundType, visualHue: 100 })).toEqual({ ...demo, visualHue: 100 });
  });

  it.each([true, false])("[DEMO-36] drops a word about the visitor's own audio: %s", (hasOwnAudio) => {
    const demo = { ...DEMO_DEFAULTS, hasOwnAudio: !hasOwnAudio };
    expect(mergeIntoDemo(demo, { hasOwnAudio, visualHue: 100 })).toEqual({ ...demo, visualHue: 100 });
  });

  it.each([true, false])('[RD-41] stays as it was switched: %s', (isOn) => {
    expect(mergeIntoDemo({ ...DEMO_DEFAULTS, isOn }, { isOn: !isOn }).isOn).toBe(isOn);
  });

  it('leaves the settings it was given as they were', () => {
    const settings = Object.freeze({ ...DEMO_DEFAULTS });
    mergeIntoDemo(settings, { visualHue: 1 });
    expect(settings).toEqual(DEMO_DEFAULTS);
  });
});
