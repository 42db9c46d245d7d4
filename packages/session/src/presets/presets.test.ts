import { ERROR_TEXT, SESSION_DEFAULTS, SESSION_PRESETS, SessionSettings, storeSettings } from '@vayl/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_OWN_PRESETS, MOST_PRESET_NAME_CHARACTERS } from '../index.ts';
import { anyPresetSettings } from '../test-helpers/any-settings.ts';
import { FakeStorage } from '../test-helpers/fake-storage.ts';
import { holdSession } from '../test-helpers/held-session.ts';

const KEY = 'vayl.presets';
const names = (held: ReturnType<typeof holdSession>) => held.now().ownPresets.map(({ name }) => name);
const stored = (presets: unknown, version: unknown = 0) =>
  holdSession({ storage: new FakeStorage({ [KEY]: { version, fields: { presets } } }) });

describe('a built-in preset', () => {
  it.each(SESSION_PRESETS)(
    'sets the rates and hue of $name, leaves the switch alone and can be taken back',
    (preset) => {
      const { session, now } = holdSession();
      const before = now().settings;
      session.applyPreset(preset);
      const { name: _name, ...change } = preset;
      expect(now().settings).toEqual({ ...before, ...change });
      session.undo();
      expect(now().settings).toEqual(before);
    },
  );
});

describe('undo', () => {
  it('is not offered where what was set since leaves no room for the old rates', () => {
    const { session, now } = holdSession();
    session.change({ globalModulationHz: 8, centerModulationHz: 12 });
    expect(session.applyLink('v1~g6~c12')).toBe('done');
    expect(now().canUndo).toBe(true);
    session.change({ centerModulationHz: 7 });
    expect(now().canUndo).toBe(false);
    session.change({ centerModulationHz: 12 });
    session.undo();
    expect(now().settings).toMatchObject({ globalModulationHz: 8, centerModulationHz: 12 });
  });
});

describe("one's own presets", () => {
  it('come back on the next visit with every setting they held', () => {
    fc.assert(
      fc.property(anyPresetSettings, (settings) => {
        const storage = new FakeStorage();
        const first = holdSession({ storage });
        first.session.change(settings);
        expect(first.session.savePreset('Mine')).toBe('done');
        const second = holdSession({ storage });
        second.session.change(SESSION_DEFAULTS);
        second.session.applyOwnPreset(second.now().ownPresets[0]?.id ?? 0);
        expect(second.now().settings).toMatchObject(settings);
        expect(second.now().settings.isOn).toBe(false);
      }),
    );
  });

  it('can be renamed and deleted, and an id is never another preset’s while both are there', () => {
    const held = holdSession();
    const { session, now } = held;
    for (const name of ['One', 'Two', 'Three']) session.savePreset(name);
    const [one, two] = now().ownPresets;
    session.renamePreset(one?.id ?? 0, '  Uno ');
    session.deletePreset(two?.id ?? 0);
    session.savePreset('Four');
    expect(names(held)).toEqual(['Uno', 'Three', 'Four']);
    expect(new Set(now().ownPresets.map(({ id }) => id)).size).toBe(3);
    expect(names(holdSession({ storage: held.storage }))).toEqual(['Uno', 'Three', 'Four']);
  });

  it.each([
    ['   ', 'preset/name-empty'],
    ['\u202e\u200b', 'preset/name-empty'],
    ['a'.repeat(MOST_PRESET_NAME_CHARACTERS + 1), 'preset/name-too-long'],
    ['mine', 'preset/name-taken'],
    ['FOCUS', 'preset/name-taken'],
  ] as const)('refuse the name %j', (name, outcome) => {
    const held = holdSession();
    held.session.savePreset('Mine');
    held.session.savePreset('Other');
    expect(held.session.savePreset(name)).toBe(outcome);
    expect(ERROR_TEXT[outcome]).toMatch(/\.$/u);
    expect(held.session.renamePreset(held.now().ownPresets[1]?.id ?? 0, name)).toBe(outcome);
    expect(names(held)).toEqual(['Mine', 'Other']);
  });

  it('may keep their name in other letters, and stand on one line', () => {
    const held = holdSession();
    held.session.savePreset('Late\n\u202enight\u0000 work');
    expect(names(held)).toEqual(['Late night work']);
    expect(held.session.renamePreset(1, 'LATE night work')).toBe('done');
  });

  it('are at most as many as one can look through', () => {
    const held = holdSession();
    for (let index = 0; index < MOST_OWN_PRESETS; index += 1) held.session.savePreset(`Preset ${index}`);
    expect(held.session.savePreset('One more')).toBe('preset/too-many');
    expect(names(held)).toHaveLength(MOST_OWN_PRESETS);
  });

  it('that another page has saved are known here once they are read again, and not written away', () => {
    const first = holdSession();
    const second = holdSession({ storage: first.storage });
    first.session.savePreset('One');
    second.session.readAgain();
    second.session.savePreset('Two');
    expect(names(holdSession({ storage: first.storage }))).toEqual(['One', 'Two']);
  });

  it('change nothing where there is none of that id', () => {
    const { session, now } = holdSession();
    const before = now();
    session.applyOwnPreset(7);
    expect(now()).toBe(before);
  });
});

