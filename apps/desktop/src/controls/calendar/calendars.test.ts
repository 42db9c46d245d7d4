import { err, ok, type SignalReading } from '@vayl/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { meetingSignal } from './meeting-signal.ts';
import { CalendarWorld } from './test-helpers/calendar-world.ts';

const at = (time: string) => `2026-11-16T${time}:00Z`;
const PROVIDERS = ['google', 'microsoft'] as const;

let world: CalendarWorld;
beforeEach(async () => {
  world = await CalendarWorld.open(at('09:00'));
});
afterEach(() => world.stop());

describe.each(PROVIDERS)('a calendar at %s', (provider) => {
  const standIn = () => world.running[provider].standIn;
  const state = () => world.state.connections[provider];

  it('[AUTH-08] [RD-58] is only ever read, over all its pages', async () => {
    standIn().put(
      { id: 'a', title: 'Budget', from: at('10:00'), to: at('10:30'), guests: 2 },
      { id: 'b', title: 'Chapter two', from: at('11:00'), to: at('12:00'), isFocus: true },
      { id: 'c', title: 'Lunch?', from: at('12:00'), to: at('13:00'), isFree: true },
      { id: 'd', title: 'Holiday', from: '2026-11-16', to: '2026-11-17' },
      { id: 'e', title: 'Not mine', from: at('14:00'), to: at('15:00'), isDeclined: true },
      { id: 'f_20261116', title: 'Daily', from: at('09:30'), to: at('09:45'), guests: 4, seriesId: 'f' },
    );
    await world.connect(provider);
    const kinds = Object.fromEntries(world.state.events.map(({ title, kind, isAllDay }) => [title, [kind, isAllDay]]));
    expect(kinds).toEqual({
      Budget: ['meeting', false],
      'Chapter two': ['focus', false],
      'Lunch?': ['free', false],
      Holiday: ['free', true],
      Daily: ['meeting', false],
    });
    const budget = world.state.events.find(({ title }) => title === 'Budget');
    expect([budget?.startMs, budget?.endMs]).toEqual([Date.parse(at('10:00')), Date.parse(at('10:30'))]);
    expect(standIn().asked).toHaveLength(3);
  });

  it('[RD-58] is read again every five minutes: what was added, moved or called off is so here', async () => {
    standIn().put(
      { id: 'a', title: 'Budget', from: at('10:00'), to: at('10:30') },
      { id: 'b', title: 'Review', from: at('11:00'), to: at('11:30') },
    );
    await world.connect(provider);
    expect(world.titles).toEqual(['Budget', 'Review']);
    standIn().callOff('a');
    standIn().put({ id: 'b', title: 'Review, later', from: at('13:00'), to: at('13:30') });
    standIn().put({ id: 'c', title: 'New', from: at('14:00'), to: at('14:30') });
    await world.pass(60);
    expect(world.titles).toEqual(['Budget', 'Review']);
    await world.pass(5 * 60);
    expect(world.titles).toEqual(['Review, later', 'New']);
  });

  it('[RD-58] waits as long as it is told where it was asked too often, and keeps what it knows', async () => {
    standIn().put({ id: 'a', title: 'Budget', from: at('10:00'), to: at('10:30') });
    await world.connect(provider);
    standIn().faults.push('too-many');
    await world.pass(5 * 60);
    expect(state()).toMatchObject({ is: 'connected', problem: 'too-many' });
    expect(world.titles).toEqual(['Budget']);
    const asked = standIn().asked.length;
    await world.pass(60);
    expect(standIn().asked).toHaveLength(asked);
    await world.pass(120);
    expect(state()).toMatchObject({ is: 'connected', problem: undefined });
  });

  it('goes on without a network, and is there when it comes back', async () => {
    standIn().put({ id: 'a', title: 'Budget', from: at('10:00'), to: at('10:30') });
    await world.connect(provider);
    world.host.isOffline = true;
    await world.pass(6 * 60);
    expect(state()).toMatchObject({ is: 'connected', problem: 'unreachable' });
    expect(world.titles).toEqual(['Budget']);
    world.host.isOffline = false;
    await world.pass(10 * 60);
    expect(state()).toMatchObject({ is: 'connected', problem: undefined });
  });

  it('is read again after a provider that was down', async () => {
    await world.connect(provider);
    standIn().faults.push('down');
    await world.pass(5 * 60);
    expect(state()).toMatchObject({ problem: 'unreachable' });
    await world.pass(5 * 60);
    expect(state()).toMatchObject({ problem: undefined });
  });

  it('is left where the provider does not know the app any more, and says what to do', async () => {
    standIn().put({ id: 'a', title: 'Budget', from: at('10:00'), to: at('10:30') });
    await world.connect(provider);
    standIn().oauth.forgetApp();
    await world.pass(5 * 60);
    expect(state()).toEqual({ is: 'not-connected', problem: 'signed-out' });
    expect(world.titles).toEqual([]);
  });

  it('[RD-58] is forgotten with all its events when the person says so', async () => {
    standIn().put({ id: 'a', title: 'Budget', from: at('10:00'), to: at('10:30') });
    await world.connect(provider);
    world.calendars.disconnect(provider);
    expect(world.titles).toEqual([]);
    await world.settle();
    expect(state()).toEqual({ is: 'not-connected', problem: undefined });
    expect(world.host.keys.size).toBe(0);
    const asked = standIn().asked.length;
    await world.restart();
    await world.pass(10 * 60);
    expect(standIn().asked).toHaveLength(asked);
  });

  it('is still connected after a restart, and was read anew: no event is kept', async () => {
    standIn().put({ id: 'a', title: 'A title that nobody keeps', from: at('10:00'), to: at('10:30') });
    await world.connect(provider);
    expect([...world.kept.values()].join('')).not.toContain('nobody keeps');
    await world.restart();
    expect(world.titles).toEqual(['A title that nobody keeps']);
  });

  it('tells no title to any log, whatever goes wrong', async () => {
    standIn().put({ id: 'a', title: 'Canary 4711', from: at('10:00'), to: at('10:30') });
    await world.connect(provider);
    standIn().faults.push('down', 'too-many', 'unknown-key');
    await world.pass(60 * 60);
    expect(world.logged.length).toBeGreaterThan(1);
    expect(JSON.stringify(world.logged)).not.toContain('Canary');
  });
});

