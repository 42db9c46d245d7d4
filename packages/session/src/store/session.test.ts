import { DEMO_DEFAULTS, SESSION_DEFAULTS, storeSettings } from '@vayl/domain';
import { describe, expect, it, vi } from 'vitest';
import { createSession, restingSession } from '../index.ts';
import { FakeClock } from '../test-helpers/fake-clock.ts';
import { FakeStorage } from '../test-helpers/fake-storage.ts';
import { holdScreened, holdSession, TODAY_MS } from '../test-helpers/held-session.ts';

describe('a new session', () => {
  it('[DEMO-08] is off, with the demo’s defaults, and asks nothing of light or sound', () => {
    const { now, light, sound } = holdSession();
    expect(now().settings).toEqual(DEMO_DEFAULTS);
    expect(light.asked?.isOn).toBe(false);
    expect(sound.words).toEqual(['offset']);
  });

  it('is off whatever was kept', () => {
    const storage = new FakeStorage({
      'vayl.settings': storeSettings({ ...SESSION_DEFAULTS, isOn: true, visualHue: 99 }),
    });
    const { now, light } = holdSession({ storage });
    expect(now().settings).toMatchObject({ isOn: false, visualHue: 99 });
    expect(light.asked?.isOn).toBe(false);
  });

  it('begins with what its host wishes, where nothing is kept, and off all the same', () => {
    const initialSettings = { ...SESSION_DEFAULTS, isOn: true, visualHue: 200 };
    expect(holdSession({ initialSettings }).now().settings).toMatchObject({ isOn: false, visualHue: 200 });
    const storage = new FakeStorage({ 'vayl.settings': storeSettings({ ...SESSION_DEFAULTS, visualHue: 99 }) });
    expect(holdSession({ storage, initialSettings }).now().settings.visualHue).toBe(99);
  });

  it('takes of a host’s wish what kept settings may have, and no more', () => {
    const initialSettings = { ...SESSION_DEFAULTS, globalModulationHz: 500, centerModulationHz: 3, visualHue: 999 };
    const { globalModulationHz, centerModulationHz, visualHue } = SESSION_DEFAULTS;
    expect(holdSession({ initialSettings }).now().settings).toMatchObject({
      globalModulationHz,
      centerModulationHz,
      visualHue,
      hasOwnAudio: false,
    });
  });

  it.each([
    ['settings/unreadable', 'no json'],
    ['settings/unreadable', { version: 'x', fields: [] }],
    ['settings/from-newer-version', { version: 99, fields: {} }],
  ])('says %s where kept settings cannot be used', (problem, record) => {
    const { now } = holdSession({ storage: new FakeStorage({ 'vayl.settings': record }) });
    expect(now()).toMatchObject({ settings: DEMO_DEFAULTS, settingsProblem: problem });
  });

  it('leaves nothing behind until something is changed, and then does not wait for a page that is going', () => {
    const { session, storage } = holdSession();
    session.setVisible(false);
    session.setVisible(true);
    expect(storage.texts.size).toBe(0);
    session.change({ visualHue: 10 });
    session.setVisible(false);
    expect(storage.json('vayl.settings')).toMatchObject({ fields: { visualHue: 10 } });
  });

  it('works where nothing can be kept, and logs it', () => {
    const storage = new FakeStorage();
    storage.isBroken = true;
    const { session, now, clock, failures } = holdSession({ storage });
    session.change({ visualHue: 10 });
    clock.pass(1000);
    expect(now().settings.visualHue).toBe(10);
    expect(failures).toContain('vayl.settings.write-failed');
  });
});

describe('a session that rests', () => {
  it('is what a page shows before there is one: one and the same, off, with the defaults', () => {
    expect(restingSession()).toBe(restingSession());
    const { settings, isScreeningDue, flicker, light } = restingSession().getSnapshot();
    expect({ settings, isScreeningDue, flicker, light }).toEqual({
      settings: DEMO_DEFAULTS,
      isScreeningDue: true,
      flicker: { is: 'refused', reason: 'unanswered' },
      light: undefined,
    });
  });
});

describe('what the light reports', () => {
  it('is in the snapshot while it runs, and once more when it is dark', () => {
    const { session, light, now, clock } = holdScreened();
    session.switchOn();
    light.answer = { askedLuminance: 0.2, deliveredLuminance: 0.07, limitLuminance: 0.1, reason: 'guard' };
    clock.pass(250);
    expect(now().light).toMatchObject({ report: light.answer, refreshHz: 60, center: { grade: 'exact' } });
    session.switchOff();
    clock.pass(350);
    light.answer = { ...light.answer, deliveredLuminance: 0, reason: 'dark' };
    clock.pass(650);
    expect(now().light?.report.reason).toBe('dark');
  });

  it('knows no refresh rate until there is one', () => {
    const { session, light, now } = holdSession();
    light.refreshHz = 0;
    session.attachLight(light);
    expect(now().light?.refreshHz).toBeUndefined();
  });
});

describe('the store', () => {
  it('keeps its snapshot until something changes, tells everybody once, and forgets who left', () => {
    const { session, now, clock } = holdScreened();
    session.switchOn();
    const told = vi.fn<() => void>();
    const leave = session.subscribe(told);
    const before = now();
    clock.pass(60_000);
    session.change({});
    expect(now()).toBe(before);
    expect(told).not.toHaveBeenCalled();
    session.change({ visualHue: 77 });
    expect(told).toHaveBeenCalledOnce();
    leave();
    session.change({ visualHue: 78 });
    expect(told).toHaveBeenCalledOnce();
  });

  it('gives its snapshot to functions without an object, as React calls them', () => {
    const { getSnapshot, subscribe } = holdSession().session;
    expect(getSnapshot().settings.isOn).toBe(false);
    expect(subscribe(() => undefined)).toBeTypeOf('function');
  });

  it('ends everything when it is disposed of', () => {
    const { session, light, sound, clock, storage } = holdScreened();
    session.switchOn();
    session.stop('key');
    session.switchOn();
    session.change({ visualHue: 3 });
    session.dispose();
    expect(clock.waiting).toBe(0);
    expect(light.asked?.isOn).toBe(false);
    expect(sound.words.at(-1)).toBe('stop');
    expect(storage.json('vayl.settings')).toMatchObject({ fields: { visualHue: 3 } });
  });

  it('needs no engine to begin with', () => {
    const session = createSession({
      clock: new FakeClock(TODAY_MS),
      storage: new FakeStorage(),
      suggestions: { ask: () => Promise.resolve('no-response') },
      logFailure: () => undefined,
      prefersReducedMotion: false,
    });
    session.switchOn();
    expect(session.getSnapshot().settings.isOn).toBe(true);
  });
});
