import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pause } from './harness/clock.ts';
import { spreadOf } from './harness/light.ts';
import { openVeiledScreen, switchOn, type VeiledScreen } from './harness/veil.ts';

const STOP_KEYS = ['Control_L', 'Shift_L', 'period'];

let veiled: VeiledScreen;

beforeEach(async () => {
  veiled = await openVeiledScreen();
  await switchOn(veiled);
});

afterEach(async () => {
  await veiled.screen.close();
});

describe('the veil over a real screen', () => {
  it('[RD-48] is gone within 100 ms of the stop key', async () => {
    const { watch, dark } = veiled;
    const pressedMs = await watch.press(...STOP_KEYS);
    await pause(1000);
    expect(watch.lastLitMs(dark) - pressedMs).toBeLessThan(100);
    expect(spreadOf(watch.last(500))).toBeLessThan(2);
  });

  it.each(['shell', 'control', 'overlay'] as const)('leaves no light 500 ms after its %s was killed', async (which) => {
    const { app, watch, dark } = veiled;
    const { shell, control, overlays } = app.processes();
    const killedMs = performance.now();
    process.kill({ shell, control, overlay: overlays[0] ?? 0 }[which], 'SIGKILL');
    await pause(1500);
    expect(watch.lastLitMs(dark) - killedMs).toBeLessThan(500);
  });
});
