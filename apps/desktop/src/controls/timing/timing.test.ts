import type { PresenceSignal } from '@vayl/domain';
import { describe, expect, it } from 'vitest';
import { TimingWorld } from './test-helpers/timing-world.ts';

const rule = (id: string, when: object = {}) => ({ id, verdict: 'deny' as const, ...when });

/** A session that is on, with nothing against it. */
async function open() {
  const world = new TimingWorld();
  await world.pass(2);
  world.session.switchOn();
  await world.settle();
  return world;
}
const stateOf = ({ session }: TimingWorld) => {
  const { settings, pauseReason, isDucked } = session.getSnapshot();
  return { isOn: settings.isOn, pauseReason, isDucked };
};
const RUNS = { isOn: true, pauseReason: undefined, isDucked: false };

describe('a running session', () => {
  it.each([
    ['microphone', { pauseReason: 'microphone', isDucked: true }],
    ['camera', { pauseReason: 'camera', isDucked: true }],
    ['screen-share', { pauseReason: 'screen-share', isDucked: false }],
    ['calendar', { pauseReason: 'calendar', isDucked: true }],
    ['full-screen-video', { pauseReason: 'full-screen-video', isDucked: false }],
    ['do-not-disturb', { pauseReason: undefined, isDucked: false }],
  ] satisfies [PresenceSignal, object][])(
    'does what is usual for %s, and goes on some seconds after',
    async (signal, expected) => {
      const world = await open();
      await world.set({ [signal]: true });
      expect(stateOf(world)).toEqual({ isOn: true, ...expected });
      await world.set({ [signal]: false });
      expect(stateOf(world)).toEqual({ isOn: true, ...expected });
      await world.pass(4);
      expect(stateOf(world)).toEqual(RUNS);
    },
  );

  it.each([
    ['pause', { pauseReason: 'microphone', isDucked: false }],
    ['duck', { pauseReason: undefined, isDucked: true }],
    ['both', { pauseReason: 'microphone', isDucked: true }],
    ['nothing', { pauseReason: undefined, isDucked: false }],
  ] as const)('does what a person has chosen: %s', async (choice, expected) => {
    const world = await open();
    world.kept.choose({ microphone: choice });
    await world.set({ microphone: true });
    expect(stateOf(world)).toEqual({ isOn: true, ...expected });
  });

  it('stays paused through a moment of silence, and names what is left', async () => {
    const world = await open();
    await world.set({ microphone: true, camera: true });
    await world.set({ microphone: false });
    await world.set({ microphone: true });
    expect(stateOf(world).pauseReason).toBe('microphone');
    await world.set({ microphone: false });
    await world.pass(6);
    expect(stateOf(world).pauseReason).toBe('camera');
  });

  it('stays off when a person stops it in a pause, whatever ends', async () => {
    const world = await open();
    await world.set({ microphone: true });
    world.session.stop('key');
    await world.set({ microphone: false });
    await world.pass(20);
    expect(stateOf(world)).toMatchObject({ isOn: false, pauseReason: undefined });
  });

  it('keeps the pause of the person', async () => {
    const world = await open();
    world.session.pause();
    await world.set({ microphone: true });
    await world.set({ microphone: false });
    await world.pass(10);
    expect(stateOf(world).pauseReason).toBe('person');
  });

  it('goes on where the person says so, until the next time', async () => {
    const world = await open();
    await world.set({ microphone: true });
    world.timing.goOn();
    expect(stateOf(world)).toEqual(RUNS);
    await world.pass(10);
    expect(stateOf(world)).toEqual(RUNS);
    await world.set({ microphone: false });
    await world.pass(6);
    await world.set({ microphone: true });
    expect(stateOf(world).pauseReason).toBe('microphone');
  });

  it('rests and runs by rules: app, display and time', async () => {
    const world = await open();
    world.kept.putRule(rule('zoom', { app: 'Zoom', display: 'DP-2' }));
    world.kept.putRule(rule('night', { hours: { fromMinute: 22 * 60, toMinute: 6 * 60 } }));
    expect(stateOf(world)).toEqual(RUNS);
    world.front = { app: 'zoom', point: { x: 1500, y: 10 }, isOwn: false };
    await world.pass(2);
    expect(stateOf(world).pauseReason).toBe('rule');
    // Whoever opens our own window still works in the other.
    world.front = { app: 'Vayl', point: { x: 10, y: 10 }, isOwn: true };
    await world.pass(2);
    expect(stateOf(world).pauseReason).toBe('rule');
    world.front = { app: 'zoom', point: { x: 10, y: 10 }, isOwn: false };
    await world.pass(2);
    expect(stateOf(world)).toEqual(RUNS);
    world.local = { weekday: 3, minuteOfDay: 60 };
    await world.pass(2);
    expect(stateOf(world).pauseReason).toBe('rule');
    world.kept.removeRule('night');
    expect(stateOf(world)).toEqual(RUNS);
  });

  it('is stopped, and not paused, on a computer that is locked', async () => {
    const world = await open();
    world.isLocked = true;
    await world.pass(2);
    expect(world.session.getSnapshot()).toMatchObject({ stoppedBy: 'locked', settings: { isOn: false } });
    world.isLocked = false;
    await world.pass(10);
    expect(stateOf(world).isOn).toBe(false);
  });

  it('goes on where nothing can be read, and says that it is not known', async () => {
    const world = await open();
    await world.set({ microphone: true });
    world.isBroken = true;
    await world.pass(8);
    expect(stateOf(world)).toEqual(RUNS);
    expect(world.timing.getSnapshot().readings.microphone).toEqual({ is: 'unknown', why: 'failed' });
    expect(world.problems).toContain('presence.unread');
  });
});

