import { DEMO_DEFAULTS, type DemoSettings } from '@vayl/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { LiveSound, planSound } from '../index.ts';

// TypeScript's library does not know it yet.
declare global {
  interface AudioContext {
    setSinkId(sink: { readonly type: 'none' }): Promise<void>;
  }
}

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

/** Where the pulses are, as a frame of the light would ask. */
function cyclesNow(sound: LiveSound): number {
  sound.listen();
  return sound.phases.centerPhaseCycles(performance.now());
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

  it('plays on through another device, and goes on telling where its pulses are', async () => {
    const { sound, contexts } = open();
    sound.start(planSound(ON));
    const [context] = contexts;
    if (context === undefined) throw new Error('no context was made');
    await expect.poll(() => context.state).toBe('running');
    // A silent device is a real one to the browser: it stops the old output and starts another.
    await context.setSinkId({ type: 'none' });
    const changedSeconds = context.currentTime;
    await expect.poll(() => context.currentTime, { timeout: 5000 }).toBeGreaterThan(changedSeconds + 0.2);
    expect([context.state, sound.isPlaying]).toEqual(['running', true]);
    await expect.poll(() => cyclesNow(sound), { timeout: 5000 }).toBeGreaterThan(1);
  });

  it('[RD-38] is silent beside sound of somebody’s own, and the light still has its phases', async () => {
    const { sound } = open();
    sound.start(planSound(ON));
    sound.apply(planSound({ ...ON, hasOwnAudio: true }));
    await expect.poll(() => cyclesNow(sound), { timeout: 5000 }).toBeGreaterThan(1);
    const before = cyclesNow(sound);
    await expect.poll(() => cyclesNow(sound), { timeout: 5000 }).toBeGreaterThan(before + 1);
  });

  it('tells where its pulses are while it plays', async () => {
    const { sound } = open();
    sound.start(planSound(ON));
    await expect.poll(() => cyclesNow(sound), { timeout: 5000 }).toBeGreaterThan(1);
  });

  it('[TON-17] logs a nature track that cannot be had, and plays on', async () => {
    const { sound, failures, contexts } = open();
    sound.start(planSound({ ...ON, backgroundSoundType: 'ambient', ambientTrack: 'No Such Track' }));
    await expect.poll(() => failures, { timeout: 3000 }).toEqual(['ambient-track.load-failed: No Such Track']);
    expect(contexts[0]?.state).toBe('running');
    expect(sound.isPlaying).toBe(true);
  });
});
