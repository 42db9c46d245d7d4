import { SESSION_PRESETS } from '@vayl/domain';
import { describe, expect, it, vi } from 'vitest';
import type { Tray, TrayEntry } from '../../host/shell-host.ts';
import { Observed } from '../observed.ts';
import type { StopKeyState } from '../stop-key/stop-key.ts';
import { deskSession, meterAt, NOTHING_LEFT, PLENTY } from '../test-helpers/desk-session.ts';
import { followTray } from './follow-tray.ts';

function open({ isScreened = true, minutes = PLENTY } = {}) {
  const session = deskSession({ isScreened });
  const trays: Tray[] = [];
  const stopKey = new Observed<StopKeyState>({ keys: 'F9', problem: undefined });
  const host = {
    setTray: async (tray: Tray) => void trays.push(tray),
    showControl: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    quit: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
  const logFailure = (what: string) => expect.fail(what);
  followTray({ session, meter: meterAt(minutes), stopKey, host, keysText: (keys) => keys, logFailure });
  const entries = (): readonly TrayEntry[] => trays.at(-1)?.entries ?? [];
  return {
    session,
    trays,
    host,
    stopKey,
    texts: () => entries().map((entry) => ('text' in entry ? entry.text : '—')),
    choose: (text: string) => {
      const found = entries().find((entry) => 'act' in entry && entry.text === text);
      if (found === undefined || !('act' in found)) throw new Error(`there is no ${text}`);
      found.act();
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

  it('switches the session on and off', () => {
    const { session, choose, isTicked } = open();
    choose('Session');
    expect([session.getSnapshot().settings.isOn, isTicked()]).toEqual([true, true]);
    choose('Session');
    expect([session.getSnapshot().settings.isOn, isTicked()]).toEqual([false, false]);
  });

  it.each([
    ['[RD-83] before the four questions', { isScreened: false }],
    ['[RD-59] without minutes', { minutes: NOTHING_LEFT }],
  ])('opens the window instead of light %s', (_, options) => {
    const { session, choose, host, isTicked } = open(options);
    choose('Session');
    expect([session.getSnapshot().settings.isOn, isTicked()]).toEqual([false, false]);
    expect(host.showControl).toHaveBeenCalledOnce();
  });

  it('takes a preset without switching on', () => {
    const { session, choose } = open();
    choose('Calm');
    expect(session.getSnapshot().settings).toMatchObject({ isOn: false, centerModulationHz: 6 });
  });

  it('puts the light out, opens the window and ends the app', () => {
    const { session, choose, host } = open();
    session.switchOn();
    choose('Put the light out (F9)');
    expect(session.getSnapshot()).toMatchObject({ stoppedBy: 'button', settings: { isOn: false } });
    choose('Open Vayl');
    choose('Quit Vayl');
    expect([host.showControl.mock.calls.length, host.quit.mock.calls.length]).toEqual([1, 1]);
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