describe('Google’s token of an earlier reading', () => {
  it('[RD-58] is used after the first reading, and a whole reading follows where Google has forgotten it', async () => {
    const { standIn } = world.running.google;
    standIn.put({ id: 'a', title: 'Budget', from: at('10:00'), to: at('10:30') });
    await world.connect('google');
    await world.pass(5 * 60);
    expect(standIn.asked.map((query) => query.has('syncToken'))).toEqual([false, true]);
    standIn.faults.push('gone');
    standIn.callOff('a');
    await world.pass(5 * 60);
    expect(standIn.asked.map((query) => query.has('syncToken'))).toEqual([false, true, true, false]);
    expect(world.titles).toEqual([]);
  });

  it('is left behind when the day has gone on', async () => {
    await world.connect('google');
    world.running.google.standIn.put({
      id: 't',
      title: 'Tomorrow evening',
      from: '2026-11-17T22:00:00Z',
      to: '2026-11-17T23:00:00Z',
    });
    await world.pass(7 * 60 * 60);
    expect(world.running.google.standIn.asked.filter((query) => query.has('timeMin')).length).toBeGreaterThan(1);
    expect(world.titles).toEqual(['Tomorrow evening']);
  });

  it('asks for no description, place or address of a guest', async () => {
    await world.connect('google');
    const fields = world.running.google.standIn.asked[0]?.get('fields') ?? '';
    expect(fields).toContain('summary');
    expect(fields).not.toMatch(/description|location|email|hangout|conference/);
  });
});

