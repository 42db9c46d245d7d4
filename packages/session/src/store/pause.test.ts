import { describe, expect, it } from 'vitest';
import type { PauseReason } from '../index.ts';
import { holdScreened } from '../test-helpers/held-session.ts';

const PINK = { backgroundSoundType: 'pink', backgroundVolume: 0.2 } as const;

function startWithNoise() {
  const held = holdScreened();
  held.session.change({ ...PINK, masterAudioVolume: 0.4 });
  held.session.switchOn();
  return held;
}

describe('a pause', () => {
  it.each(['person', 'microphone', 'camera', 'calendar', 'rule'] satisfies PauseReason[])(
    'says whose it is (%s), is dark, counts nothing, and comes back through the fade',
    (reason) => {
      const { session, light, clock, now } = startWithNoise();
      session.pause(reason);
      expect(now()).toMatchObject({ isPaused: true, pauseReason: reason, isRunning: false, settings: { isOn: true } });
      expect(light.asked?.isOn).toBe(false);
      clock.pass(60_000);
      session.resume();
      expect(now()).toMatchObject({ isPaused: false, pauseReason: undefined, isRunning: true });
      expect(light.asked?.isOn).toBe(true);
      expect(light.told).not.toContain('stop');
    },
  );

  it('of a person is taken over by no signal, and a person takes over that of a signal', () => {
    const { session, now } = startWithNoise();
    session.pause('microphone');
    session.pause('camera');
    expect(now().pauseReason).toBe('camera');
    session.pause();
    session.pause('microphone');
    expect(now().pauseReason).toBe('person');
  });

  it.each(['stop', 'switchOff'] as const)('that a person ends by %s stays dark whoever resumes', (how) => {
    const { session, light, clock, now } = startWithNoise();
    session.pause('microphone');
    if (how === 'stop') session.stop('key');
    else session.switchOff();
    clock.pass(5000);
    session.resume();
    session.pause('microphone');
    session.resume();
    expect(now()).toMatchObject({ settings: { isOn: false }, isPaused: false });
    expect(light.asked?.isOn).toBe(false);
  });

  it('[RD-59] of a signal lets the noise go on, which costs nothing, and rests the tone', () => {
    const { session, sound } = startWithNoise();
    session.pause('screen-share');
    expect(sound.heard).toMatchObject({ ...PINK, isOn: true, masterAudioVolume: 0 });
    session.resume();
    expect(sound.words).toEqual(['offset', 'start', 'apply', 'apply']);
    expect(sound.heard?.masterAudioVolume).toBe(0.4);
    session.pause();
    expect(sound.words.at(-1)).toBe('stop');
  });

  it('of a signal is silent where there is no noise', () => {
    const { session, sound } = startWithNoise();
    session.change({ backgroundSoundType: 'off' });
    session.pause('screen-share');
    expect(sound.words.at(-1)).toBe('stop');
  });
});

describe('sound that is turned down', () => {
  it('falls to a quarter, tone and noise alike, and comes back', () => {
    const { session, sound, light } = startWithNoise();
    session.duck(true);
    expect(sound.heard).toMatchObject({ masterAudioVolume: 0.1, backgroundVolume: 0.05 });
    expect(light.asked?.isOn).toBe(true);
    session.pause('microphone');
    expect(sound.heard).toMatchObject({ masterAudioVolume: 0, backgroundVolume: 0.05 });
    session.resume();
    session.duck(false);
    expect(sound.heard).toMatchObject({ masterAudioVolume: 0.4, backgroundVolume: 0.2 });
  });

  it('is turned down where the noise is alone, too', () => {
    const { session, sound } = startWithNoise();
    session.switchOff();
    session.playNoise(true);
    session.duck(true);
    expect(sound.heard).toMatchObject({ isOn: true, backgroundVolume: 0.05 });
  });
});
