import { describe, expect, it } from 'vitest';
import type { Display } from '../../host/control-host.ts';
import { OverlayWindows } from './overlay-windows.ts';

const LEFT: Display = { name: 'left', left: 0, top: 0, width: 640, height: 400, scale: 1 };
const RIGHT: Display = { ...LEFT, name: 'right', left: 640 };

function open(...first: Display[]) {
  const there = { displays: first };
  const windows = new Map<string, Display>();
  const failures: string[] = [];
  const captures: [string, boolean][] = [];
  const overlays = new OverlayWindows(
    {
      displays: async () => there.displays,
      openOverlay: async (label, display, isHidden) => {
        captures.push([label, isHidden]);
        if (display.name === 'broken') throw new Error('no window');
        windows.set(label, display);
      },
      closeOverlay: async (label) => void windows.delete(label),
      hideFromCapture: async (label, isHidden) => void captures.push([label, isHidden]),
    },
    (what) => failures.push(what),
  );
  return { there, windows, failures, captures, overlays };
}

describe('the overlays', () => {
  it('are one for each display, and stay while nothing changes', async () => {
    const { windows, overlays } = open(LEFT, RIGHT);
    expect(await overlays.matchDisplays()).toBe(true);
    expect([...windows]).toEqual([
      ['overlay-0', LEFT],
      ['overlay-1', RIGHT],
    ]);
    expect(await overlays.matchDisplays()).toBe(false);
  });

  it('are made once, however often somebody asks meanwhile', async () => {
    const { windows, overlays } = open(LEFT);
    expect(await Promise.all([overlays.matchDisplays(), overlays.matchDisplays()])).toEqual([true, false]);
    expect([...windows.keys()]).toEqual(['overlay-0']);
  });

  it('come and go with displays, and never take a label again', async () => {
    const { there, windows, overlays } = open(LEFT, RIGHT);
    await overlays.matchDisplays();
    there.displays = [LEFT];
    expect(await overlays.matchDisplays()).toBe(true);
    there.displays = [LEFT, RIGHT];
    expect(await overlays.matchDisplays()).toBe(true);
    expect([...windows.keys()]).toEqual(['overlay-0', 'overlay-2']);
  });

  it('are made anew for a display of another size or scale', async () => {
    const { there, windows, overlays } = open(LEFT);
    await overlays.matchDisplays();
    there.displays = [{ ...LEFT, scale: 2 }];
    await overlays.matchDisplays();
    expect([...windows]).toEqual([['overlay-1', { ...LEFT, scale: 2 }]]);
  });

  it('do without the one that cannot be had, which is logged', async () => {
    const { windows, failures, overlays } = open({ ...LEFT, name: 'broken' }, RIGHT);
    await overlays.matchDisplays();
    expect([...windows.values()]).toEqual([RIGHT]);
    expect(failures).toEqual(['overlay.open-failed']);
  });

  it('are left out of screenshots until somebody says otherwise, those that come later too', async () => {
    const { there, captures, overlays } = open(LEFT);
    await overlays.matchDisplays();
    await overlays.hideFromCapture(true);
    await overlays.hideFromCapture(false);
    there.displays = [LEFT, RIGHT];
    await overlays.matchDisplays();
    expect(captures).toEqual([
      ['overlay-0', true],
      ['overlay-0', false],
      ['overlay-1', false],
    ]);
  });
});
