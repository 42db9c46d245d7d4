import { describe, expect, it, vi } from 'vitest';
import { Observed } from '../observed.ts';
import { deskSession, meterAt, NOTHING_LEFT, PLENTY } from '../test-helpers/desk-session.ts';
import { TimingWorld } from '../timing/test-helpers/timing-world.ts';
import { answerOutside } from './answer-outside.ts';
import type { LinkQuestion } from './link-question.ts';

function open({ isScreened = true, minutes = PLENTY } = {}) {
  const world = new TimingWorld(deskSession({ isScreened }));
  const { session } = world;
  const linkQuestion = new Observed<LinkQuestion | undefined>(undefined);
  const host = { showControl: vi.fn<() => Promise<void>>(() => Promise.resolve()) };
  const onConnect = vi.fn<(link: unknown) => void>();
  const lookAround = () => world.timing.look();
  const options = { session, meter: meterAt(minutes), host, linkQuestion, onConnect, lookAround };
  return {
    session,
    world,
    linkQuestion,
    host,
    onConnect,
    type: (...typed: string[]) => answerOutside({ arguments: typed }, options),
    follow: (link: string) => answerOutside({ link }, options),
  };
}

describe('the command line', () => {
  it('starts a session with a preset, however its name is written', async () => {
    const { session, type, host } = open();
    expect(await type('start', '--preset', 'light WORK')).toEqual({
      exitCode: 0,
      out: 'The session is on, with Light work.',
      err: '',
    });
    expect(session.getSnapshot().settings).toMatchObject({ isOn: true, centerModulationHz: 12 });
    expect(host.showControl).not.toHaveBeenCalled();
  });

  it('knows presets that the person made', async () => {
    const { session, type } = open();
    session.change({ visualHue: 20 });
    session.savePreset('Letters');
    session.change({ visualHue: 200 });
    expect(await type('start', '--preset', 'letters')).toMatchObject({ exitCode: 0 });
    expect(session.getSnapshot().settings.visualHue).toBe(20);
  });

  it('changes nothing for a preset that there is not, and names those that there are', async () => {
    const { session, type } = open();
    const before = session.getSnapshot().settings;
    const answer = await type('start', '--preset', 'Loud');
    expect(answer).toMatchObject({ exitCode: 2, out: '' });
    expect(answer.err).toBe('There is no preset “Loud”. There are: Focus, Create, Light work, Alert, Calm, Sleep.');
    expect(session.getSnapshot().settings).toEqual(before);
  });

  it('[RD-83] starts nothing before the four questions, and opens them', async () => {
    const { session, type, host } = open({ isScreened: false });
    expect(await type('start')).toMatchObject({ exitCode: 3, out: '' });
    expect(host.showControl).toHaveBeenCalledOnce();
    expect(session.getSnapshot().settings.isOn).toBe(false);
  });

  it('[RD-59] starts nothing when the minutes are used', async () => {
    const { session, type } = open({ minutes: NOTHING_LEFT });
    expect(await type('start')).toMatchObject({ exitCode: 4 });
    expect(session.getSnapshot().settings.isOn).toBe(false);
  });

  it('starts nothing in a call, and opens the window that says why', async () => {
    const { session, type, host, world } = open();
    world.signals = { ...world.signals, microphone: { is: 'yes' } };
    const answer = await type('start');
    expect(answer).toMatchObject({ exitCode: 5, out: '' });
    expect(answer.err).toMatch(/^Not now\./);
    expect(host.showControl).toHaveBeenCalledOnce();
    expect(session.getSnapshot().settings.isOn).toBe(false);
  });

  it('says why the light stands still', async () => {
    const { session, type } = open();
    const answers = { seizures: 'no', lightSickness: 'yes', under18: 'no', unsure: 'no' } as const;
    session.answerScreening({ answers, liftsBlock: false });
    expect((await type('start')).out).toContain('The light stands still because of your answers.');
  });

  it('stops', async () => {
    const { session, type } = open();
    session.switchOn();
    expect(await type('stop')).toEqual({ exitCode: 0, out: 'The light is out.', err: '' });
    expect(session.getSnapshot()).toMatchObject({ stoppedBy: 'key', settings: { isOn: false } });
  });

  it('says how it stands, for people and for programs', async () => {
    const { type } = open();
    expect((await type('status')).out).toMatch(
      /^Off: .* Hz at the edges, .* Hz in the centre, 11 minutes left today\.$/,
    );
    const { out } = await type('status', '--json');
    expect(JSON.parse(out)).toMatchObject({ isRunning: true, isOn: false, flicker: 'allowed', minutesLeft: 11 });
  });

  it('says what it does not understand', async () => {
    const { type } = open();
    expect(await type('begin')).toEqual({
      exitCode: 2,
      out: '',
      err: '“begin” is not understood here. Try: vayl help',
    });
  });
});

describe('a link', () => {
  it('never starts light: it opens the window and asks', async () => {
    const { session, follow, host, linkQuestion } = open();
    await follow('vayl://start?preset=Focus');
    expect(session.getSnapshot().settings.isOn).toBe(false);
    expect(session.getSnapshot().applied).toBeUndefined();
    expect(host.showControl).toHaveBeenCalledOnce();
    expect(linkQuestion.getSnapshot()?.preset?.name).toBe('Focus');
  });

  it('with a preset that there is not asks for the settings as they are', async () => {
    const { follow, linkQuestion } = open();
    await follow('vayl://start?preset=Loud');
    expect(linkQuestion.getSnapshot()).toEqual({ preset: undefined });
  });

  it('hands the way back from signing in to whoever asked for it', async () => {
    const { follow, onConnect, linkQuestion } = open();
    await follow('vayl://connect?code=c&state=s');
    expect(onConnect).toHaveBeenCalledWith({ is: 'connect', code: 'c', state: 's' });
    expect(linkQuestion.getSnapshot()).toBeUndefined();
  });

  it('that nobody knows opens the window and nothing else', async () => {
    const { follow, host, onConnect, linkQuestion } = open();
    await follow('vayl://erase');
    expect(host.showControl).toHaveBeenCalledOnce();
    expect([onConnect.mock.calls.length, linkQuestion.getSnapshot()]).toEqual([0, undefined]);
  });
});
