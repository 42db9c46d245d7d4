import { describe, expect, it } from 'vitest';
import {
  ERROR_TEXT,
  PREFERENCES_DEFAULTS,
  readStoredPreferences,
  readStoredSettings,
  SESSION_DEFAULTS,
  storePreferences,
  storeSettings,
} from '../index.ts';

const readers = [
  { kind: 'settings', read: readStoredSettings, current: storeSettings(SESSION_DEFAULTS), defaults: SESSION_DEFAULTS },
  {
    kind: 'preferences',
    read: readStoredPreferences,
    current: storePreferences(PREFERENCES_DEFAULTS),
    defaults: PREFERENCES_DEFAULTS,
  },
];

describe.each(readers)('a stored record of $kind', ({ read, current, defaults }) => {
  it('names the version of the rules it was written under', () => {
    expect(Number.isInteger(current.version)).toBe(true);
    expect(current.fields).toEqual(defaults);
  });

  it('is read back', () => {
    expect(read(current)).toEqual({ ok: true, value: defaults });
  });

  it('without a version is one of the first version', () => {
    expect(read(current.fields)).toEqual({ ok: true, value: defaults });
    expect(read({ version: 0, fields: current.fields })).toEqual({ ok: true, value: defaults });
  });

  it('that is empty is all defaults', () => {
    expect(read({})).toEqual({ ok: true, value: defaults });
  });

  it('from a newer version is refused as such, and never half read', () => {
    const newer = { version: current.version + 1, fields: current.fields };
    expect(read(newer)).toEqual({ ok: false, error: 'settings/from-newer-version' });
  });

  it.each([
    undefined,
    null,
    '',
    '{"version":0,"fields":{}}',
    42,
    true,
    [],
    [{ version: 0, fields: {} }],
    { version: 0 },
    { version: 0, fields: null },
    { version: 0, fields: [] },
    { version: -1, fields: {} },
    { version: 0.5, fields: {} },
    { version: '0', fields: {} },
  ])('is unreadable when it is %j', (stored) => {
    expect(read(stored)).toEqual({ ok: false, error: 'settings/unreadable' });
  });

  it('says in words why it could not be read', () => {
    for (const stored of [null, { version: 99, fields: {} }]) {
      const result = read(stored);
      expect(result.ok ? '' : ERROR_TEXT[result.error]).toMatch(/settings/);
    }
  });
});
