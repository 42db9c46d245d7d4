import { DEMO_DEFAULTS, type DemoSettings } from '@vayl/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { LiveSound, planSound } from '../index.ts';

const ON: DemoSettings = { ...DEMO_DEFAULTS, isOn: true };

/** A sound whose contexts and failures a test can look at. */
function open() {
  const contexts: AudioContext[] = [];
  const failures: string[] = [];
  const sound = new LiveSound({
    createContext: () => {
      const context = new AudioContext();
      contexts.push(context);
      return context;
    },
    chance: () => 0.5,
    logFailure: (what) => failures.push(what),
  });
  opened = sound;
  return { sound, contexts, failures };
}

let opened: LiveSound | undefined;
afterEach(() => opened?.dispose());

describe('sound in a page', () => {
  it('makes no context before somebody starts it, and only one for all starts', async () => {
    const { sound, contexts } = open();
    expect(contexts).toHaveLength(0);
    sound.start(planSound(ON));
    sound.stop();
    sound.start(planSound(ON));
    await expect.poll(() => contexts[0]?.state).toBe('running');
    expect(contexts).toHaveLength(1);
  });

  it('goes to sleep a second after it was stopped', async () => {
    const { sound, contexts } = open();
    sound.start(planSound(ON));
    await expect.poll(() => contexts[0]?.state).toBe('running');
    sound.stop();
    await expect.poll(() => contexts[0]?.state, { timeout: 3000 }).toBe('suspended');
  });

  it('wakes up again when something else put it to sleep', async () => {
    const { sound, contexts } = open();
    sound.start(planSound(ON));
    await expect.poll(() => contexts[0]?.state).toBe('running');
    await contexts[0]?.suspend();
    await expect.poll(() => contexts[0]?.state, { timeout: 3000 }).toBe('running');
    expect(sound.isPlaying).toBe(true);
  });

  it('tells where its pulses are while it plays', async () => {
    const { sound } = open();
    sound.start(planSound(ON));
    await expect
      .poll(
        () => {
          sound.listen();
          return sound.phases.centerPhaseCycles(performance.now());
        },
        { timeout: 5000 },
      )
      .toBeGreaterThan(1);
  });

  it('[TON-17] logs a nature track that cannot be had, and plays on', async () => {
    const { sound, failures, contexts } = open();
    sound.start(planSound({ ...ON, backgroundSoundType: 'ambient', ambientTrack: 'No Such Track' }));
    await expect.poll(() => failures, { timeout: 3000 }).toEqual(['ambient-track.load-failed: No Such Track']);
    expect(contexts[0]?.state).toBe('running');
    expect(sound.isPlaying).toBe(true);
  });
});
