import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_STOP_HOT_KEY,
  DevicePreferences,
  PREFERENCES_DEFAULTS,
  readStoredPreferences,
  SESSION_DEFAULTS,
  SOUND_OFFSET_RANGE_MS,
  storePreferences,
  suggestionRequest,
  VEIL_SHAPES,
} from '../index.ts';

const anyPreferences: fc.Arbitrary<DevicePreferences> = fc.record({
  veilShape: fc.constantFrom(...VEIL_SHAPES),
  isGuardStrict: fc.boolean(),
  soundOffsetMs: fc.integer(SOUND_OFFSET_RANGE_MS),
  stopHotKey: fc.string({ minLength: 1 }),
  displaysWithoutVeil: fc.array(fc.string()),
});

const anyRecord = fc.record({
  version: fc.constantFrom(0, 1, -1),
  fields: fc.record(Object.fromEntries(Object.keys(PREFERENCES_DEFAULTS).map((field) => [field, fc.anything()])), {
    requiredKeys: [],
  }),
});

describe('device preferences', () => {
  it('begin with the whole screen, no offset, no display left out and a key that stops the light', () => {
    expect(PREFERENCES_DEFAULTS).toEqual({
      veilShape: 'full',
      isGuardStrict: false,
      soundOffsetMs: 0,
      stopHotKey: DEFAULT_STOP_HOT_KEY,
      displaysWithoutVeil: [],
    });
    expect(DevicePreferences.parse(PREFERENCES_DEFAULTS)).toEqual(PREFERENCES_DEFAULTS);
  });

  it('keep the displays whose names can be read, so that a veil stays away from them', () => {
    const stored = { version: 0, fields: { displaysWithoutVeil: ['Left', 7, null, 'Beamer'] } };
    expect(readStoredPreferences(stored)).toMatchObject({ value: { displaysWithoutVeil: ['Left', 'Beamer'] } });
  });

  it.each([
    { field: 'veilShape', refused: 'circle' },
    { field: 'isGuardStrict', refused: 'yes' },
    { field: 'soundOffsetMs', refused: 301 },
    { field: 'soundOffsetMs', refused: -301 },
    { field: 'stopHotKey', refused: '' },
    { field: 'displaysWithoutVeil', refused: 'every one' },
  ])('never hold $refused as $field, and read back its default', ({ field, refused }) => {
    const broken = { ...PREFERENCES_DEFAULTS, [field]: refused };
    expect(DevicePreferences.safeParse(broken).success).toBe(false);
    expect(readStoredPreferences({ version: 0, fields: broken })).toEqual({ ok: true, value: PREFERENCES_DEFAULTS });
  });

  it('come back as they were stored', () => {
    fc.assert(
      fc.property(anyPreferences, (preferences) => {
        const onDisk: unknown = JSON.parse(JSON.stringify(storePreferences(preferences)));
        expect(readStoredPreferences(onDisk)).toEqual({ ok: true, value: preferences });
      }),
    );
  });

  it('are valid or a known error, whatever was in the store', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), anyRecord), (stored) => {
        const read = readStoredPreferences(stored);
        const preferences = read.ok ? read.value : PREFERENCES_DEFAULTS;
        const outcome = read.ok ? 'read' : read.error;
        expect(DevicePreferences.parse(preferences)).toEqual(preferences);
        expect(['read', 'settings/unreadable', 'settings/from-newer-version']).toContain(outcome);
      }),
      { numRuns: 1000 },
    );
  });

  it('[RD-14] never travel in a suggestion request', () => {
    const request = { userQuery: 'reading', currentSettings: SESSION_DEFAULTS };
    fc.assert(
      fc.property(anyPreferences, (preferences) => {
        const currentSettings = { ...SESSION_DEFAULTS, ...preferences };
        expect(suggestionRequest({ ...request, ...preferences, currentSettings })).toEqual(request);
      }),
    );
  });

  it('share no field with a session, so that neither can overwrite the other', () => {
    const sessionFields = Object.keys(SESSION_DEFAULTS);
    expect(Object.keys(PREFERENCES_DEFAULTS).filter((field) => sessionFields.includes(field))).toEqual([]);
  });
});
