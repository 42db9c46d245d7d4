import { SESSION_DEFAULTS, suggestionRequest } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { holdScreened, holdSession } from '../test-helpers/held-session.ts';

describe('a control', () => {
  it('reaches light and sound at once, and is kept for the next visit without the switch', () => {
    const { session, light, sound, storage, clock } = holdScreened();
    session.switchOn();
    session.change({ globalModulationStrength: 0.8, waveform: 'Triangle', isochronicPitch: 136.1 });
    expect(light.asked).toMatchObject({ globalModulationStrength: 0.8, waveform: 'Triangle' });
    expect(sound.heard).toMatchObject({ isochronicPitch: 136.1 });
    clock.pass(500);
    expect(storage.json('vayl.settings')).toMatchObject({ fields: { isOn: false, isochronicPitch: 136.1 } });
    expect(holdSession({ storage }).now().settings).toMatchObject({ isOn: false, globalModulationStrength: 0.8 });
  });

  it.each([
    { globalModulationStrength: 1.01 },
    { visualHue: Number.NaN },
    { isochronicPitch: 5 },
    { globalModulationHz: 12 },
    { centerModulationHz: 8 },
    { globalModulationHz: 200, centerModulationHz: 300 },
  ])('that is set to what is no setting changes nothing: %o', (change) => {
    const { session, now } = holdSession();
    const before = now();
    session.change(change);
    expect(now()).toBe(before);
  });

  it('cannot switch, not even by a trick', () => {
    const { session, now } = holdSession();
    const trick = { isOn: true, visualHue: 12 };
    session.change(trick);
    session.applySuggestion(trick);
    expect(now().settings).toMatchObject({ isOn: false, visualHue: 12 });
  });

  it('[RD-38] for own audio silences the sound and leaves the light', () => {
    const { session, light, sound } = holdScreened();
    session.switchOn();
    session.change({ hasOwnAudio: true });
    expect(sound.words.at(-1)).toBe('stop');
    expect(light.asked?.isOn).toBe(true);
    session.change({ hasOwnAudio: false });
    expect(sound.words.at(-1)).toBe('start');
  });

  it('of this machine (shape, guard, offset) is kept apart from the settings', () => {
    const { session, light, sound, storage } = holdScreened();
    session.changePreferences({ veilShape: 'window', isGuardStrict: true, soundOffsetMs: -120 });
    expect(light.asked).toMatchObject({ isStrict: true, shape: { is: 'edge' } });
    const clear = { left: 0.2, top: 0.1, right: 0.8, bottom: 0.9 };
    session.setClearWindow(clear);
    expect(light.asked?.shape).toEqual({ is: 'window', clear });
    expect(sound.told.at(-1)).toEqual(['offset', -120]);
    session.changePreferences({ soundOffsetMs: 301 });
    const { preferences } = holdSession({ storage }).now();
    expect(preferences).toMatchObject({ veilShape: 'window', isGuardStrict: true, soundOffsetMs: -120 });
  });

  it('of this machine that another page has changed since stays as it is there', () => {
    const { session, storage, now } = holdScreened();
    holdSession({ storage }).session.changePreferences({ isGuardStrict: true });
    session.changePreferences({ soundOffsetMs: 40 });
    expect(holdSession({ storage }).now().preferences).toMatchObject({ isGuardStrict: true, soundOffsetMs: 40 });
    holdSession({ storage }).session.changePreferences({ isGuardStrict: false });
    session.readAgain();
    expect(now().isStrict).toBe(false);
  });

  it('asks for the strict guard while a video plays, and leaves a person’s own choice alone', () => {
    const { session, light } = holdScreened();
    session.demandStrict('video', true);
    session.demandStrict('bright-display', true);
    session.demandStrict('video', false);
    expect(light.asked?.isStrict).toBe(true);
    session.demandStrict('bright-display', false);
    expect(light.asked?.isStrict).toBe(false);
    session.changePreferences({ isGuardStrict: true });
    session.demandStrict('video', true);
    session.demandStrict('video', false);
    expect(light.asked?.isStrict).toBe(true);
  });
});

describe('a suggestion', () => {
  it('[SES-47] [DEMO-34] [RD-41] changes what it names and keeps the rest, the switch above all', () => {
    const { session, now } = holdSession();
    const before = now().settings;
    const change = { globalModulationHz: 6, centerModulationHz: 14, visualHue: 205 };
    session.applySuggestion(change);
    expect(now().settings).toEqual({ ...before, ...change });
    session.undoSuggestion({ globalModulationHz: 8, centerModulationHz: 12, visualHue: 243 });
    expect(now().settings).toEqual(before);
  });

  it('[DEMO-35] [DEMO-36] says nothing of what a person listens to', () => {
    const { session, now } = holdSession();
    const change = { visualHue: 1, backgroundSoundType: 'brown', hasOwnAudio: true } as const;
    session.applySuggestion(change);
    expect(now().settings).toMatchObject({ visualHue: 1, backgroundSoundType: 'off', hasOwnAudio: false });
  });

  it('with its rates in the wrong order changes nothing', () => {
    const { session, now } = holdSession();
    const before = now().settings;
    session.applySuggestion({ globalModulationHz: 30, centerModulationHz: 10, visualHue: 1 });
    expect(now().settings).toEqual(before);
  });

  const request = suggestionRequest({ userQuery: 'coding', currentSettings: SESSION_DEFAULTS });

  it('is asked for through the port, and a call that breaks is no response', async () => {
    const answer = { ok: true, body: {} };
    expect(await holdSession({ ask: () => Promise.resolve(answer) }).session.ask(request)).toBe(answer);
    const broken = holdSession({ ask: () => Promise.reject(new Error('offline')) });
    expect(await broken.session.ask(request)).toBe('no-response');
    expect(broken.failures).toEqual(['suggestion.ask-failed']);
    expect(broken.clock.waiting).toBe(0);
  });

  it('that never comes is no response after twenty seconds', async () => {
    const { session, clock } = holdSession({ ask: () => new Promise(() => undefined) });
    const answer = session.ask(request);
    clock.pass(20_000);
    expect(await answer).toBe('no-response');
  });
});

describe('the checklist', () => {
  it('[DEMO-30] [DEMO-31] [DEMO-32] ticks what was done', () => {
    const { session, now } = holdSession();
    const ticks = () => now().checklist.map(({ completed }) => completed);
    session.switchOn();
    expect(ticks()).toEqual([true, false, false]);
    session.applySuggestion({ visualHue: 205 });
    expect(ticks()).toEqual([true, true, false]);
    session.change({ globalModulationStrength: 0.5 });
    expect(ticks()).toEqual([true, true, true]);
  });

  it('[DEMO-32] is ticked for a strength that was changed on an earlier visit', () => {
    const { session, storage, clock } = holdSession();
    session.change({ globalModulationStrength: 0.6 });
    clock.pass(500);
    expect(
      holdSession({ storage })
        .now()
        .checklist.map(({ completed }) => completed),
    ).toEqual([false, false, true]);
  });

  it('[DEMO-33] [RD-39] can be ticked by hand both ways, and is ticked again only by what is newly done', () => {
    const { session, now } = holdSession();
    session.switchOn();
    session.toggleChecklistItem(1);
    session.change({ visualHue: 1 });
    expect(now().checklist[0]?.completed).toBe(false);
    session.switchOff();
    session.switchOn();
    expect(now().checklist[0]?.completed).toBe(true);
    session.toggleChecklistItem(2);
    expect(now().checklist[1]?.completed).toBe(true);
  });
});
