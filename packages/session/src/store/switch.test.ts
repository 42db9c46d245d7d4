import { describe, expect, it, vi } from 'vitest';
import { FakeLight, FakeSound } from '../test-helpers/fake-engines.ts';
import { holdScreened, holdSession } from '../test-helpers/held-session.ts';

describe('the switch', () => {
  it('[SES-18] [SES-19] asks the light to start and to end', () => {
    const { session, light, sound } = holdScreened();
    session.switchOn();
    expect(light.asked).toMatchObject({ isOn: true, globalModulationHz: 8, centerModulationHz: 12, visualHue: 243 });
    expect(sound.words).toEqual(['offset', 'start']);
    session.switchOff();
    expect(light.asked?.isOn).toBe(false);
    expect(light.told).not.toContain('stop');
    expect(sound.words).toEqual(['offset', 'start', 'stop']);
  });

  it('does nothing on a page that nobody sees', () => {
    const { session, now } = holdSession();
    session.setVisible(false);
    session.switchOn();
    expect(now().settings.isOn).toBe(false);
  });

  it('[OVL-20] works without a light, and the sound plays', () => {
    const { session, sound, now } = holdScreened();
    session.attachLight(undefined);
    session.switchOn();
    session.change({ visualHue: 5 });
    session.stop('key');
    expect(sound.words).toEqual(['offset', 'start', 'apply', 'stop']);
    expect(now().light).toBeUndefined();
  });

  it('is known to engines that come later', () => {
    const held = holdScreened();
    held.session.switchOn();
    const [light, sound] = [new FakeLight(), new FakeSound()];
    held.session.attachLight(light);
    held.session.attachSound(sound);
    expect(light.asked?.isOn).toBe(true);
    expect(sound.words).toEqual(['offset', 'start']);
  });
});

describe('a stop', () => {
  it.each(['key', 'button'] as const)('by %s tells the light to be dark before anything else', (reason) => {
    const { session, light, sound, now } = holdScreened();
    session.switchOn();
    const before = light.told.length;
    session.stop(reason);
    expect(light.told.slice(before)).toEqual(['stop', expect.objectContaining({ isOn: false })]);
    expect(sound.words.at(-1)).toBe('stop');
    expect(now()).toMatchObject({ settings: { isOn: false }, stoppedBy: reason });
  });

  it.each(['locked', 'displays-changed', 'heartbeat-lost', 'surface-lost'] as const)(
    'that a host asks for (%s) leaves the light dark until a person switches on',
    (reason) => {
      const { session, light, now, clock } = holdScreened();
      session.switchOn();
      session.stop(reason);
      expect(light.told.at(-2)).toBe('stop');
      clock.pass(10_000);
      expect(now()).toMatchObject({ settings: { isOn: false }, stoppedBy: reason });
      expect(light.asked?.isOn).toBe(false);
    },
  );

  it('comes when the page is hidden, and the light stays dark when it is seen again', () => {
    const { session, light, now, clock } = holdScreened();
    session.switchOn();
    session.setVisible(false);
    expect(light.told.at(-2)).toBe('stop');
    expect(now()).toMatchObject({ settings: { isOn: false }, stoppedBy: 'hidden' });
    session.setVisible(true);
    clock.pass(10_000);
    expect(light.asked?.isOn).toBe(false);
  });

  it('lets no light be asked for within a second; switched on meanwhile, it comes after it', () => {
    const { session, light, sound, now, clock } = holdScreened();
    session.switchOn();
    session.stop('key');
    session.switchOn();
    expect(now()).toMatchObject({ settings: { isOn: true }, isRearming: true, stoppedBy: undefined });
    expect(sound.words.at(-1)).toBe('start');
    clock.pass(999);
    expect(light.asked?.isOn).toBe(false);
    clock.pass(1);
    expect(light.asked?.isOn).toBe(true);
  });

  it('counts its second from the last of several', () => {
    const { session, light, clock } = holdScreened();
    session.switchOn();
    session.stop('key');
    clock.pass(900);
    session.stop('key');
    session.switchOn();
    clock.pass(900);
    expect(light.asked?.isOn).toBe(false);
    clock.pass(100);
    expect(light.asked?.isOn).toBe(true);
  });

  it('cuts a fade-out short, although the session is off already', () => {
    const { session, light, now } = holdScreened();
    session.switchOn();
    session.switchOff();
    session.stop('key');
    expect(light.told.at(-1)).toBe('stop');
    expect(now().stoppedBy).toBeUndefined();
  });

  it('switches off even where the light breaks', () => {
    const { session, light, now, failures } = holdScreened();
    session.switchOn();
    vi.spyOn(light, 'stop').mockImplementation(() => {
      throw new Error('context lost');
    });
    session.stop('key');
    expect(now().settings.isOn).toBe(false);
    expect(light.asked?.isOn).toBe(false);
    expect(failures).toEqual(['light.stop-failed']);
  });

  it('on a page that is hidden cuts a fade-out short', () => {
    const { session, light, now } = holdScreened();
    session.switchOn();
    session.switchOff();
    session.setVisible(false);
    expect(light.told.at(-1)).toBe('stop');
    expect(now().stoppedBy).toBeUndefined();
  });
});
