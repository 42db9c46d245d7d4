import { createSession, type Session } from '@vayl/session';
import { describe, expect, it } from 'vitest';
import { meterSession } from './meter-session.ts';
import { ALL_MS, HOUR_MS, MeterWorld } from './test-helpers/meter-world.ts';

function open(): { readonly session: Session; readonly world: MeterWorld } {
  const world = new MeterWorld();
  world.isSignedIn = false;
  return { session: openSession(world), world };
}

function openSession(world: MeterWorld): Session {
  const session = createSession({
    clock: { monotonicMs: () => world.trueMs, wallMs: () => world.trueMs, after: () => () => undefined },
    storage: { read: () => undefined, write: () => undefined, remove: () => undefined },
    suggestions: { ask: () => Promise.resolve('no-response') },
    logFailure: (what) => expect.fail(what),
    prefersReducedMotion: false,
  });
  meterSession(session, world.meter);
  return session;
}

describe('a session with a meter', () => {
  it('[RD-59] fades out when the minutes are used up, and does not come on again', () => {
    const { session, world } = open();
    session.switchOn();
    world.tick(ALL_MS - 500);
    expect([session.getSnapshot().settings.isOn, world.meter.getSnapshot().isLastMinute]).toEqual([true, true]);
    world.tick(500);
    expect(session.getSnapshot().settings.isOn).toBe(false);
    // No stop: the light has its fade.
    expect(session.getSnapshot().stoppedBy).toBeUndefined();
    session.switchOn();
    expect(session.getSnapshot().settings.isOn).toBe(false);
  });

  it('[RD-59] leaves the noise that was heard, and counts nothing for it', () => {
    const { session, world } = open();
    session.change({ backgroundSoundType: 'brown' });
    session.playNoise(true);
    world.tick(HOUR_MS);
    expect(world.left).toBe(15);
    session.switchOn();
    world.tick(ALL_MS);
    expect(session.getSnapshot()).toMatchObject({ settings: { isOn: false }, isNoiseAlone: true });
    world.tick(HOUR_MS);
    expect(session.getSnapshot().isNoiseAlone).toBe(true);
  });

  it('[RD-59] does not begin on a day whose minutes were used before the app was started', () => {
    const { session, world } = open();
    session.switchOn();
    world.tick(ALL_MS);
    world.crash();
    const next = openSession(world);
    expect(next.getSnapshot().hasMinutes).toBe(false);
    next.switchOn();
    expect(next.getSnapshot()).toMatchObject({ settings: { isOn: false }, hasMinutes: false });
  });

  it('[RD-59] is not counted while it is off or paused', () => {
    const { session, world } = open();
    world.tick(HOUR_MS);
    session.switchOn();
    world.tick(60_000);
    session.pause();
    world.tick(HOUR_MS);
    expect([session.getSnapshot().settings.isOn, world.left]).toEqual([true, 14]);
    session.resume();
    world.tick(60_000);
    session.switchOff();
    expect(world.left).toBe(13);
  });
});
