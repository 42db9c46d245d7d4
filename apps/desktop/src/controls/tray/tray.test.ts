import { SESSION_PRESETS } from '@vayl/domain';
import { describe, expect, it, vi } from 'vitest';
import type { Tray, TrayEntry } from '../../host/shell-host.ts';
import { Observed } from '../observed.ts';
import type { StopKeyState } from '../stop-key/stop-key.ts';
import { deskSession, meterAt, NOTHING_LEFT, PLENTY } from '../test-helpers/desk-session.ts';
import { TimingWorld } from '../timing/test-helpers/timing-world.ts';
import { followTray } from './follow-tray.ts';

function open({ isScreened = true, minutes = PLENTY } = {}) {
  const world = new TimingWorld(deskSession({ isScreened }));
  const { session, timing } = world;
  const trays: Tray[] = [];
  const stopKey = new Observed<StopKeyState>({ keys: 'F9', problem: undefined });
  const host = {
    setTray: async (tray: Tray) => void trays.push(tray),
    showControl: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    quit: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
  const logFailure = (what: string) => expect.fail(what);
  followTray({ session, meter: meterAt(minutes), stopKey, timing, host, keysText: (keys) => keys, logFailure });
  const entries = (): readonly TrayEntry[] => trays.at(-1)?.entries ?? [];
  return {
    session,
    world,
    trays,
    host,
    stopKey,
    texts: () => entries().map((entry) => ('text' in entry ? entry.text : '—')),
    choose: async (text: string) => {
      const found = entries().find((entry) => 'act' in entry && entry.text === text);
      if (found === undefined || !('act' in found)) throw new Error(`there is no ${text}`);
      found.act();
      await world.settle();
      await Promise.resolve();
    },
    isTicked: () => entries().some((entry) => entry.is === 'switch' && entry.isOn),
  };
}

describe('the mark in the bar of the system', () => {
  it('offers the switch, fifteen marks, presets, the stop and the end', () => {
    expect(open().texts()).toEqual([
      'Session',
      '11 minutes left today',
      '····❙❙❙❙❙❙❙❙❙❙❙',
      '—',
      ...SESSION_PRESETS.map(({ name }) => name),
      '—',
      'Put the light out (F9)',
      'Open Vayl',
      'Quit Vayl',
    ]);
  });

  it('switches the session on and off', async () => {
    const { session, choose, isTicked } = open();
    await choose('Session');
    expect([session.getSnapshot().settings.isOn, isTicked()]).toEqual([true, true]);
    await choose('Session');
    expect([session.getSnapshot().settings.isOn, isTicked()]).toEqual([false, false]);
  });

  it.each([
    ['[RD-83] before the four questions', { isScreened: false }],
    ['[RD-59] without minutes', { minutes: NOTHING_LEFT }],
  ])('opens the window instead of light %s', async (_, options) => {
    const { session, choose, host, isTicked } = open(options);
    await choose('Session');
    expect([session.getSnapshot().settings.isOn, isTicked()]).toEqual([false, false]);
    expect(host.showControl).toHaveBeenCalledOnce();
  });

  it('takes a preset without switching on', async () => {
    const { session, choose } = open();
    await choose('Calm');
    expect(session.getSnapshot().settings).toMatchObject({ isOn: false, centerModulationHz: 6 });
  });

  it('puts the light out, opens the window and ends the app', async () => {
    const { session, choose, host } = open();
    session.switchOn();
    await choose('Put the light out (F9)');
    expect(session.getSnapshot()).toMatchObject({ stoppedBy: 'button', settings: { isOn: false } });
    await choose('Open Vayl');
    await choose('Quit Vayl');
    expect([host.showControl.mock.calls.length, host.quit.mock.calls.length]).toEqual([1, 1]);
  });

  it('says what has paused the session, and opens the window where this is not the time', async () => {
    const { world, session, choose, texts, trays, host } = open();
    await choose('Session');
    await world.set({ microphone: true });
    expect(texts().slice(0, 2)).toEqual(['Session', 'Paused: microphone in use']);
    expect(trays.at(-1)?.name).toBe('Vayl. Paused: microphone in use');
    await choose('Session');
    expect(texts()).not.toContain('Paused: microphone in use');
    await choose('Session');
    expect(session.getSnapshot().settings.isOn).toBe(false);
    expect(host.showControl).toHaveBeenCalledOnce();
  });

  it('is drawn anew when something of it changes, and not otherwise', () => {
    const { session, trays, stopKey, texts } = open();
    session.change({ visualHue: 30 });
    expect(trays).toHaveLength(1);
    session.savePreset('Letters');
    stopKey.set({ keys: undefined, problem: undefined });
    expect(trays).toHaveLength(3);
    expect(texts()).toEqual(expect.arrayContaining(['Letters', 'Put the light out']));
  });
});
