import { describe, expect, it } from 'vitest';
import { type HeldSession, holdScreened, holdSession } from '../test-helpers/held-session.ts';

const STILL = { globalModulationHz: 0, centerModulationHz: 0 };
const SET = { globalModulationHz: 8, centerModulationHz: 12, globalModulationStrength: 0.45 };

function started(block: 'setting' | 'sham', held = holdScreened()): HeldSession {
  held.session.switchOnConcealed(block);
  return held;
}

describe('a block of a self-test', () => {
  it('with the setting is a session like any other', () => {
    const { light, sound, now } = started('setting');
    const usual = holdScreened();
    usual.session.switchOn();
    expect(light.asked).toEqual(usual.light.asked);
    expect(sound.heard).toEqual(usual.sound.heard);
    expect(now().concealedBlock).toBe('setting');
    expect(usual.now().concealedBlock).toBeUndefined();
  });

  it('with the sham asks for the same strength and volume, and nothing that moves', () => {
    const { light, sound, now } = started('sham');
    expect(light.asked).toMatchObject({ isOn: true, ...STILL, globalModulationStrength: 0.45 });
    expect(sound.heard).toMatchObject({ isOn: true, isSteady: true, ...SET, masterAudioVolume: 0.1 });
    expect(now().settings).toMatchObject({ isOn: true, ...SET });
  });

  it.each([
    ['is switched off', (held: HeldSession) => held.session.switchOff()],
    ['is stopped', (held: HeldSession) => held.session.stop('key')],
  ])('is concealed until its light is dark, when it %s', (_how, end) => {
    const held = started('sham');
    held.clock.pass(5000);
    end(held);
    // Through the fade it stays what it was, so that no last glimpse tells.
    expect(held.now().concealedBlock).toBe('sham');
    expect(held.light.asked).toMatchObject({ isOn: false, ...STILL });
    held.clock.pass(1100);
    expect(held.now().concealedBlock).toBeUndefined();
  });

  it('stays what it is through a pause', () => {
    const held = started('sham');
    held.session.pause();
    held.clock.pass(5000);
    held.session.resume();
    expect(held.now().concealedBlock).toBe('sham');
    expect(held.light.asked).toMatchObject({ isOn: true, ...STILL });
  });

  it('never goes over into what a person switches on', () => {
    const held = started('sham');
    held.session.switchOff();
    held.session.switchOn();
    expect(held.now().concealedBlock).toBeUndefined();
    expect(held.light.asked).toMatchObject({ isOn: true, ...SET });
    expect(held.sound.heard?.isSteady).toBe(false);
  });

  it('[RD-83] flickers for nobody who must not have it', () => {
    const { light, sound } = started('setting', holdSession());
    expect(light.asked).toMatchObject(STILL);
    expect(sound.heard).toMatchObject({ isSteady: false, ...SET });
  });

  it('[RD-59] does not begin without minutes, nor change what runs', () => {
    const held = holdScreened();
    held.session.setHasMinutes(false);
    held.session.switchOnConcealed('sham');
    expect(held.now()).toMatchObject({ settings: { isOn: false }, concealedBlock: undefined });
    held.session.setHasMinutes(true);
    held.session.switchOn();
    held.session.switchOnConcealed('sham');
    expect(held.now().concealedBlock).toBeUndefined();
  });
});
