import { describe, expect, it, vi } from 'vitest';
import { FakeLight, FakeSound } from '../test-helpers/fake-engines.ts';
import { holdScreened } from '../test-helpers/held-session.ts';

const breaks = () => {
  throw new Error('context lost');
};

describe('an engine that breaks', () => {
  it('is logged, and a light that could not be told to be off is told again', () => {
    const { session, light, sound, now, clock, failures } = holdScreened();
    session.switchOn();
    const set = vi.spyOn(light, 'set').mockImplementation(breaks);
    session.switchOff();
    expect(now().settings.isOn).toBe(false);
    expect(sound.words.at(-1)).toBe('stop');
    expect(failures).toContain('light.set-failed');
    expect(light.asked?.isOn).toBe(true);
    set.mockRestore();
    clock.pass(1000);
    expect(light.asked?.isOn).toBe(false);
  });

  it('[OVL-20] takes nothing else with it when it is the light', () => {
    const { session, light, sound, now } = holdScreened();
    for (const name of ['set', 'stop', 'report'] as const) vi.spyOn(light, name).mockImplementation(breaks);
    session.switchOn();
    session.change({ visualHue: 5 });
    expect(now()).toMatchObject({ settings: { isOn: true, visualHue: 5 }, light: undefined });
    expect(sound.words).toEqual(['offset', 'start', 'apply']);
  });

  it('takes nothing else with it when it is the sound, and is not started over and over', () => {
    const { session, light, sound, now, clock, failures } = holdScreened();
    const start = vi.spyOn(sound, 'start').mockImplementation(breaks);
    session.switchOn();
    clock.pass(5000);
    expect(now().settings.isOn).toBe(true);
    expect(light.asked?.isOn).toBe(true);
    expect(start).toHaveBeenCalledOnce();
    expect(failures).toEqual(['sound.set-failed']);
  });
});

describe('an engine that another takes the place of', () => {
  it('is left dark and silent', () => {
    const { session, light, sound } = holdScreened();
    session.switchOn();
    session.attachLight(new FakeLight());
    session.attachSound(new FakeSound());
    expect(light.told.at(-1)).toBe('stop');
    expect(sound.words.at(-1)).toBe('stop');
  });
});
