import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BACKGROUND_SOUND_TYPES,
  BAND_NAMES,
  bandOf,
  readStoredSettings,
  SESSION_DEFAULTS,
  SessionSettings,
  storeSettings,
  WAVEFORMS,
} from '../index.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const rate = fc.double({ min: 0.1, max: 100, noNaN: true });
const band = fc.constantFrom(...BAND_NAMES);

const anySettings: fc.Arbitrary<SessionSettings> = fc
  .record({
    isOn: fc.boolean(),
    globalModulationHz: rate,
    centerModulationHz: rate,
    globalModulationStrength: share,
    waveform: fc.constantFrom(...WAVEFORMS),
    visualHue: fc.double({ min: 0, max: 360, noNaN: true }),
    isochronicPitch: fc.double({ min: 28, max: 1760, noNaN: true }),
    masterAudioVolume: share,
    backgroundSoundType: fc.constantFrom(...BACKGROUND_SOUND_TYPES),
    ambientTrack: fc.string({ minLength: 1 }),
    backgroundVolume: share,
    frequencyBand1: band,
    frequencyBand2: band,
  })
  .filter(({ globalModulationHz, centerModulationHz }) => globalModulationHz < centerModulationHz);

/** A record that looks right from outside, with anything at all in its fields. */
const anyRecord = fc.record(
  {
    version: fc.oneof(fc.constantFrom(0, 1, 2, -1, 0.5), fc.anything()),
    fields: fc.oneof(
      fc.record(Object.fromEntries(Object.keys(SESSION_DEFAULTS).map((field) => [field, fc.anything()])), {
        requiredKeys: [],
      }),
      fc.anything(),
    ),
  },
  { requiredKeys: [] },
);

describe('stored settings', () => {
  it('come back as they were stored, only switched off', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const onDisk: unknown = JSON.parse(JSON.stringify(storeSettings(settings)));
        expect(readStoredSettings(onDisk)).toEqual({ ok: true, value: { ...settings, isOn: false } });
      }),
    );
  });

  it('never come back switched on', () => {
    expect(readStoredSettings(storeSettings({ ...SESSION_DEFAULTS, isOn: true }))).toMatchObject({
      ok: true,
      value: { isOn: false },
    });
  });

  it('are valid settings or a known error, whatever was in the store', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), anyRecord), (stored) => {
        const read = readStoredSettings(stored);
        const settings = read.ok ? read.value : SESSION_DEFAULTS;
        const outcome = read.ok ? 'read' : read.error;
        expect(SessionSettings.parse(settings)).toEqual(settings);
        expect(settings.globalModulationHz).toBeLessThan(settings.centerModulationHz);
        expect(settings.isOn).toBe(false);
        expect(['read', 'settings/unreadable', 'settings/from-newer-version']).toContain(outcome);
      }),
      { numRuns: 1000 },
    );
  });

  it('lose one value where one value is bad', () => {
    const { fields, version } = storeSettings({ ...SESSION_DEFAULTS, visualHue: 90, masterAudioVolume: 0.7 });
    const stored = { version, fields: { ...fields, masterAudioVolume: 'loud' } };
    expect(readStoredSettings(stored)).toEqual({
      ok: true,
      value: { ...SESSION_DEFAULTS, visualHue: 90, masterAudioVolume: SESSION_DEFAULTS.masterAudioVolume },
    });
  });

  it('drop what is no setting', () => {
    const { version, fields } = storeSettings(SESSION_DEFAULTS);
    const stored = { version, fields: { ...fields, hasOwnAudio: true, email: 'a@b.example' } };
    expect(readStoredSettings(stored)).toEqual({ ok: true, value: SESSION_DEFAULTS });
  });

  it.each([
    { globalModulationHz: 12, centerModulationHz: 12 },
    { globalModulationHz: 14, centerModulationHz: 6 },
    { globalModulationHz: 40 },
  ])('take both rates from the defaults where the stored ones are out of order: %o', (rates) => {
    const stored = { version: 1, fields: { ...rates, waveform: 'Triangle' } };
    expect(readStoredSettings(stored)).toEqual({ ok: true, value: { ...SESSION_DEFAULTS, waveform: 'Triangle' } });
  });

  it('keep a track that this version does not know', () => {
    const stored = storeSettings({ ...SESSION_DEFAULTS, ambientTrack: 'Northern Lights' });
    expect(readStoredSettings(stored)).toMatchObject({ ok: true, value: { ambientTrack: 'Northern Lights' } });
  });
});

describe('settings from before rates existed', () => {
  const bandsInRange = BAND_NAMES.filter((name) => name !== 'HyperGamma');
  const ascendingPairs = bandsInRange.flatMap((slow, index) =>
    bandsInRange.slice(index + 1).map((fast) => ({ frequencyBand1: slow, frequencyBand2: fast })),
  );

  it.each(ascendingPairs)('get a rate inside each band: $frequencyBand1 under $frequencyBand2', (bands) => {
    const read = readStoredSettings(bands);
    const rates = read.ok ? [read.value.globalModulationHz, read.value.centerModulationHz] : [];
    expect(rates.map((hz) => bandOf(hz).name)).toEqual([bands.frequencyBand1, bands.frequencyBand2]);
  });

  it('[RD-33] get the end of the range for a band that lies above it', () => {
    const read = readStoredSettings({ frequencyBand1: 'Beta', frequencyBand2: 'HyperGamma' });
    expect(read).toMatchObject({ ok: true, value: { centerModulationHz: 100 } });
  });

  it('keep a rate that is there', () => {
    const read = readStoredSettings({ globalModulationHz: 5, frequencyBand1: 'Delta', frequencyBand2: 'Gamma' });
    expect(read).toMatchObject({ ok: true, value: { globalModulationHz: 5, centerModulationHz: 40 } });
  });

  it('get the default rates where the bands are unknown or upside down', () => {
    const { globalModulationHz, centerModulationHz } = SESSION_DEFAULTS;
    for (const bands of [{ frequencyBand1: 'Omega' }, { frequencyBand1: 'Gamma', frequencyBand2: 'Delta' }]) {
      expect(readStoredSettings(bands)).toMatchObject({ ok: true, value: { globalModulationHz, centerModulationHz } });
    }
  });
});
