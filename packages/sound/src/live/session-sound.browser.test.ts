import { SESSION_DEFAULTS } from '@vayl/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { SessionSound } from '../index.ts';

const ON = { ...SESSION_DEFAULTS, isOn: true };
const contexts: AudioContext[] = [];
let opened: SessionSound | undefined;

function open(): SessionSound {
  opened = new SessionSound({
    createContext: () => {
      const context = new AudioContext();
      contexts.push(context);
      return context;
    },
    chance: () => 0.5,
    logFailure: (what) => expect.fail(what),
  });
  return opened;
}

afterEach(() => {
  opened?.dispose();
  contexts.length = 0;
});

describe('the sound of a session', () => {
  it('is nothing to keep in step with until it plays, and when it is over', () => {
    const sound = open();
    sound.setOffsetMs(20);
    expect([sound.heard, contexts.length]).toEqual([undefined, 0]);
    sound.start(ON);
    expect([sound.heard?.globalHz, sound.heard?.centerHz, contexts.length]).toEqual([8, 12, 1]);
    sound.stop();
    expect(sound.heard).toBeUndefined();
    sound.start(ON);
    sound.dispose();
    expect(sound.heard).toBeUndefined();
  });

  it('says how fast it pulses, which with a low tone is slower than was asked for', () => {
    const sound = open();
    sound.start(ON);
    sound.apply({ ...ON, isochronicPitch: 28, globalModulationHz: 5, centerModulationHz: 40 });
    expect(sound.heard?.globalHz).toBe(5);
    expect(sound.heard?.centerHz).toBeLessThan(40);
  });

  it('tells where its pulses are, moved by the person’s own correction', async () => {
    const sound = open();
    sound.setOffsetMs(100);
    sound.start(ON);
    const cyclesNow = () => {
      sound.heard?.listen();
      return sound.heard?.centerPhaseCycles(performance.now()) ?? Number.NaN;
    };
    await expect.poll(cyclesNow, { timeout: 10_000 }).toBeGreaterThan(1);
    const before = sound.heard?.centerPhaseCycles(1000) ?? 0;
    sound.setOffsetMs(-100);
    expect((sound.heard?.centerPhaseCycles(1000) ?? 0) - before).toBeCloseTo(2.4, 6);
  });
});
