import { describe, expect, it } from 'vitest';
import { holdScreened } from '../test-helpers/held-session.ts';

const PINK = { backgroundSoundType: 'pink', backgroundVolume: 0.2 } as const;

/** Somebody who likes pink noise. */
function hold() {
  const held = holdScreened();
  held.session.change(PINK);
  return held;
}

describe('noise without light', () => {
  it('[RD-59] is heard alone: no light, no tone, and nothing that is counted', () => {
    const { session, light, sound, clock, now } = hold();
    session.playNoise(true);
    clock.pass(60_000);
    expect(sound.heard).toMatchObject({ ...PINK, isOn: true, masterAudioVolume: 0 });
    expect(light.asked?.isOn).toBe(false);
    expect(now()).toMatchObject({ isRunning: false, settings: { isOn: false }, isNoiseAlone: true });
    session.playNoise(false);
    expect(sound.words.at(-1)).toBe('stop');
  });

  it('gives way to the session without a gap, and ends with it', () => {
    const { session, sound, now } = hold();
    session.playNoise(true);
    session.switchOn();
    expect(sound.heard?.masterAudioVolume).toBeGreaterThan(0);
    expect(now().isNoiseAlone).toBe(false);
    session.playNoise(true);
    expect(now().isNoiseAlone).toBe(false);
    session.switchOff();
    expect(sound.words).toEqual(['offset', 'start', 'apply', 'stop']);
  });

  it('has no timeline, and is silent for whoever listens to their own', () => {
    const { session, sound, clock } = hold();
    session.choosePlan({
      is: 'timed',
      warmUpMinutes: 0,
      holdMinutes: 1,
      coolDownMinutes: 1,
      rounds: 1,
      breakMinutes: 1,
    });
    session.switchOn();
    clock.pass(130_000);
    session.playNoise(true);
    expect(sound.heard?.backgroundVolume).toBe(0.2);
    session.change({ hasOwnAudio: true });
    expect(sound.words.at(-1)).toBe('stop');
  });

  it.each(['key', 'button', 'felt-wrong', 'locked', 'slept', 'hidden'] as const)('is ended by a stop: %s', (reason) => {
    const { session, sound, now } = hold();
    session.playNoise(true);
    session.stop(reason);
    expect([sound.words.at(-1), now().isNoiseAlone]).toEqual(['stop', false]);
  });

  it.each(['displays-changed', 'surface-lost', 'heartbeat-lost', 'reduced-motion'] as const)(
    'is none of the business of what is wrong with the light: %s',
    (reason) => {
      const { session, sound, now } = hold();
      session.playNoise(true);
      session.stop(reason);
      expect([sound.words.at(-1), now().isNoiseAlone]).toEqual(['start', true]);
      session.switchOn();
      session.stop(reason);
      expect([sound.words.at(-1), now().isNoiseAlone]).toEqual(['stop', false]);
    },
  );

  it('ends with the page', () => {
    const { session, sound } = hold();
    session.playNoise(true);
    session.dispose();
    expect(sound.words.at(-1)).toBe('stop');
  });
});

describe('a session without minutes', () => {
  it('[RD-59] fades out, and the noise that was heard goes on without a gap', () => {
    const { session, light, sound, now } = hold();
    session.switchOn();
    session.setHasMinutes(false);
    expect(now()).toMatchObject({ settings: { isOn: false }, isNoiseAlone: true, stoppedBy: undefined });
    expect(light.asked?.isOn).toBe(false);
    expect(light.told).not.toContain('stop');
    expect(sound.words).toEqual(['offset', 'start', 'apply']);
    expect(sound.heard).toMatchObject({ ...PINK, masterAudioVolume: 0 });
  });

  it.each([
    ['there was none', { backgroundSoundType: 'off' }, false],
    ['it was paused', PINK, true],
  ] as const)('is silent where %s', (_why, change, isPaused) => {
    const { session, sound, now } = hold();
    session.change(change);
    session.switchOn();
    if (isPaused) session.pause();
    session.setHasMinutes(false);
    expect([sound.words.at(-1), now().isNoiseAlone, now().isPaused]).toEqual(['stop', false, false]);
  });

  it('[RD-59] does not begin until there are minutes again, and leaves the noise alone', () => {
    const { session, sound, now } = hold();
    session.setHasMinutes(false);
    session.playNoise(true);
    session.switchOn();
    expect(now()).toMatchObject({ settings: { isOn: false }, isNoiseAlone: true });
    session.setHasMinutes(true);
    expect(now()).toMatchObject({ settings: { isOn: false }, isNoiseAlone: true });
    session.switchOn();
    expect(now().settings.isOn).toBe(true);
    expect(sound.words).toEqual(['offset', 'start', 'apply']);
  });
});
