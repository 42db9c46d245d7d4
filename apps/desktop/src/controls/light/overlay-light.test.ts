import { SESSION_DEFAULTS } from '@vayl/domain';
import { FULL_SHAPE, MonotonicPhases } from '@vayl/light';
import type { LightRequest } from '@vayl/session';
import { describe, expect, it, vi } from 'vitest';
import type { OverlayOrder } from '../../wire/overlay-order.ts';
import type { OverlayReport } from '../../wire/overlay-report.ts';
import { OverlayLight } from './overlay-light.ts';

const ON: LightRequest = { ...SESSION_DEFAULTS, isOn: true, shape: FULL_SHAPE, isStrict: false };
const OFF: LightRequest = { ...ON, isOn: false };
const LIT: OverlayReport = {
  depth: { askedLuminance: 0.1, deliveredLuminance: 0.06, limitLuminance: 0.1, reason: 'guard' },
  refreshHz: 60,
  missedShare: 0,
  hasSurface: true,
  isDark: false,
};
const DARK: OverlayReport = { ...LIT, isDark: true };

function open() {
  const orders: OverlayOrder[] = [];
  const shown = new Map<string, boolean>();
  const time = { nowMs: 0, beats: 0 };
  const phases = new MonotonicPhases();
  const light = new OverlayLight({
    host: {
      orderLight: async (order) => void orders.push(order),
      showOverlay: async (label, isShown) => void shown.set(label, isShown),
    },
    phases,
    nowMs: () => time.nowMs,
    logFailure: (what) => expect.fail(what),
  });
  const beat = (reports: Readonly<Record<string, OverlayReport>>, times = 1) => {
    for (let count = 0; count < times; count += 1) {
      time.nowMs += 100;
      time.beats += 1;
      // The shell's clock is a second ahead of the page's.
      light.handleBeat({ number: time.beats, shellMs: time.nowMs + 1000, reports });
    }
  };
  return { light, phases, orders, shown, beat };
}

describe('the light over all displays', () => {
  it('shows a window only once its page has answered, and with light in it', () => {
    const { light, orders, shown, beat } = open();
    light.set(ON);
    expect(shown.size).toBe(0);
    beat({ 'overlay-0': DARK });
    expect(shown.get('overlay-0')).toBe(true);
    expect(orders.filter(({ is }) => is === 'light')).toHaveLength(2);
  });

  it('takes the windows away when the last of them has faded', () => {
    const { light, shown, beat } = open();
    beat({ 'overlay-0': DARK, 'overlay-1': DARK });
    light.set(ON);
    light.set(OFF);
    beat({ 'overlay-0': DARK, 'overlay-1': LIT });
    expect([...shown.values()]).toEqual([true, true]);
    beat({ 'overlay-0': DARK, 'overlay-1': DARK });
    expect([...shown.values()]).toEqual([false, false]);
  });

  it('is dark at once when it is stopped: the order goes out, and the windows go', () => {
    const { light, orders, shown, beat } = open();
    beat({ 'overlay-0': DARK });
    light.set(ON);
    light.stop();
    expect(orders.at(-1)).toEqual({ is: 'stop' });
    expect(shown.get('overlay-0')).toBe(false);
    beat({ 'overlay-0': LIT, 'overlay-1': DARK });
    expect(shown.get('overlay-1')).not.toBe(true);
  });

  it('shows windows again that the shell has taken away, when light is asked for again', () => {
    const { light, shown, beat } = open();
    beat({ 'overlay-0': DARK });
    light.set(ON);
    light.handleDarkened();
    shown.clear();
    light.set(ON);
    expect(shown.get('overlay-0')).toBe(true);
  });

  it('tells where the waves stand in the shell’s time, and again every two seconds', () => {
    const { light, orders, beat } = open();
    beat({ 'overlay-0': DARK });
    light.set(ON);
    orders.length = 0;
    beat({ 'overlay-0': LIT }, 40);
    const anchors = orders.flatMap((order) => (order.is === 'phase' ? [order.phase] : []));
    expect(anchors).toHaveLength(2);
    const [first, second] = anchors;
    expect((second?.atShellMs ?? 0) - (first?.atShellMs ?? 0)).toBeCloseTo(2000, 6);
    expect((second?.centerCycles ?? 0) - (first?.centerCycles ?? 0)).toBeCloseTo(2 * ON.centerModulationHz, 6);
  });

  it('asks where the waves stand with every beat, since a sound’s clock is known only by many readings', () => {
    const { light, phases, beat } = open();
    beat({ 'overlay-0': DARK });
    light.set(ON);
    const asked = vi.spyOn(phases, 'centerPhaseCycles');
    beat({ 'overlay-0': LIT }, 8);
    expect(asked).toHaveBeenCalledTimes(8);
  });

  it('says of itself what the least of the displays can show', () => {
    const { light, beat } = open();
    expect([light.refreshHz, light.report().reason]).toEqual([0, 'dark']);
    const dimmer = { ...LIT, refreshHz: 144, depth: { ...LIT.depth, deliveredLuminance: 0.02 } };
    beat({ 'overlay-0': dimmer, 'overlay-1': LIT, 'overlay-2': { ...LIT, hasSurface: false, refreshHz: 0 } });
    expect(light.refreshHz).toBe(60);
    expect(light.report().deliveredLuminance).toBe(0.06);
    expect(light.capability(40, 'Sine').grade).toBe('not-representable');
  });
});
