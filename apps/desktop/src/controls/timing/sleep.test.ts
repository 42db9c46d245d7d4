import { createSession } from '@vayl/session';
import { expect, it } from 'vitest';
import { meterSession } from '../meter/meter-session.ts';
import { HOUR_MS, MeterWorld, MINUTE_MS } from '../meter/test-helpers/meter-world.ts';
import { memoryStorage } from '../test-helpers/memory-storage.ts';
import { TimingWorld } from './test-helpers/timing-world.ts';

async function open() {
  const minutes = new MeterWorld();
  minutes.isSignedIn = false;
  const session = createSession({
    clock: { monotonicMs: () => minutes.trueMs, wallMs: () => minutes.trueMs, after: () => () => undefined },
    storage: memoryStorage(),
    suggestions: { ask: () => Promise.resolve('no-response') },
    logFailure: (what) => expect.fail(what),
    prefersReducedMotion: false,
  });
  meterSession(session, minutes.meter);
  const world = new TimingWorld(session);
  session.switchOn();
  minutes.tick(MINUTE_MS);
  await world.settle();
  return { world, minutes, session };
}

it.each([
  ['running', false, false],
  ['running, and its clock slept, too', false, true],
  ['paused by a call', true, false],
] as const)('[RD-59] minutes stop while the machine sleeps: %s', async (_, isPaused, isClockAsleep) => {
  const { world, minutes, session } = await open();
  if (isPaused) await world.set({ microphone: true });
  expect([session.getSnapshot().isPaused, minutes.left]).toEqual([isPaused, 14]);
  minutes.sleep(8 * HOUR_MS, { isClockAsleep });
  // The shell has taken the light away beforehand, or as soon as it woke.
  session.stop('slept');
  await world.set({ microphone: false });
  await world.pass(10);
  minutes.tick(HOUR_MS);
  expect(session.getSnapshot()).toMatchObject({ settings: { isOn: false }, isPaused: false, stoppedBy: 'slept' });
  expect(minutes.left).toBe(14);
});

it('[RD-59] minutes stop in a pause that a signal made, and go on with the light', async () => {
  const { world, minutes } = await open();
  await world.set({ microphone: true });
  minutes.tick(HOUR_MS);
  expect(minutes.left).toBe(14);
  await world.set({ microphone: false });
  await world.pass(6);
  minutes.tick(MINUTE_MS);
  expect(minutes.left).toBe(13);
});
