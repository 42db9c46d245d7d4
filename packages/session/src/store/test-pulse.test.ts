import { describe, expect, it } from 'vitest';
import { type HeldSession, holdScreened, holdSession } from '../test-helpers/held-session.ts';

const ONCE_A_SECOND = { globalModulationHz: 1, centerModulationHz: 1 };

function startPulse(held: HeldSession): HeldSession {
  held.session.switchOn();
  held.session.setTestPulse(true);
  return held;
}

describe('the test pulse', () => {
  it('is light and sound once a second, at the strength and volume that are set', () => {
    const { light, sound, now } = startPulse(holdScreened());
    expect(now().isTestPulseOn).toBe(true);
    expect(light.asked).toMatchObject({ isOn: true, ...ONCE_A_SECOND, globalModulationStrength: 0.45 });
    expect(sound.heard).toMatchObject({ isOn: true, ...ONCE_A_SECOND, masterAudioVolume: 0.1 });
    expect(now().settings).toMatchObject({ globalModulationHz: 8, centerModulationHz: 12 });
  });

  it('has no swell over it, which would move its loudest moment', () => {
    expect(startPulse(holdScreened()).sound.heard?.globalModulationStrength).toBe(0);
  });

  it('goes back to what is set when it is taken away', () => {
    const { session, light, sound, clock } = startPulse(holdScreened());
    session.setTestPulse(false);
    const settings = { globalModulationHz: 8, centerModulationHz: 12, globalModulationStrength: 0.45 };
    expect(light.asked).toMatchObject(settings);
    expect(sound.heard).toMatchObject(settings);
    clock.pass(60_000);
    expect(clock.waiting).toBe(1);
  });

  it('ends by itself after 30 s, counted from the last time it was asked for', () => {
    const { session, clock, now } = startPulse(holdScreened());
    clock.pass(20_000);
    session.setTestPulse(true);
    clock.pass(29_999);
    expect(now().isTestPulseOn).toBe(true);
    clock.pass(1);
    expect(now().isTestPulseOn).toBe(false);
  });

  it.each([
    ['a stop', ({ session }: HeldSession) => session.stop('key')],
    ['the switch', ({ session }: HeldSession) => session.switchOff()],
    ['a pause', ({ session }: HeldSession) => session.pause()],
    ['a hidden page', ({ session }: HeldSession) => session.setVisible(false)],
    ['sleep', ({ clock }: HeldSession) => [clock.jump(60_000), clock.pass(250)]],
  ])('ends with %s, and does not come back with the session', (_name, act) => {
    const held = startPulse(holdScreened());
    act(held);
    expect(held.now().isTestPulseOn).toBe(false);
    held.session.setVisible(true);
    held.session.resume();
    held.session.switchOn();
    expect(held.now()).toMatchObject({ isRunning: true, isTestPulseOn: false });
  });

  it('does not start while the session is off', () => {
    const { session, now, clock } = holdScreened();
    session.setTestPulse(true);
    expect(now().isTestPulseOn).toBe(false);
    expect(clock.waiting).toBe(0);
  });

  it('is only heard where light may not flicker', () => {
    const { light, sound, now } = startPulse(holdSession());
    expect(light.asked).toMatchObject({ isOn: true, globalModulationHz: 0, centerModulationHz: 0 });
    expect(sound.heard).toMatchObject(ONCE_A_SECOND);
    expect(now()).toMatchObject({ isTestPulseOn: true, flicker: { is: 'refused' } });
  });

  it('lets the offset be moved while it runs', () => {
    const { session, sound, now } = startPulse(holdScreened());
    session.changePreferences({ soundOffsetMs: 80 });
    expect(sound.told.at(-1)).toEqual(['offset', 80]);
    expect(now().isTestPulseOn).toBe(true);
  });
});