describe('kept presets that were damaged', () => {
  const good = { id: 1, name: 'Good', settings: storeSettings({ ...SESSION_DEFAULTS, isOn: true }) };

  it('cost only themselves', () => {
    const bad = [{ id: 'x' }, null, { ...good, id: 2, name: '' }, { ...good, id: 3, settings: 'gone' }, { ...good }];
    expect(names(stored([good, ...bad]))).toEqual(['Good']);
  });

  it('never switch on, and bring rates in the wrong order back to the defaults', () => {
    const fields = { ...SESSION_DEFAULTS, isOn: true, globalModulationHz: 50, centerModulationHz: 2 };
    const held = stored([{ ...good, settings: { version: 1, fields } }]);
    held.session.applyOwnPreset(1);
    expect(held.now().settings).toMatchObject({ isOn: false, globalModulationHz: 8, centerModulationHz: 12 });
  });

  it('are read no further than the limit', () => {
    const many = Array.from({ length: 500 }, (_, index) => ({ ...good, id: index + 1, name: `P${index}` }));
    expect(names(stored(many))).toHaveLength(MOST_OWN_PRESETS);
  });

  it('from a newer version are not used, and not written over', () => {
    const held = stored([good], 9);
    const before = held.storage.texts.get(KEY);
    expect(names(held)).toEqual([]);
    expect(held.session.savePreset('Mine')).toBe('preset/not-kept');
    expect(names(held)).toEqual(['Mine']);
    expect(held.storage.texts.get(KEY)).toBe(before);
  });

  it('that there is no room for are told of, and are there until the page is left', () => {
    const held = holdSession();
    held.storage.isFull = true;
    expect(held.session.savePreset('Mine')).toBe('preset/not-kept');
    expect(names(held)).toEqual(['Mine']);
    expect(names(holdSession({ storage: held.storage }))).toEqual([]);
  });

  it('of any kind leave a session that works and holds only valid presets', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.anything().map((value) => ({ version: 0, fields: { presets: [value, good] } })),
        ),
        (record) => {
          const held = holdSession({ storage: new FakeStorage({ [KEY]: record }) });
          for (const { settings, name } of held.now().ownPresets) {
            expect(name.length).toBeGreaterThan(0);
            const { globalModulationHz, centerModulationHz } = SessionSettings.parse({
              ...SESSION_DEFAULTS,
              ...settings,
            });
            expect(globalModulationHz).toBeLessThan(centerModulationHz);
          }
          expect(held.session.savePreset('Brand new')).toBe('done');
        },
      ),
    );
  });
});