describe('connecting', () => {
  it('[AUTH-08] says that a build without a number of its own cannot, and asks nobody', async () => {
    world.host.setUp = ['microsoft'];
    await world.calendars.start();
    expect(world.state.connections).toEqual({ google: { is: 'not-set-up' }, microsoft: { is: 'not-connected' } });
    world.calendars.connect('google');
    expect(world.state.connections.google).toEqual({ is: 'not-set-up' });
  });

  it('is not forgotten by a build that cannot read it', async () => {
    await world.connect('google');
    world.host.setUp = [];
    await world.restart();
    expect(world.state.connections.google).toEqual({ is: 'not-set-up' });
    world.host.setUp = ['google'];
    await world.restart();
    expect(world.state.connections.google).toMatchObject({ is: 'connected' });
  });

  it.each(['denied', 'took-too-long', 'no-browser', 'unreachable', 'failed'] as const)(
    'that ended as %s says so, and can be tried again',
    async (refusal) => {
      world.host.connecting = err(refusal);
      await world.calendars.start();
      world.calendars.connect('google');
      await expect.poll(() => world.state.connections.google).toEqual({ is: 'not-connected', problem: refusal });
      world.host.connecting = ok(false);
      world.calendars.connect('google');
      await expect.poll(() => world.state.connections.google).toMatchObject({ is: 'connected', isForThisRun: true });
    },
  );

  it('can be given up', async () => {
    await world.calendars.start();
    world.calendars.connect('google');
    expect(world.state.connections.google).toEqual({ is: 'connecting' });
    world.calendars.cancel('google');
    await world.settle();
    expect(world.state.connections.google).toEqual({ is: 'not-connected', problem: undefined });
    expect(world.host.cancelled).toBe(1);
  });

  it('ends with a word where the provider could not be told', async () => {
    await world.connect('microsoft');
    world.host.disconnecting = ok(false);
    world.calendars.disconnect('microsoft');
    await expect.poll(() => world.state.connections.microsoft).toEqual({ is: 'not-connected', problem: 'not-revoked' });
  });
});

describe('what the calendar is for', () => {
  beforeEach(async () => {
    world.running.google.standIn.put(
      { id: 'a', title: 'Focus', from: at('09:30'), to: at('11:00') },
      { id: 'b', title: 'Budget', from: at('11:00'), to: at('11:30'), guests: 3 },
    );
    await world.connect('google');
  });

  it('[RD-58] proposes a session when a focus block begins, and leaves it to the person', async () => {
    expect(world.state.proposal).toBeUndefined();
    await world.passTo(at('09:31'));
    expect(world.state.proposal).toMatchObject({ because: 'focus-event', endMs: Date.parse(at('11:00')) });
    expect(world.isOn).toBe(false);
    world.session.switchOn();
    await world.pass(2);
    expect(world.state.proposal).toBeUndefined();
  });

  it('does not speak of a block again that was declined, nor of any where that is not wanted', async () => {
    await world.passTo(at('09:31'));
    world.calendars.decline();
    await world.pass(60);
    expect(world.state.proposal).toBeUndefined();
    await world.restart();
    expect(world.state.proposal).toBeDefined();
    world.calendars.choose({ proposes: false });
    expect(world.state.proposal).toBeUndefined();
    await world.restart();
    expect(world.state.proposal).toBeUndefined();
  });

  it('[RD-58] ends a session softly three minutes before a meeting, once', async () => {
    world.session.switchOn();
    await world.passTo(at('10:56'));
    expect(world.isOn).toBe(true);
    await world.passTo(at('10:57'));
    expect(world.isOn).toBe(false);
    expect(world.state.endedForMs).toBe(Date.parse(at('11:00')));
    world.session.switchOn();
    await world.pass(60);
    expect([world.isOn, world.state.endedForMs]).toEqual([true, undefined]);
  });

  it('ends none where that is not wanted', async () => {
    world.calendars.choose({ windsDown: false });
    world.session.switchOn();
    await world.passTo(at('10:59'));
    expect(world.isOn).toBe(true);
  });

  it('[RD-58] says whether the person is in a meeting, and nothing where no calendar is read', async () => {
    const heard: SignalReading[] = [];
    const now = () => meetingSignal(world.calendars.inMeeting.getSnapshot());
    world.calendars.inMeeting.subscribe(() => heard.push(now()));
    expect(now()).toEqual({ is: 'no' });
    await world.passTo(at('11:00'));
    await world.passTo(at('11:30'));
    world.calendars.disconnect('google');
    await world.pass(2);
    expect(heard).toEqual([{ is: 'yes' }, { is: 'no' }, { is: 'unknown', why: 'no-calendar' }]);
  });
});
