import { DEMO_DEFAULTS, SESSION_DEFAULTS, SessionSettings } from '@vayl/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkFragment, readLinkFragment } from '../index.ts';
import { anyPresetSettings } from '../test-helpers/any-settings.ts';
import { holdScreened, holdSession } from '../test-helpers/held-session.ts';

const letter = fc.constantFrom('g', 'c', 's', 'w', 'h', 'p', 'b', 't', 'i', 'x');
const hostileValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.double().map(String),
  fc.constantFrom('', '-1', '0', '1e999', 'NaN', 'Infinity', '0x10', ' 8', '1e-400', '%', '%zz', '__proto__', 'true'),
);
const hostilePart = fc.tuple(letter, hostileValue).map(([name, value]) => name + value);
/** Looks like a link of ours, and holds anything at all. */
const hostileLink = fc
  .tuple(fc.constantFrom('v1', '#v1', 'v0', 'v2', 'v', ''), fc.array(hostilePart, { maxLength: 12 }))
  .map(([version, parts]) => [version, ...parts].join('~'));

describe('a link', () => {
  it('brings every shared setting to whoever opens it, to the last digit', () => {
    fc.assert(
      fc.property(anyPresetSettings, (settings) => {
        const { masterAudioVolume: _tone, backgroundVolume: _background, ...shared } = settings;
        expect(readLinkFragment(linkFragment(settings))).toEqual({ ok: true, value: shared });
        expect(readLinkFragment(`#${linkFragment(settings)}`)).toEqual({ ok: true, value: shared });
      }),
    );
  });

  it('is short, has a version, and uses no mark that an address would have to escape', () => {
    expect(linkFragment(DEMO_DEFAULTS)).toBe('v1~g8~c12~s0.45~wSine~h243~p205~boff~tSerene%20Rain');
    fc.assert(
      fc.property(anyPresetSettings, (settings) => {
        expect(linkFragment(settings)).toMatch(/^[\w.~%-]{20,250}$/u);
      }),
    );
  });

  it('can be written for any track that a person may have, and names a known one when it is read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }), (ambientTrack) => {
        const read = readLinkFragment(linkFragment({ ...SESSION_DEFAULTS, ambientTrack }));
        expect(read).toMatchObject({ ok: true, value: { ambientTrack: 'Serene Rain', waveform: 'Sine' } });
      }),
    );
  });

  it('keeps its fields apart whatever a track is called', () => {
    expect(linkFragment({ ...SESSION_DEFAULTS, ambientTrack: 'a~g99#\ud800' })).toMatch(/~ta%7Eg99%23%EF%BF%BD$/u);
  });

  it.each([
    ['v1~g8~c12~s7', { globalModulationStrength: 1 }],
    ['v1~g8~c12~s-3', { globalModulationStrength: 0 }],
    ['v1~g8~c12~h-10', { visualHue: 350 }],
    ['v1~g8~c12~p1e9', { isochronicPitch: 1760 }],
    ['v1~g0.0001~c1e9', { globalModulationHz: 0.1, centerModulationHz: 100 }],
    ['v1~g12~c8', { globalModulationHz: 8, centerModulationHz: 12 }],
    ['v1~g40~c40', { globalModulationHz: 8, centerModulationHz: 12 }],
    ['v1~g8~c12~wNoise~bloud~t..%2Fetc', { waveform: 'Sine', backgroundSoundType: 'off', ambientTrack: 'Serene Rain' }],
    ['v1~g8~c12~t%E0%A4%A', { ambientTrack: 'Serene Rain' }],
    ['v1~g6~g50~c12', { globalModulationHz: 6 }],
  ])('is brought into range: %s', (fragment, kept) => {
    expect(readLinkFragment(fragment)).toMatchObject({ ok: true, value: kept });
  });

  it.each([
    ['', 'link/unreadable'],
    ['#', 'link/unreadable'],
    ['roi-calculator', 'link/unreadable'],
    ['v1', 'link/unreadable'],
    ['v1~zzz', 'link/unreadable'],
    ['v0~g8~c12', 'link/unreadable'],
    [`v1~g8~c12~t${'a'.repeat(500)}`, 'link/unreadable'],
    ['v2~g8~c12', 'link/from-newer-version'],
  ])('that is none of ours is refused: %s', (fragment, error) => {
    expect(readLinkFragment(fragment)).toEqual({ ok: false, error });
  });

  it('never leads to settings that are none, or out of order, whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(hostileLink, fc.string({ unit: 'binary' })), (fragment) => {
        const read = readLinkFragment(fragment);
        if (!read.ok) return;
        const settings = SessionSettings.parse({ ...SESSION_DEFAULTS, ...read.value });
        expect(settings.globalModulationHz).toBeGreaterThanOrEqual(0.1);
        expect(settings.centerModulationHz).toBeLessThanOrEqual(100);
        expect(settings.globalModulationHz).toBeLessThan(settings.centerModulationHz);
        expect(Object.keys(read.value)).not.toContain('isOn');
      }),
      { numRuns: 500 },
    );
  });

  it('changes neither switch, volume, guard, own audio nor what is known about flicker', () => {
    fc.assert(
      fc.property(hostileLink, (fragment) => {
        const { session, now } = holdScreened();
        session.changePreferences({ isGuardStrict: true });
        session.change({ hasOwnAudio: true, masterAudioVolume: 0.2 });
        session.blockFlicker();
        const before = now();
        session.applyLink(`${fragment}~i1~isOn=true`);
        const { settings, preferences, screening, flicker } = now();
        expect({ preferences, screening, flicker }).toEqual({
          preferences: before.preferences,
          screening: before.screening,
          flicker: { is: 'refused', reason: 'health-decline' },
        });
        expect(settings).toMatchObject({
          isOn: false,
          hasOwnAudio: true,
          masterAudioVolume: 0.2,
          backgroundVolume: 0.015,
        });
      }),
    );
  });

  it('can be taken back, as long as nobody has changed what it set', () => {
    const { session, now } = holdSession();
    const before = now().settings;
    expect(session.applyLink('v1~g5~c10~h275')).toBe('done');
    expect(now()).toMatchObject({ settings: { globalModulationHz: 5, visualHue: 275 }, canUndo: true });
    session.change({ masterAudioVolume: 0.3 });
    session.switchOn();
    session.undo();
    expect(now().settings).toEqual({ ...before, masterAudioVolume: 0.3, isOn: true });
    expect(now().canUndo).toBe(false);
    session.applyLink('v1~g5~c10~h275');
    session.change({ visualHue: 100 });
    expect(now().canUndo).toBe(false);
    session.undo();
    expect(now().settings).toMatchObject({ globalModulationHz: 5, visualHue: 100 });
  });

  it('of the present settings is what another session can open', () => {
    const { session } = holdSession();
    session.change({ globalModulationHz: 5, centerModulationHz: 10, waveform: 'Triangle' });
    const other = holdSession();
    other.session.applyLink(session.linkFragment());
    expect(other.now().settings).toMatchObject({ globalModulationHz: 5, centerModulationHz: 10, waveform: 'Triangle' });
  });
});