describe('a start', () => {
  it('is refused with its reason, and happens once where the person insists', async () => {
    const world = new TimingWorld();
    await world.set({ microphone: true });
    world.session.switchOn();
    expect(stateOf(world).isOn).toBe(false);
    expect(world.timing.getSnapshot().refusedBy).toEqual({ is: 'signal', signal: 'microphone' });
    world.timing.startAnyway();
    expect(stateOf(world)).toEqual(RUNS);
    expect(world.timing.getSnapshot().refusedBy).toBeUndefined();
    await world.pass(4);
    expect(stateOf(world)).toEqual(RUNS);
    world.session.switchOff();
    world.session.switchOn();
    expect(stateOf(world).isOn).toBe(false);
  });

  it('is not asked about again once the reason is gone, or was read', async () => {
    const world = new TimingWorld();
    world.kept.putRule(rule('never'));
    world.session.switchOn();
    expect(world.timing.getSnapshot().refusedBy?.is).toBe('rule');
    world.kept.removeRule('never');
    expect(world.timing.getSnapshot().refusedBy).toBeUndefined();
    expect(stateOf(world).isOn).toBe(false);
    world.kept.putRule(rule('never'));
    world.session.switchOn();
    world.timing.dismiss();
    expect(world.timing.getSnapshot().refusedBy).toBeUndefined();
  });

  it('on a locked computer cannot be insisted on', async () => {
    const world = new TimingWorld();
    world.isLocked = true;
    await world.pass(2);
    world.session.switchOn();
    world.timing.startAnyway();
    expect(stateOf(world).isOn).toBe(false);
    expect(world.timing.getSnapshot().refusedBy).toEqual({ is: 'locked' });
  });
});

describe('looking around', () => {
  it('is left alone where nothing runs and nobody watches', async () => {
    const world = new TimingWorld();
    world.isWatched = false;
    world.timing.tick();
    expect(world.looks).toBe(0);
    world.session.switchOn();
    world.timing.tick();
    await world.settle();
    expect(world.looks).toBe(1);
  });
});
